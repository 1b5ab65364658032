import type { Type } from '@nestjs/common';
import type { ServiceDefinition } from './definition.ts';

/** What one noun (folder) adds to its service: its Nest module, and what belongs to it outside Nest. */
export interface ServicePart
  extends Pick<ServiceDefinition, 'entities' | 'migrations' | 'onEvent' | 'tasks' | 'housekeepers'> {
  /** Its `exports` are what other nouns may inject. */
  module: Type;
}

/** The parts of a service merged into one piece of its definition, in order. */
export function joinParts(parts: readonly ServicePart[]) {
  const join = <Item>(pick: (part: ServicePart) => readonly Item[] | undefined): Item[] =>
    parts.flatMap((part) => pick(part) ?? []);
  return {
    imports: parts.map(({ module }) => module),
    entities: join(({ entities }) => entities),
    migrations: join(({ migrations }) => migrations),
    onEvent: Object.assign({}, ...parts.map((part) => part.onEvent)) as NonNullable<ServiceDefinition['onEvent']>,
    tasks: Object.assign({}, ...parts.map((part) => part.tasks)) as NonNullable<ServiceDefinition['tasks']>,
    housekeepers: join(({ housekeepers }) => housekeepers),
  } satisfies Partial<ServiceDefinition>;
}
