import { joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { adminConfig } from './config.ts';
import { healthPart } from './health/health.module.ts';
import { privacyPart } from './privacy/privacy.module.ts';
import { trailPart } from './trail/trail.module.ts';
import { viewsPart } from './views/views.module.ts';

/** The nouns of admin. A new one adds its part here. What admins see of other areas stays with those. */
const parts: ServicePart[] = [trailPart, healthPart, viewsPart, privacyPart];

export const adminDefinition: ServiceDefinition = {
  domain: 'admin',
  config: adminConfig,
  ...joinParts(parts),
};
