import { signingKeyVariable } from '@arcada/service-kit/config';
import { z } from 'zod';

/**
 * Environment variables of learning in addition to those of every service, each with default and
 * description.
 */
export const learningConfig = z.object({
  CATALOGUE_POLL_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(5)
    .describe('Seconds between looks for changes that another process made to the catalogue')
    .meta({ example: '5' }),
  LEARNING_UPLOAD_QUOTA_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(5120)
    .describe('Megabytes that the uploads of one author may take')
    .meta({ example: '5120' }),
  LEARNING_DRAFT_FILES: z.coerce
    .number()
    .int()
    .min(1)
    .default(1000)
    .describe('Files that the unpublished courses of one author may have together')
    .meta({ example: '1000' }),
  LEARNING_CERTIFICATE_KEY: signingKeyVariable(
    'Key that certificates are signed with; the internal key stands in, but printed signatures end with it',
  ).optional(),
});
export type LearningConfig = z.infer<typeof learningConfig>;
