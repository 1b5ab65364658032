import { joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { registryConfig } from './config.ts';
import { filesPart } from './files/files.module.ts';
import { healthPart } from './health/health.module.ts';
import { Compositions } from './live/compositions.ts';
import { livePart } from './live/live.module.ts';
import { operationPart } from './operation/operation.module.ts';
import { publishingPart } from './publishing/publishing.module.ts';
import { releasesPart } from './releases/releases.module.ts';

/** The nouns of the registry. A new one adds its part here. */
const parts: ServicePart[] = [publishingPart, livePart, filesPart, healthPart, releasesPart, operationPart];

/** It keeps files, no database. */
const { entities: _entities, migrations: _migrations, ...joined } = joinParts(parts);

export const registryDefinition: ServiceDefinition = {
  domain: 'registry',
  config: registryConfig,
  ...joined,
  // A registry that can't say what is live is not ready, even if its process is healthy.
  ready: async (context) => void (await context.get(Compositions).live()),
  // Files arrive raw: the handler reads the stream, counts and checks it.
  prepare: (app) => {
    app
      .getHttpAdapter()
      .getInstance()
      .addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  },
};
