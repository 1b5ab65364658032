import type { Type } from '@nestjs/common';
import type { ServiceDefinition } from './definition.ts';
import { erasesWith } from './privacy/personal-data.ts';

/** What one noun (folder) adds to its service: its Nest module, and what belongs to it outside Nest. */
export interface ServicePart
  extends Pick<
    ServiceDefinition,
    'entities' | 'migrations' | 'onEvent' | 'personalData' | 'tasks' | 'mails' | 'attachments' | 'housekeepers'
  > {
  /** Its `exports` are what other nouns may inject. */
  module: Type;
}

/** One listener for each name: of two, one would silently get nothing. */
function unique<Listener>(kind: string, all: readonly (Readonly<Record<string, Listener>> | undefined)[]) {
  const found: Record<string, Listener> = {};
  for (const [name, listener] of all.flatMap((each) => Object.entries(each ?? {}))) {
    if (Object.hasOwn(found, name)) throw new Error(`Two nouns of this service handle the ${kind} "${name}"`);
    found[name] = listener;
  }
  return found;
}

/** The parts of a service merged into one piece of its definition, in order. */
export function joinParts(parts: readonly ServicePart[]) {
  const join = <Item>(pick: (part: ServicePart) => readonly Item[] | undefined): Item[] =>
    parts.flatMap((part) => pick(part) ?? []);
  return {
    imports: parts.map(({ module }) => module),
    entities: join(({ entities }) => entities),
    migrations: join(({ migrations }) => migrations),
    onEvent: unique<unknown>(
      'event',
      parts.flatMap(({ onEvent, personalData }) => [onEvent, personalData && erasesWith(personalData)]),
    ) as NonNullable<ServiceDefinition['onEvent']>,
    tasks: unique(
      'task',
      parts.map(({ tasks }) => tasks),
    ),
    mails: unique(
      'mail',
      parts.map(({ mails }) => mails),
    ),
    attachments: unique(
      'attachment',
      parts.map(({ attachments }) => attachments),
    ),
    housekeepers: join(({ housekeepers }) => housekeepers),
    personalData: parts.find(({ personalData }) => personalData)?.personalData,
  } satisfies Partial<ServiceDefinition>;
}
