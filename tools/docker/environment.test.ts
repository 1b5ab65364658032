import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspectConfig, plainHttpRule, trialRule, variable } from '@arcada/service-kit/config';
import { serviceManifests } from '@arcada/service-kit/services';
import { readConfig as readStripeConfig } from '@arcada/stripe-local/config';
import { processSchemas } from '../start/process-schemas.ts';
import { serviceNames } from '../start/process-table.ts';
import { type Compose, imageVariables, readCompose, trialVariables } from './compose.ts';
import { compose, migrations, processNames, variables } from './deployment.fixture.ts';

const ofProcess = (name: string) => name.replace(/-migrate$/, '');
const own = [...processNames, ...migrations];

function faultsOf(site: Compose, name: string): string[] {
  const environment = { ...imageVariables, ...site.services[name]?.environment };
  const schema = processSchemas.get(ofProcess(name));
  if (!schema) throw new Error(`Nothing says which variables ${name} reads`);
  return inspectConfig(environment, [schema], [trialRule, plainHttpRule]).faults.map(({ text }) => text);
}

test('compose runs every process of the site, migrations before it, and nothing else but a database', () => {
  expect(Object.keys(compose.services).sort()).toEqual([...own, 'mysql'].sort());
});

test.each(own.filter((name) => name !== 'stripe-local'))('%s gets everything it needs', (name) => {
  expect(faultsOf(compose, name)).toEqual([]);
});

test.each(own)('%s gets no variable that it does not read', (name) => {
  const known = Object.keys(processSchemas.get(ofProcess(name))?.shape ?? {});
  expect(Object.keys(compose.services[name]?.environment ?? {}).filter((key) => !known.includes(key))).toEqual([]);
});

test.each([...serviceNames, 'gateway'])('%s gets the addresses of all services', (name) => {
  for (const other of serviceNames) {
    const port = compose.services[other]?.environment[`${other.toUpperCase()}_PORT`];
    expect(compose.services[name]?.environment[`${other.toUpperCase()}_URL`]).toBe(`http://${other}:${port}`);
  }
});

test.each(serviceManifests)('$domain listens on the port in its manifest', ({ domain, port }) => {
  expect(compose.services[domain]?.environment[variable(domain, 'PORT')]).toBe(String(port));
});

test('pages are read under a name that the gateway accepts, and its cache is notified of changes', () => {
  const { gateway, ...others } = compose.services;
  const read = new URL(others['page-server']?.environment.GATEWAY_URL ?? '');
  expect(gateway?.environment.ALLOWED_HOSTS?.split(',')).toContain(read.hostname);
  expect(read.port).toBe(gateway?.environment.PORT);
  const inside = `http://gateway:${gateway?.environment.GATEWAY_INTERNAL_PORT}`;
  for (const name of [...serviceNames, 'page-server']) {
    expect(others[name]?.environment.GATEWAY_INTERNAL_URLS).toBe(inside);
  }
});

test('visitors are distinguished by the proxy on this machine, and by no other container', () => {
  const [network] = compose.networks.default.ipam.config;
  const proxies = (site: Compose) => site.services.gateway?.environment.TRUSTED_PROXIES?.split(',').filter(Boolean);
  expect(proxies(compose)).toEqual([network?.gateway]);
  const moved = readCompose({
    ...variables,
    NETWORK: '172.30.9.0/24',
    NETWORK_GATEWAY: '172.30.9.1',
    TRUSTED_PROXIES: '192.0.2.7',
  });
  expect(moved.networks.default.ipam.config).toEqual([{ subnet: '172.30.9.0/24', gateway: '172.30.9.1' }]);
  expect(proxies(moved)).toEqual(['172.30.9.1', '192.0.2.7']);
  expect(faultsOf(moved, 'gateway')).toEqual([]);
});

const holdersOf = (secret = 'none') =>
  Object.entries(compose.services)
    .filter(([, { environment }]) => Object.values(environment).some((value) => value.includes(secret)))
    .map(([name]) => ofProcess(name));

