import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Environment variables of the gateway. Addresses of services are internal and never shown to visitors. */
export const gatewayConfig = z.object({
  PORT: port.default(8080).describe('The public port'),
  HOST: z.string().optional().describe('Address that the public port is bound to; all when empty'),
  GATEWAY_INTERNAL_PORT: port.default(8090).describe('Port that takes purges, evictions and metrics from inside'),
  GATEWAY_INTERNAL_HOST: z
    .string()
    .optional()
    .describe('Address that the internal port is bound to; HOST when given, else the loopback only'),
  SITE_URL: z.url().default('http://localhost:8080').describe('Public origin that visitors see'),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder for the last good composition and the mails'),
  INTERNAL_KEY: z.string().min(20).describe('Own private Ed25519 JWK, base64url JSON'),
  INTERNAL_JWKS: z.string().min(20).describe('Public keys of all internal callers, base64url JSON'),
  IDENTITY_URL: z.url(),
  REGISTRY_URL: z.url(),
  STORE_URL: z.url(),
  LEARNING_URL: z.url().optional(),
  BLOG_URL: z.url().optional(),
  PAGE_SERVER_URL: z.url(),
  STRIPE_LOCAL_URL: z.url().optional().describe('Local Stripe whose payment page is shown under /pay'),
  STRIPE_API_BASE: z.url().optional().describe('Used for /pay when STRIPE_LOCAL_URL is not given'),
  TRUSTED_PROXIES: list.describe('Addresses or CIDR ranges whose x-forwarded-for is believed'),
  DEV_MAIL: z.enum(['true', 'false']).default('false').describe('Shows the mails of DATA_DIR/mail under /dev/mail'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Multiplies all rate limits but those of sign-in'),
  CREDENTIAL_ATTEMPTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(30)
    .describe('Sign-in, registration, recovery and the newsletter’s form'),
  CACHE_MEGABYTES: z.coerce.number().int().min(1).default(128).describe('Memory for cached pages and reads'),
  UPSTREAM_CONCURRENCY: z.coerce.number().int().min(1).default(256).describe('Requests at once to one service'),
  UPSTREAM_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(8000)
    .describe('Longest wait for a service, from admission to the head of its answer; pages and their reads wait less'),
  STALE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .default(300)
    .describe('How long an old page may stand in for a dead one'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});
export type GatewayConfig = z.infer<typeof gatewayConfig>;

/** Reads the environment; every fault is listed at once with the variable's name. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = gatewayConfig.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The gateway's configuration has faults:\n${faults.join('\n')}`);
}
