import { type ProcessDefinition, type Site, serviceNames } from './process-table.ts';
import type { Settings } from './settings.ts';

/** Mails are shown under /dev/mail where nobody but the developer looks: embedded data, no SMTP, a local address. */
const showsMails = ({ databaseUrls, given, siteUrl }: Settings) =>
  Object.keys(databaseUrls).length === 0 &&
  !given.SMTP_URL &&
  ['localhost', '127.0.0.1'].includes(new URL(siteUrl).hostname);

const loopback = (port: number) => `http://127.0.0.1:${port}`;

/** `STORE_URL` and so on: where each service listens. */
const serviceUrls = ({ ports }: Site) =>
  Object.fromEntries(
    serviceNames.map((name) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, loopback(ports[name])]),
  );

/** Variables that the launcher passes to those processes alone that need them. */
const reserved =
  /^(STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|STRIPE_API_BASE|LICENCE_KEY|LEARNING_CERTIFICATE_KEY|RELEASE_TOKENS|HOST)$|_DATABASE_URL$/;

/** How payments are reached: the user's own Stripe account, else the local Stripe. */
function stripeOf({ settings, keys, ports }: Site, name: string): Record<string, string> {
  const local = settings.stripeSecretKey ? undefined : loopback(ports['stripe-local']);
  if (name === 'gateway') return local ? { STRIPE_LOCAL_URL: local } : {};
  if (name !== 'store' && name !== 'stripe-local') return {};
  return {
    ...(local ? { STRIPE_API_BASE: local } : {}),
    STRIPE_SECRET_KEY: settings.stripeSecretKey ?? 'sk_test_local',
    STRIPE_WEBHOOK_SECRET:
      (settings.stripeSecretKey ? settings.stripeWebhookSecret : undefined) ?? keys.stripeWebhookSecret,
  };
}

/** The whole environment of one process: what the user gave, what all share, what is its own. */
export function environmentOf(definition: ProcessDefinition, site: Site): Record<string, string> {
  const { settings, keys, ports } = site;
  const given = Object.fromEntries(Object.entries(settings.given).filter(([name]) => !reserved.test(name)));
  return {
    ...given,
    NODE_ENV: given.NODE_ENV ?? 'production',
    LOG_LEVEL: given.LOG_LEVEL ?? 'info',
    DATA_DIR: settings.dataDir,
    SITE_URL: settings.siteUrl,
    DEV_MAIL: given.DEV_MAIL ?? String(showsMails(settings)),
    MAIL_FROM: given.MAIL_FROM ?? 'Arcada <hello@arcada.example>',
    PORT: String(settings.port),
    GATEWAY_INTERNAL_PORT: String(ports['gateway-internal']),
    GATEWAY_INTERNAL_URLS: loopback(ports['gateway-internal']),
    GATEWAY_URL: loopback(settings.port),
    PAGE_SERVER_PORT: String(ports['page-server']),
    PAGE_SERVER_URL: loopback(ports['page-server']),
    ...serviceUrls(site),
    INTERNAL_JWKS: keys.internalJwks,
    ...stripeOf(site, definition.name),
    ...definition.environment(site),
  };
}
