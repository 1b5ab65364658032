import type { ServiceDefinition } from './definition.ts';

/** What one noun (folder) adds to its service. */
export type ServicePart = Pick<
  ServiceDefinition,
  'controllers' | 'providers' | 'entities' | 'migrations' | 'onEvent' | 'tasks' | 'housekeepers'
>;

/** The parts of a service as one piece of its definition, in their order. */
export function joinParts(parts: readonly ServicePart[]): ServicePart {
  const join = <Item>(pick: (part: ServicePart) => readonly Item[] | undefined): Item[] =>
    parts.flatMap((part) => pick(part) ?? []);
  return {
    controllers: join(({ controllers }) => controllers),
    providers: join(({ providers }) => providers),
    entities: join(({ entities }) => entities),
    migrations: join(({ migrations }) => migrations),
    onEvent: Object.assign({}, ...parts.map((part) => part.onEvent)),
    tasks: Object.assign({}, ...parts.map((part) => part.tasks)),
    housekeepers: join(({ housekeepers }) => housekeepers),
  };
}
