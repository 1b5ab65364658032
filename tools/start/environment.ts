import { variable } from '@arcada/service-kit/config';
import { processSchemas } from './process-schemas.ts';
import {
  type Callee,
  type ProcessDefinition,
  type ProcessName,
  portFor,
  type Site,
  serviceNames,
} from './process-table.ts';
import { chosenByLauncher } from './settings.ts';

const loopback = (port: number) => `http://127.0.0.1:${port}`;

/** `STORE_URL` and so on: where each service listens. */
const serviceUrls = (addressOf: (name: Callee) => string) =>
  Object.fromEntries(serviceNames.map((name) => [variable(name, 'URL'), addressOf(name)]));

/** What Node and its libraries need of the machine's own environment. */
const basics = [
  'PATH',
  'HOME',
  'TZ',
  'LANG',
  'TMPDIR',
  'TEMP',
  'SYSTEMROOT',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_ENV_PROXY',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
];

const only = (names: readonly string[], values: Record<string, string>) =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

/** How payments are reached: the user's own Stripe account, else the local Stripe. */
function stripeOf(site: Site, name: ProcessName): Record<string, string> {
  const { settings, keys } = site;
  const local = settings.testPayments ? loopback(portFor(site, name, 'stripe-local')) : undefined;
  if (name === 'gateway') return local ? { STRIPE_LOCAL_URL: local } : {};
  if (name !== 'store' && name !== 'stripe-local') return {};
  return {
    ...(local ? { STRIPE_API_BASE: local } : {}),
    STRIPE_SECRET_KEY: settings.stripeSecretKey ?? 'sk_test_local',
    STRIPE_WEBHOOK_SECRET:
      (settings.stripeSecretKey ? settings.stripeWebhookSecret : undefined) ?? keys.stripeWebhookSecret,
  };
}

/** The whole environment of one process: the variables that its configuration names, and what Node needs. */
export function environmentOf(definition: ProcessDefinition, site: Site): Record<string, string> {
  const { settings, keys, ports } = site;
  const addressOf = (callee: Callee) => loopback(portFor(site, definition.name, callee));
  const { HOST, STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...rest } = settings.given;
  const given = Object.fromEntries(Object.entries(rest).filter(([name]) => !chosenByLauncher.test(name)));
  const values: Record<string, string> = {
    ...given,
    LOG_LEVEL: given.LOG_LEVEL ?? 'info',
    DATA_DIR: settings.dataDir,
    SITE_URL: settings.siteUrl,
    DEV_MAIL: String(settings.devMail),
    SEED_DEMO: String(settings.seedDemo),
    MAIL_FROM: given.MAIL_FROM ?? 'Arcada <hello@arcada.example>',
    PORT: String(settings.port),
    GATEWAY_INTERNAL_PORT: String(ports['gateway-internal']),
    GATEWAY_INTERNAL_URLS: addressOf('gateway-internal'),
    GATEWAY_URL: addressOf('gateway'),
    PAGE_SERVER_PORT: String(ports['page-server']),
    PAGE_SERVER_URL: addressOf('page-server'),
    ...serviceUrls(addressOf),
    INTERNAL_JWKS: keys.internalJwks,
    ...stripeOf(site, definition.name),
    ...(HOST && definition.name === 'gateway' ? { HOST } : {}),
    ...definition.environment(site),
  };
  const schema = processSchemas.get(definition.name);
  if (!schema) throw new Error(`Nothing says which variables ${definition.name} reads`);
  return {
    ...only(basics, given),
    NODE_ENV: given.NODE_ENV ?? 'production',
    ...only(Object.keys(schema.shape), values),
  };
}
