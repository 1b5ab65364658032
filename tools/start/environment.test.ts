import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environmentOf } from './environment.ts';
import { readKeys } from './keys.ts';
import { processSchemas } from './process-schemas.ts';
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

test('each process has its own signing key, and no other has it', () => {
  const environments = Object.values(environmentsOf(siteWith({}))).flatMap(({ INTERNAL_KEY }) => INTERNAL_KEY ?? []);
  expect(environments).toHaveLength(9);
  expect(new Set(environments).size).toBe(9);
});

/** Names of the processes that have a text anywhere in their environment. */
const holdersOf = (site: Site, secret: string) =>
  Object.entries(environmentsOf(site))
    .filter(([, environment]) => Object.values(environment).some((value) => value.includes(secret)))
    .map(([name]) => name);

test('each secret reaches only the processes that need it', () => {
  const site = siteWith({
    SITE_URL: 'https://shop.example.com',
    IDENTITY_DATABASE_URL: 'mysql://u:identity-secret@h/identity',
    SMTP_URL: 'smtp://u:mail-secret@mail.example.com',
    STRIPE_SECRET_KEY: 'sk_live_secret',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    OPENAI_API_KEY: 'sk-model-secret',
    OPENAI_BASE_URL: 'https://models.example.com/v1',
    AWS_SECRET_ACCESS_KEY: 'something-else-secret',
    npm_config__authToken: 'registry-secret',
  });
  const { internal, licence, certificate, secondFactor, releaseTokens } = site.keys;
  expect(holdersOf(site, 'identity-secret')).toEqual(['identity']);
  expect(holdersOf(site, 'mail-secret')).toEqual(['identity', 'store', 'learning', 'blog', 'tools', 'admin']);
  expect(holdersOf(site, 'sk_live_secret')).toEqual(['store']);
  expect(holdersOf(site, 'whsec_secret')).toEqual(['store']);
  for (const text of ['sk-model-secret', 'models.example.com']) expect(holdersOf(site, text)).toEqual(['tools']);
  expect(holdersOf(site, 'something-else-secret')).toEqual([]);
  expect(holdersOf(site, 'registry-secret')).toEqual([]);
  expect(holdersOf(site, licence)).toEqual(['store']);
  expect(holdersOf(site, certificate)).toEqual(['learning']);
  expect(holdersOf(site, secondFactor)).toEqual(['identity']);
  for (const token of Object.values(releaseTokens)) expect(holdersOf(site, token)).toEqual(['registry']);
  for (const { name } of processesOf(site.settings)) {
    expect(holdersOf(site, internal[name as keyof typeof internal])).toEqual([name]);
  }
});

test('a process gets the variables that it reads and what Node needs, nothing else', () => {
  const noise = {
    PATH: '/bin',
    HOME: '/root',
    NODE_COMPILE_CACHE: '/cache',
    EDITOR: 'vi',
    DISPLAY: ':0',
    STORE_URL: 'http://evil.example.com',
  };
  for (const [name, environment] of Object.entries(environmentsOf(siteWith(noise)))) {
    const known = [
      ...Object.keys(processSchemas.get(name)?.shape ?? {}),
      'PATH',
      'HOME',
      'NODE_COMPILE_CACHE',
      'NODE_ENV',
    ];
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
    expect(Object.values(environment)).not.toContain('http://evil.example.com');
    expect(environment).toMatchObject({ PATH: '/bin', NODE_COMPILE_CACHE: '/cache' });
  }
});

test('HOST opens the public port and nothing else', () => {
  const environments = environmentsOf(siteWith({ HOST: '0.0.0.0', TEST_PAYMENTS: 'true' }));
  expect(environments.gateway).toMatchObject({ HOST: '0.0.0.0', GATEWAY_INTERNAL_HOST: '127.0.0.1' });
  expect(Object.values(environments).filter(({ HOST }) => HOST)).toHaveLength(1);
});

test("with the user's Stripe key no local Stripe starts and the real address is used", () => {
  const environments = environmentsOf(siteWith({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://x' }));
  expect(environments['stripe-local']).toBeUndefined();
  expect(environments.store?.STRIPE_SECRET_KEY).toBe('sk_test_1');
  expect(environments.store).not.toHaveProperty('STRIPE_API_BASE');
  expect(environments.gateway).not.toHaveProperty('STRIPE_LOCAL_URL');
});

test('licences bought with test payments are signed with another key than those of the live shop', () => {
  const keyWith = (environment: Record<string, string>) => environmentsOf(siteWith(environment)).store?.LICENCE_KEY;
  const live = keyWith({ STRIPE_SECRET_KEY: 'sk_live_1' });
  expect(keyWith({})).not.toBe(live);
  expect(keyWith({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe(keyWith({}));
  expect(keyWith({ STRIPE_SECRET_KEY: 'rk_live_1' })).toBe(live);
});

test('SEED_DEMO has the same meaning on every database', () => {
  const seedDemo = (environment: Record<string, string>) =>
    ['identity', 'store', 'blog', 'learning', 'tools'].map(
      (name) => environmentsOf(siteWith(environment))[name]?.SEED_DEMO,
    );
  const database = { STORE_DATABASE_URL: 'mysql://u@h/store' };
  expect(seedDemo({})).toEqual(Array(5).fill('true'));
  expect(seedDemo({ SEED_DEMO: 'false' })).toEqual(Array(5).fill('false'));
  expect(seedDemo(database)).toEqual(Array(5).fill('false'));
  expect(seedDemo({ ...database, SEED_DEMO: 'true' })).toEqual(Array(5).fill('true'));
});
