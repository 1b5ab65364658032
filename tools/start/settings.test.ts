import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from './settings.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-settings-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function faultsOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('all faults of all processes are listed at once, each with an example', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  const message = faultsOf({
    PORT: 'http',
    SITE_URL: 'shop.example.com',
    STORE_DATABASE_URL: 'postgres://x',
    LOG_MAX_BYTES: '1k',
    SMTP_URL: 'mail.example.com',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: 'zzz',
    SEED_PRODUCTS: '-3',
    REGISTRATIONS_PER_HOUR: 'many',
    DATA_DIR: file,
  });
  const variables = message.split('\n').flatMap((line) => /^- (\w+) is /.exec(line)?.[1] ?? []);
  expect(variables.sort()).toEqual([
    'DATA_DIR',
    'LOG_LEVEL',
    'LOG_MAX_BYTES',
    'PORT',
    'REGISTRATIONS_PER_HOUR',
    'SEED_PRODUCTS',
    'SITE_URL',
    'SMTP_URL',
    'STORE_DATABASE_URL',
    'STRIPE_SECRET_KEY',
    'TRUSTED_PROXIES',
  ]);
  for (const name of ['PORT', 'SITE_URL', 'SMTP_URL', 'SEED_PRODUCTS', 'TRUSTED_PROXIES', 'STORE_DATABASE_URL']) {
    expect(message).toContain(`Example: ${name}=`);
  }
});

test.each(['/proc/nowhere/data', '/dev/null/data'])('DATA_DIR=%s is refused with an explanation', (DATA_DIR) => {
  expect(faultsOf({ DATA_DIR })).toMatch(/- DATA_DIR is not usable: .*Example: DATA_DIR=/);
});

test('without any configuration the site runs on port 8080 with embedded databases, for this machine only', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    siteUrl: 'http://localhost:8080',
    databaseUrls: {},
    seedDemo: true,
    devMail: true,
    testPayments: true,
  });
});

const none = { seedDemo: false, devMail: false, testPayments: false };
const real = { STRIPE_SECRET_KEY: 'sk_live_1' };
test.each([
  ['a public address', { SITE_URL: 'https://shop.example.com', ...real }],
  ['a mail server elsewhere', { SMTP_URL: 'smtp://u:p@mail.example.com', ...real }],
  ['a live key', real],
  ['an open port', { HOST: '0.0.0.0', STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['an address of the own network', { SITE_URL: 'http://192.168.1.7:8080', STRIPE_SECRET_KEY: 'sk_test_1' }],
])('with %s there are no demo accounts, no mail viewer, no test payments', (_, environment) => {
  expect(readSettings(environment)).toMatchObject(none);
});

test('explicitly enabled features also exist in a private network, but not on a public site', () => {
  const asked = { SEED_DEMO: 'true', DEV_MAIL: 'true', TEST_PAYMENTS: 'true' };
  const all = { seedDemo: true, devMail: true, testPayments: true };
  expect(readSettings({ ...asked, HOST: '0.0.0.0', STORE_DATABASE_URL: 'mysql://u@h/store' })).toMatchObject(all);
  expect(readSettings({ ...asked, SITE_URL: 'http://192.168.1.7:8080' })).toMatchObject(all);
  const message = faultsOf({ ...asked, SITE_URL: 'https://shop.example.com', SMTP_URL: 'smtp://mail.example.com' });
  for (const name of Object.keys(asked)) expect(message).toContain(`- ${name} is not usable here`);
  expect(message).toContain('SITE_URL is public');
  expect(message).toContain('SMTP_URL sends mails to people');
});

test('payments need a key or must be enabled as a test', () => {
  expect(faultsOf({ SITE_URL: 'https://shop.example.com' })).toContain('STRIPE_SECRET_KEY is missing');
  expect(faultsOf({ TEST_PAYMENTS: 'false' })).toContain('STRIPE_SECRET_KEY is missing');
  expect(faultsOf({ TEST_PAYMENTS: 'true', STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('exclude each other');
});

test('a secret may be given as a file', () => {
  const STRIPE_SECRET_KEY_FILE = path.join(folder, 'stripe-key');
  fs.writeFileSync(STRIPE_SECRET_KEY_FILE, 'sk_live_1\n');
  expect(readSettings({ STRIPE_SECRET_KEY_FILE })).toMatchObject({ stripeSecretKey: 'sk_live_1', ...none });
  expect(faultsOf({ STRIPE_SECRET_KEY_FILE: path.join(folder, 'away') })).toContain("can't be read (ENOENT)");
});
