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
  NEWSLETTER_PER_MINUTE: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(60_000)
    .default(300)
    .describe('Mails of a newsletter a minute, as many as the mail server takes')
    .meta({ example: '300' }),
  NEWSLETTER_STEP_MILLISECONDS: z.coerce
    .number('must be a number')
    .int()
    .min(20)
    .max(1000)
    .default(1000)
    .describe('Pause between two looks for mails of a newsletter that may go now')
    .meta({ example: '1000' }),
});
export type BlogConfig = z.infer<typeof blogConfig>;
