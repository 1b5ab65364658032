import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environmentOf } from './environment.ts';
import { readKeys } from './keys.ts';
import { processesOf, processTable, type Site } from './process-table.ts';
import { readSettings } from './settings.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-environment-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function siteWith(environment: Record<string, string>): Site {
  const settings = readSettings({ ...environment, DATA_DIR: folder });
  const names = [...processTable.map(({ name }) => name), 'gateway-internal'];
  const ports = Object.fromEntries(names.map((name, index) => [name, 41_000 + index])) as Site['ports'];
  return { settings, keys: readKeys(folder), ports };
}

const environmentsOf = (site: Site) =>
  Object.fromEntries(processesOf(site.settings).map((process) => [process.name, environmentOf(process, site)]));

test('each process has its own signing key, and nobody else has it', () => {
  const environments = Object.values(environmentsOf(siteWith({}))).flatMap(({ INTERNAL_KEY }) => INTERNAL_KEY ?? []);
  expect(environments).toHaveLength(7);
  expect(new Set(environments).size).toBe(7);
});

test('the secrets of one service are not given to others', () => {
  const environments = environmentsOf(siteWith({ IDENTITY_DATABASE_URL: 'mysql://u:secret@h/identity' }));
  const holders = (variable: string) => Object.keys(environments).filter((name) => environments[name]?.[variable]);
  expect(holders('LICENCE_KEY')).toEqual(['store']);
  expect(holders('RELEASE_TOKENS')).toEqual(['registry']);
  expect(holders('STRIPE_SECRET_KEY')).toEqual(['stripe-local', 'store']);
  expect(holders('IDENTITY_DATABASE_URL')).toEqual(['identity']);
});

test('HOST opens the public door and nothing else', () => {
  const environments = environmentsOf(siteWith({ HOST: '0.0.0.0' }));
  expect(environments.gateway).toMatchObject({ HOST: '0.0.0.0', GATEWAY_INTERNAL_HOST: '127.0.0.1' });
  expect(Object.values(environments).filter(({ HOST }) => HOST)).toHaveLength(1);
});

test("with the user's Stripe key no local Stripe starts and the real address is used", () => {
  const environments = environmentsOf(siteWith({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://x' }));
  expect(environments['stripe-local']).toBeUndefined();
  expect(environments.store?.STRIPE_SECRET_KEY).toBe('sk_test_1');
  expect(environments.store).not.toHaveProperty('STRIPE_API_BASE');
});

test('demo data is for embedded databases, and mails are shown on the own machine only', () => {
  expect(environmentsOf(siteWith({})).store).toMatchObject({ SEED_DEMO: 'true', DEV_MAIL: 'true' });
  const server = environmentsOf(siteWith({ STORE_DATABASE_URL: 'mysql://u@h/store' }));
  expect(server.store).toMatchObject({ SEED_DEMO: 'false', DEV_MAIL: 'false' });
  expect(environmentsOf(siteWith({ SITE_URL: 'https://shop.example.com' })).gateway?.DEV_MAIL).toBe('false');
});
