import { isIP } from 'node:net';
import type { ServiceDomain } from '@arcada/contracts';
import {
  addressVariable,
  flag,
  plainHttpRule,
  portVariable,
  readConfig as read,
  trialRule,
  variable,
  variables,
} from '@arcada/service-kit/config';
import { serviceManifests } from '@arcada/service-kit/services';
import { z } from 'zod';

const wholeNumber = (least: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(least, `must be at least ${least}`);

/** An address, or a range in CIDR notation. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (!family || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

const list = (isItem: (item: string) => boolean, message: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every(isItem), message);
const optionalAddress = (process: string, example: string) => addressVariable(process, example).optional();
const isStripe = (url: string) => /(^|\.)stripe\.(com|network)$/.test(URL.parse(url)?.hostname ?? '');

/** Every site has the registry and the essential services; other services may be left out. */
const serviceAddresses = Object.fromEntries(
  serviceManifests.map(({ domain, port, essential }) => {
    const address = essential || domain === 'registry' ? addressVariable : optionalAddress;
    return [variable(domain, 'URL'), address(`${domain} service`, `http://127.0.0.1:${port}`)];
  }),
) as unknown as Record<`${Uppercase<ServiceDomain>}_URL`, z.ZodType<string | undefined>>;

/** Environment variables of the gateway. Addresses of services are internal and never shown to visitors. */
export const gatewayConfig = z.object({
  PORT: portVariable('The public port', '8080').default(8080),
  HOST: z
    .string()
    .optional()
    .describe('Address that the public port is bound to; without it the loopback for a local SITE_URL, else all')
    .meta({ example: '0.0.0.0' }),
  ALLOWED_HOSTS: list((name) => /^[\w.:[\]-]+$/.test(name), 'must be host names, separated by commas')
    .describe('Further names that this gateway is called by, such as the one that the page server uses')
    .meta({ example: 'gateway' }),
  ALLOW_HTTP: flag().default(false).describe('Lets a public SITE_URL be without TLS').meta({ example: 'true' }),
  GATEWAY_INTERNAL_PORT: portVariable('Port that takes purges, evictions and metrics from inside', '8090').default(
    8090,
  ),
  GATEWAY_INTERNAL_HOST: z
    .string()
    .optional()
    .describe('Address that the internal port is bound to; HOST when given, else the loopback only')
    .meta({ example: '0.0.0.0' }),
  GATEWAY_INTERNAL_URLS: variables.gatewayInternalUrls,
  SITE_URL: variables.siteUrl,
  DATA_DIR: variables.dataDir,
  INTERNAL_KEY: variables.internalKey,
  INTERNAL_JWKS: variables.internalJwks,
  ...serviceAddresses,
  PAGE_SERVER_URL: addressVariable('page server', 'http://127.0.0.1:8081'),
  STRIPE_LOCAL_URL: optionalAddress(
    'local Stripe, whose payment page is shown under /pay',
    'http://127.0.0.1:4242',
  ).refine(
    (url) => url === undefined || !isStripe(url),
    'is a host of Stripe itself: only the local Stripe is shown under /pay',
  ),
  TRUSTED_PROXIES: list(isAddressRange, 'must be addresses or CIDR ranges, separated by commas')
    .describe('Addresses or CIDR ranges whose x-forwarded-for is believed')
    .meta({ example: '10.0.0.0/8,192.168.1.4' }),
  DEV_MAIL: flag()
    .default(false)
    .describe('Shows the mails of DATA_DIR/mail under /dev/mail')
    .meta({ example: 'false' }),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number')
    .positive('must be above 0')
    .default(1)
    .describe('Multiplies all rate limits but those of sign-in')
    .meta({ example: '2' }),
  CREDENTIAL_ATTEMPTS_PER_MINUTE: wholeNumber(1)
    .default(30)
    .describe('Sign-in, registration, recovery and the newsletter’s form')
    .meta({ example: '30' }),
  CACHE_MEGABYTES: wholeNumber(1)
    .default(128)
    .describe('Megabytes for cached pages and reads')
    .meta({ example: '128' }),
  UPSTREAM_CONCURRENCY: wholeNumber(1)
    .default(256)
    .describe('Requests at once to one service')
    .meta({ example: '256' }),
  UPSTREAM_TIMEOUT_MS: wholeNumber(100)
    .default(8000)
    .describe('Longest wait for a service, from admission to the head of its answer; pages and their reads wait less')
    .meta({ example: '8000' }),
  CONNECTIONS: wholeNumber(1).default(8192).describe('Connections of visitors at once').meta({ example: '8192' }),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1)
    .default(256)
    .describe(
      'Connections of one address, behind which a whole office may be; proxies in TRUSTED_PROXIES have no bound',
    )
    .meta({ example: '256' }),
  STREAMS_PER_ADDRESS: wholeNumber(1)
    .default(6)
    .describe('Files and parts of films at once, for one account or for one address that isn’t signed in')
    .meta({ example: '6' }),
  STALE_SECONDS: wholeNumber(0)
    .default(300)
    .describe('How long an old page may stand in for a dead one')
    .meta({ example: '300' }),
  LOG_LEVEL: variables.logLevel,
});
export type GatewayConfig = z.infer<typeof gatewayConfig>;

/** Reads the environment; every fault is listed at once. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): GatewayConfig =>
  read('the gateway', environment, [gatewayConfig], [trialRule, plainHttpRule]) as GatewayConfig;
