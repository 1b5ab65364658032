import { auditPart, deliveriesPart, joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { assistantPart } from './assistant/assistant.module.ts';
import { chatPart } from './chat/chat.module.ts';
import { toolsConfig } from './config.ts';
import { documentsPart } from './documents/documents.module.ts';
import { exportsPart } from './exports/exports.module.ts';
import { modelPart } from './model/model.module.ts';
import { privacyPart } from './privacy/privacy.module.ts';
import { projectsPart } from './projects/projects.module.ts';
import { seedTools } from './seed/seed-tools.ts';
import { sharesPart } from './shares/shares.module.ts';
import { topicsPart } from './topics/topics.module.ts';

/** The nouns of tools. A new one adds its part here. */
const parts: ServicePart[] = [
  documentsPart,
  topicsPart,
  sharesPart,
  exportsPart,
  assistantPart,
  chatPart,
  modelPart,
  projectsPart,
  privacyPart,
  auditPart('CreateAuditTrail1795500100010'),
  deliveriesPart('tools'),
];

export const toolsDefinition: ServiceDefinition = {
  domain: 'tools',
  config: toolsConfig,
  ...joinParts(parts),
  seed: seedTools,
};
