import type { ServiceDefinition } from '@arcada/service-kit';
import { cataloguePart } from './catalogue/catalogue.part.ts';
import { commercePart } from './commerce.part.ts';
import { storeConfig } from './config.ts';
import { seedStore } from './seed/seed-store.ts';
import type { StorePart } from './store-part.ts';

/** The nouns of the store. A new one adds its part here and its variables in config.ts. */
const parts: StorePart[] = [cataloguePart, commercePart];

const join = <Item>(pick: (part: StorePart) => readonly Item[] | undefined): Item[] =>
  parts.flatMap((part) => pick(part) ?? []);

export const storeDefinition: ServiceDefinition = {
  domain: 'store',
  config: storeConfig,
  controllers: join(({ controllers }) => controllers),
  providers: join(({ providers }) => providers),
  entities: join(({ entities }) => entities),
  migrations: join(({ migrations }) => migrations),
  onEvent: Object.assign({}, ...parts.map((part) => part.onEvent)),
  tasks: Object.assign({}, ...parts.map((part) => part.tasks)),
  seed: seedStore,
};
