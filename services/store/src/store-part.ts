import type { ServiceDefinition } from '@arcada/service-kit';

/** What one noun (folder) of the store adds to the service; `definition.ts` joins the parts. */
export type StorePart = Pick<
  ServiceDefinition,
  'controllers' | 'providers' | 'entities' | 'migrations' | 'onEvent' | 'tasks'
>;
