import { uuidSchema } from '@arcada/contracts';
import { z } from 'zod';

/** Of addresses below `/api/documents/{id}`. */
export const documentParams = z.object({ id: uuidSchema });
