import { z } from 'zod';

/** Environment variables of blog beyond those that every service has: each with default and description. */
export const blogConfig = z.object({});
