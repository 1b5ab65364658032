import path from 'node:path';
import { ToolError } from '../progress.ts';
import { root } from '../workspace.ts';
import { defaultLogBytes } from './log-file.ts';

/** What the person who starts the site may set; everything else the launcher decides. */
export interface Settings {
  /** The public port. */
  port: number;
  /** Origin that visitors see. */
  siteUrl: string;
  dataDir: string;
  /** The user's own Stripe key: no local Stripe is started. */
  stripeSecretKey: string | undefined;
  stripeWebhookSecret: string | undefined;
  /** Databases that were configured, by environment variable name; the others are embedded files in dataDir. */
  databaseUrls: Record<string, string>;
  /** Everything that was given, for the processes that know more variables than the launcher. */
  given: Record<string, string>;
}

const databaseVariable = /^[A-Z]+_DATABASE_URL$/;

/** Reads the settings from an environment; lists every fault at once. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const faults: string[] = [];
  const port = Number(given.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    faults.push(`PORT is "${given.PORT}": give a number from 1 to 65535, for example PORT=8080`);
  }
  const siteUrl = given.SITE_URL ?? `http://localhost:${port}`;
  const parsed = URL.parse(siteUrl);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin !== siteUrl) {
    faults.push(
      `SITE_URL is "${siteUrl}": give an origin without a path, for example SITE_URL=https://shop.example.com`,
    );
  }
  const databaseUrls = Object.fromEntries(Object.entries(given).filter(([name]) => databaseVariable.test(name)));
  for (const [name, url] of Object.entries(databaseUrls)) {
    if (!/^(mysql|mariadb|sqlite):\/\//.test(url)) {
      faults.push(
        `${name} must begin with mysql:// or sqlite://, for example ${name}=mysql://user:password@host:3306/name`,
      );
    }
  }
  const logBytes = Number(given.LOG_MAX_BYTES ?? defaultLogBytes);
  if (!Number.isInteger(logBytes) || logBytes < 10_000) {
    faults.push(
      `LOG_MAX_BYTES is "${given.LOG_MAX_BYTES}": give the bytes after which a log is set aside, for example LOG_MAX_BYTES=10485760`,
    );
  }
  if (faults.length > 0) throw new ToolError(`The configuration has faults:\n- ${faults.join('\n- ')}`);
  return {
    port,
    siteUrl,
    dataDir: path.resolve(root, given.DATA_DIR ?? '.data'),
    stripeSecretKey: given.STRIPE_SECRET_KEY,
    stripeWebhookSecret: given.STRIPE_WEBHOOK_SECRET,
    databaseUrls,
    given,
  };
}
