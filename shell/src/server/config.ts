import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  PAGE_SERVER_PORT: z.coerce.number().int().min(0).max(65535).default(8081),
  /** Where pages fetch their data: the gateway, so that its cache serves them too. */
  GATEWAY_URL: z.url(),
  REGISTRY_URL: z.url(),
  /** Internal addresses of all gateways, separated by commas. */
  GATEWAY_INTERNAL_URLS: z.string().default(''),
  /** Public origin, for canonical links and the sitemap. */
  SITE_URL: z.url(),
  DATA_DIR: z.string().min(1),
  /** Own Ed25519 private key, a JWK in base64url JSON. */
  INTERNAL_KEY: z.string().min(20),
  /** Folder with the browser build and chunks.json. */
  SHELL_DIST: z.string().default(path.resolve(process.argv[1] ?? '.', '../..')),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});
export type PageServerConfig = z.infer<typeof schema>;

/** Reads the environment; every fault is listed at once. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): PageServerConfig {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The page server's configuration is wrong:\n${faults.join('\n')}`);
}
