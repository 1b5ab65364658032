import { roleSchema } from '@arcada/contracts';
import { z } from 'zod';

export const setRoleBody = z.object({ role: roleSchema });
