import { joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { cataloguePart } from './catalogue/catalogue.part.ts';
import { addFile } from './catalogue/files/add-file.ts';
import { commercePart } from './commerce.part.ts';
import { storeConfig } from './config.ts';
import { seedStore } from './seed/seed-store.ts';

/** The nouns of the store. A new one adds its part here and its variables in config.ts. */
const parts: ServicePart[] = [cataloguePart, commercePart];

export const storeDefinition: ServiceDefinition = {
  domain: 'store',
  config: storeConfig,
  ...joinParts(parts),
  seed: seedStore,
  commands: {
    'add-file': async (given, context) => {
      process.stdout.write(`${await addFile(context, given)}\n`);
    },
  },
  prepare: (app) => {
    app
      .getHttpAdapter()
      .getInstance()
      .addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  },
};
