import type { RegistryClient } from './registry-client.ts';
import { faultsOfServed } from './served.ts';

/** A registry where this version of the admin area is live. */
const registryWith = (access: unknown, health: unknown = null) =>
  ({
    list: async () => [{ remote: 'admin', live: '2', releases: [{ version: '2', access, health }] }],
  }) as unknown as RegistryClient;
const ask = (client: RegistryClient, version = '2') =>
  faultsOfServed({
    client,
    siteUrl: 'http://127.0.0.1:9',
    remote: 'admin',
    version,
    healthBefore: null,
    milliseconds: 0,
  });

test('an area for certain roles is well without a report of the page server, which never renders it', async () => {
  expect(await ask(registryWith(['admin']))).toEqual([]);
});

test('a public one waits for the report; a fault that is reported counts for both', async () => {
  expect(await ask(registryWith('public'))).toEqual(['the page server has not reported on it: is it running?']);
  const failed = { state: 'failed', reason: 'boom', at: '2026-11-20T10:00:00.000Z' };
  for (const access of ['public', ['admin']])
    expect(await ask(registryWith(access, failed))).toEqual(['the page server can’t draw it: boom']);
});

test('another version that was made live meanwhile is a fault', async () => {
  expect(await ask(registryWith(['admin']), '1')).toEqual(['2 was made live meanwhile']);
});
