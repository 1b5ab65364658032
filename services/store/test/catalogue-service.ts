import {
  auditPart,
  bulkPart,
  correctionsPart,
  createIdempotentAnswers,
  type DatabaseKind,
  IdempotentAnswerEntity,
  joinParts,
  type ServiceDefinition,
} from '@arcada/service-kit';
import { startService, type TestService } from '@arcada/testing/service';
import { z } from 'zod';
import { catalogueConfig } from '../src/catalogue/catalogue.config.ts';
import { cataloguePart } from '../src/catalogue/catalogue.module.ts';
import { storeDefinition } from '../src/definition.ts';
import { seedStore } from '../src/seed/seed-store.ts';

const joined = joinParts([
  cataloguePart,
  auditPart('CreateAuditTrail1795500100001'),
  bulkPart('CreateBulkChange1797000100001'),
  correctionsPart('CreateSpentCorrection1797000100011'),
]);

/** The store with its catalogue alone: these tests need neither Stripe nor other services. */
export const catalogueDefinition: ServiceDefinition = {
  domain: 'store',
  config: z.object(catalogueConfig),
  ...joined,
  entities: [...joined.entities, IdempotentAnswerEntity],
  migrations: [...joined.migrations, createIdempotentAnswers('CreateIdempotentAnswer1795000000003')],
  seed: seedStore,
  // Files are uploaded as they are.
  ...(storeDefinition.prepare && { prepare: storeDefinition.prepare }),
};

export const startCatalogue = (kind: DatabaseKind, env: Record<string, string> = {}): Promise<TestService> =>
  startService(catalogueDefinition, { kind, seed: true, env: { SEED_DEMO: 'true', ...env } });
