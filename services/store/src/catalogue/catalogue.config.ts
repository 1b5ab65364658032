import { z } from 'zod';

export const catalogueConfig = {
  SEED_PRODUCTS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(100_000, 'must be at most 100000')
    .default(0)
    .describe('Generated products that the seed adds for load tests')
    .meta({ example: '10000' }),
  STORE_DRAFT_QUOTA_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(2048)
    .describe('Megabytes that the files of one producer’s unpublished products may take')
    .meta({ example: '2048' }),
  CATALOGUE_POLL_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(1)
    .describe('Seconds between looks for changes that another process made to the catalogue')
    .meta({ example: '1' }),
};
