import { type StartOptions, startService, type TestService } from '@arcada/testing/service';
import { registryDefinition } from '../src/definition.ts';

export const tokens = { store: 'token-of-the-store-team', admin: 'token-of-the-admin-team' };

export const startRegistry = (env: StartOptions['env'] = {}): Promise<TestService> =>
  startService(registryDefinition, { env: { RELEASE_TOKENS: JSON.stringify(tokens), ...env } });
