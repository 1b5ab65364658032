import { z } from 'zod';

/** Environment variables of learning beyond those that every service has: each with default and description. */
export const learningConfig = z.object({});