test('each secret reaches only the processes that need it', () => {
  const given: Record<string, string | undefined> = variables;
  const holders = (name: string) => [...new Set(holdersOf(given[name]))].sort();
  for (const name of processNames.filter((name) => name !== 'stripe-local')) {
    expect(holders(`INTERNAL_KEY_${name.toUpperCase().replaceAll('-', '_')}`)).toEqual([name]);
  }
  expect(holders('SMTP_URL')).toEqual(['blog', 'identity', 'learning', 'store']);
  expect(holders('MYSQL_PASSWORD')).toEqual(['admin', 'blog', 'identity', 'learning', 'mysql', 'store', 'tools']);
  expect(holders('LICENCE_KEY')).toEqual(['store']);
  expect(holders('OPENAI_API_KEY')).toEqual(['tools']);
  expect(holders('IDENTITY_SECOND_FACTOR_KEY')).toEqual(['identity']);
  expect(holders('LEARNING_CERTIFICATE_KEY')).toEqual(['learning']);
  expect(holders('RELEASE_TOKENS')).toEqual(['registry']);
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
    expect(holders(name)).toEqual(['store', 'stripe-local']);
  }
});

/** Variables in compose for lack of an alternative: the public keys and the database's password. */
const notAsFiles = ['SITE_URL', 'MYSQL_PASSWORD', 'INTERNAL_JWKS'];

test('a secret may be a file instead: its variable is present, but empty', () => {
  const given = Object.entries<string | undefined>(variables).map(([name, value]) => [
    name,
    notAsFiles.includes(name) ? value : '',
  ]);
  const site = readCompose(Object.fromEntries(given));
  const secret = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-secret-')), 'stripe');
  fs.writeFileSync(secret, 'sk_live_secret\n');
  const store = site.services.store?.environment;
  expect(store?.STRIPE_SECRET_KEY).toBe('');
  expect(faultsOf(site, 'store').join()).toContain('STRIPE_SECRET_KEY is missing');
  Object.assign(store ?? {}, { STRIPE_SECRET_KEY_FILE: secret });
  expect(faultsOf(site, 'store').join()).not.toContain('STRIPE_SECRET_KEY');
  fs.rmSync(path.dirname(secret), { recursive: true });
});

test.each(['STRIPE_SECRET_KEY', 'LICENCE_KEY', 'INTERNAL_KEY_GATEWAY', 'SITE_URL'])('compose asks for %s', (name) => {
  expect(() => readCompose({ ...variables, [name]: undefined })).toThrow(`${name} is missing`);
});

test('a trial pays at the local Stripe, which starts only for it', () => {
  const trial = readCompose({ ...variables, SMTP_URL: '', ...trialVariables() });
  for (const name of own.filter((name) => name !== 'stripe-local')) expect(faultsOf(trial, name)).toEqual([]);
  const stripe = trial.services['stripe-local'];
  const { port, host, webhookUrl } = readStripeConfig({ ...imageVariables, ...stripe?.environment });
  expect(stripe?.profiles).toEqual([trialVariables().COMPOSE_PROFILES]);
  expect(host).toBe('0.0.0.0');
  expect(trial.services.store?.environment.STRIPE_API_BASE).toBe(`http://stripe-local:${port}`);
  expect(trial.services.gateway?.environment.STRIPE_LOCAL_URL).toBe(`http://stripe-local:${port}`);
  expect(webhookUrl).toBe(`http://gateway:${trial.services.gateway?.environment.PORT}/api/stripe/webhook`);
});

test.each(['8080', '9090'])('a trial at port %s is visited there, whatever the address of the real site', (port) => {
  const given = port === '8080' ? variables : { ...variables, PORT: port };
  const { services } = readCompose({ ...given, ...trialVariables(given) });
  expect(services.gateway?.ports).toEqual([`127.0.0.1:${port}:8080`]);
  for (const name of own) expect(services[name]?.environment.SITE_URL).toBe(`http://localhost:${port}`);
});

test('a public site does not start with the secrets of a trial', () => {
  const site = readCompose({ ...variables, ...trialVariables(), SITE_URL: 'https://shop.example.com' });
  expect(faultsOf(site, 'store').join()).toContain('STRIPE_API_BASE is not usable here');
});
