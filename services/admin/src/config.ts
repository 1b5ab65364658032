import { z } from 'zod';

/** Environment variables of admin beyond those that every service has: each with default and description. */
export const adminConfig = z.object({});
