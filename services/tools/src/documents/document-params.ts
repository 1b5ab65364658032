import { uuidSchema } from '@arcada/contracts';
import { z } from 'zod';

/** Of addresses below `/api/documents/{id}`. */
export const documentParams = z.object({ id: uuidSchema });

/** Of one of its versions. */
export const versionNumber = z.coerce.number().int().min(1).max(1_000_000_000);
