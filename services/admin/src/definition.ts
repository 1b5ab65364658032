import { joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { adminConfig } from './config.ts';
import { healthPart } from './health/health.module.ts';
import { trailPart } from './trail/trail.module.ts';

/** The nouns of admin. A new one adds its part here. */
const parts: ServicePart[] = [trailPart, healthPart];

/** It has no data of its own: each service keeps what it owns. */
const { entities: _entities, migrations: _migrations, ...joined } = joinParts(parts);

export const adminDefinition: ServiceDefinition = {
  domain: 'admin',
  config: adminConfig,
  ...joined,
};
