import { joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { assistantPart } from './assistant/assistant.module.ts';
import { toolsConfig } from './config.ts';
import { documentsPart } from './documents/documents.module.ts';
import { privacyPart } from './privacy/privacy.module.ts';

/** The nouns of tools. A new one adds its part here. */
const parts: ServicePart[] = [documentsPart, assistantPart, privacyPart];

export const toolsDefinition: ServiceDefinition = {
  domain: 'tools',
  config: toolsConfig,
  ...joinParts(parts),
};
