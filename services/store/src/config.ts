import { z } from 'zod';
import { catalogueConfig } from './catalogue/catalogue.config.ts';
import { commerceConfig } from './commerce.config.ts';

/** Environment variables of the store beyond those that every service has. Each noun brings its own. */
export const storeConfig = z.object({ ...catalogueConfig, ...commerceConfig });
export type StoreConfig = z.infer<typeof storeConfig>;
