import { z } from 'zod';

/**
 * Environment variables of the blog in addition to those of every service, each with default and
 * description.
 */
export const blogConfig = z.object({
  BLOG_POLL_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(5)
    .describe('Seconds between looks for changes that another process made to the blog')
    .meta({ example: '5' }),
});
export type BlogConfig = z.infer<typeof blogConfig>;
