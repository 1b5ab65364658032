import { z } from 'zod';

/** Environment variables of tools beyond those that every service has: each with default and description. */
export const toolsConfig = z.object({});
