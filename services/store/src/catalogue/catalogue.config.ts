import { z } from 'zod';

export const catalogueConfig = {
  SEED_PRODUCTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('How many generated products the seed adds for load tests, e.g. 10000'),
  CATALOGUE_POLL_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(5)
    .describe('How often the catalogue looks for changes made by another process, in seconds, e.g. 5'),
};
