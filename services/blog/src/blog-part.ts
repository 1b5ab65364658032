import type { ServiceDefinition } from '@arcada/service-kit';

/** What one noun (folder) of the blog adds to the service; `definition.ts` joins the parts. */
export type BlogPart = Pick<
  ServiceDefinition,
  'controllers' | 'providers' | 'entities' | 'migrations' | 'onEvent' | 'tasks'
>;
