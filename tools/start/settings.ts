import path from 'node:path';
import {
  type ConfigFault,
  dataDirFault,
  exposure,
  flag,
  inspectConfig,
  listFaults,
  plainHttpRule,
  portVariable,
  reachOf,
  reachOfHost,
  readFileVariables,
  trialRule,
  variables,
} from '@arcada/service-kit/config';
import { z } from 'zod';
import { ToolError } from '../progress.ts';
import { root } from '../workspace.ts';
import { defaultLogBytes } from './log-file.ts';
import { processSchemas } from './process-schemas.ts';

/** What the person who starts the site may set; the launcher decides everything else. */
export interface Settings {
  /** The public port. */
  port: number;
  /** Origin that visitors see. */
  siteUrl: string;
  dataDir: string;
  /** The user's own Stripe key: no local Stripe is started. */
  stripeSecretKey: string | undefined;
  stripeWebhookSecret: string | undefined;
  /** Demo accounts and data, in any database. */
  seedDemo: boolean;
  /** Mails are shown under /dev/mail. */
  devMail: boolean;
  /** Payments go to the local Stripe. */
  testPayments: boolean;
  /** Databases that were configured, by environment variable name; the others are embedded files in dataDir. */
  databaseUrls: Record<string, string>;
  /** All given variables, for the processes that know more of them than the launcher. */
  given: Record<string, string>;
}

const databaseVariable = /^[A-Z]+_DATABASE_URL$/;
/** Between processes: the launcher chooses these, whatever the environment contains. */
export const chosenByLauncher =
  /^(INTERNAL_|GATEWAY_)|^(?!SITE_|SMTP_|OPENAI_|.*DATABASE_).*_(URL|PORT)$|^(LICENCE_KEY|RELEASE_TOKENS|STRIPE_API_BASE)$/;

const launcherSchema = z.object({
  PORT: portVariable('The public port', '8080').min(1, 'must be from 1 to 65535').optional(),
  SITE_URL: variables.siteUrl.optional(),
  SEED_DEMO: flag().optional().describe('Demo accounts and data').meta({ example: 'false' }),
  DEV_MAIL: flag().optional().describe('Shows all mails under /dev/mail').meta({ example: 'false' }),
  TEST_PAYMENTS: flag().optional().describe('Payments by the local Stripe, without money').meta({ example: 'false' }),
  LOG_MAX_BYTES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(10_000, 'must be at least 10000')
    .optional()
    .describe('Bytes after which a log is set aside')
    .meta({ example: String(defaultLogBytes) }),
});

/** All variables that may be set. */
const settable = () =>
  [launcherSchema, ...processSchemas.values()]
    .flatMap(({ shape }) => Object.keys(shape))
    .filter((name) => !chosenByLauncher.test(name));

/** Each process's own variables, as far as they were given; those set by the launcher are right. */
function givenSchemas(given: Record<string, string>): z.ZodObject[] {
  return [...processSchemas.values()].map(({ shape }) =>
    z.object(
      Object.fromEntries(
        Object.entries(shape).filter(([name]) => given[name] !== undefined && !chosenByLauncher.test(name)),
      ),
    ),
  );
}

function paymentFaults(key: string | undefined, test: boolean): ConfigFault[] {
  const variable = 'STRIPE_SECRET_KEY';
  if (key && test) {
    return [{ variable, text: `${variable} and TEST_PAYMENTS=true exclude each other: leave one of them out` }];
  }
  if (key || test) return [];
  const text = `${variable} is missing: test payments exist on a local start only. Example: ${variable}=sk_live_51Abc…`;
  return [{ variable, text }];
}

/** Reads the settings from an environment; lists every fault of every process at once. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const { given, faults: ofFiles } = readFileVariables(environment, settable());
  const port = Number(given.PORT ?? 8080);
  const siteUrl = given.SITE_URL ?? `http://localhost:${port}`;
  const databaseUrls = Object.fromEntries(Object.entries(given).filter(([name]) => databaseVariable.test(name)));
  const dataDir = path.resolve(root, given.DATA_DIR ?? '.data');
  const reaching = { ...given, SITE_URL: siteUrl };
  const local =
    reachOf(siteUrl) === 'local' &&
    (!given.HOST || reachOfHost(given.HOST) === 'local') &&
    exposure(reaching).length === 0;
  const asked = (name: string) => (given[name] === undefined ? undefined : ['true', '1'].includes(given[name]));
  const testPayments = asked('TEST_PAYMENTS') ?? (local && !given.STRIPE_SECRET_KEY);
  const folderFault = given.DATA_DIR ? dataDirFault(dataDir) : undefined;
  const { faults } = inspectConfig(
    given,
    [launcherSchema, ...givenSchemas(given)],
    [
      () => ofFiles,
      () => trialRule(reaching),
      () => plainHttpRule(reaching),
      () => paymentFaults(given.STRIPE_SECRET_KEY, testPayments),
      () => (folderFault ? [{ variable: 'DATA_DIR', text: folderFault }] : []),
    ],
  );
  if (faults.length > 0) throw new ToolError(listFaults('the site', faults));
  return {
    port,
    siteUrl,
    dataDir,
    stripeSecretKey: given.STRIPE_SECRET_KEY,
    stripeWebhookSecret: given.STRIPE_WEBHOOK_SECRET,
    seedDemo: asked('SEED_DEMO') ?? (local && Object.keys(databaseUrls).length === 0),
    devMail: asked('DEV_MAIL') ?? (local && !given.SMTP_URL),
    testPayments,
    databaseUrls,
    given,
  };
}
