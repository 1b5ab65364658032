import type { z } from 'zod';
import type { problemSchema } from './problem.schema.ts';

export type Problem = z.infer<typeof problemSchema>;
