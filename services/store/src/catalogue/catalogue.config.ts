import { z } from 'zod';

export const catalogueConfig = {
  SEED_PRODUCTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('Generated products that the seed adds for load tests')
    .meta({ example: '10000' }),
  CATALOGUE_POLL_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(1)
    .describe('Seconds between looks for changes that another process made to the catalogue')
    .meta({ example: '1' }),
};
