import type { ServiceDefinition } from '@arcada/service-kit';

/** What one noun (folder) of learning adds to the service; `definition.ts` joins the parts. */
export type LearningPart = Pick<
  ServiceDefinition,
  'controllers' | 'providers' | 'entities' | 'migrations' | 'onEvent' | 'tasks'
>;
