import { type ServiceDomain, serviceDomains } from '@arcada/contracts';
import { z } from 'zod';
import { addressVariable, flag, portVariable, variables } from './variables.ts';

/** Variables that every service has, whatever its domain. */
export const sharedShape = {
  HOST: z.string().default('127.0.0.1').describe('Address that the service listens on').meta({ example: '0.0.0.0' }),
  DATA_DIR: variables.dataDir,
  SITE_URL: variables.siteUrl,
  INTERNAL_KEY: variables.internalKey,
  INTERNAL_JWKS: variables.internalJwks,
  LOG_LEVEL: variables.logLevel,
  GATEWAY_INTERNAL_URLS: variables.gatewayInternalUrls,
  DRAIN_MILLISECONDS: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(20_000)
    .default(300)
    .describe('How long requests are still taken after the signal to stop, until load balancers look elsewhere')
    .meta({ example: '5000' }),
};

/** Variables of services with a database: mail and demo data. */
const dataShape = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional()
    .describe('Mail server; without it mails are kept as files in DATA_DIR/mail')
    .meta({ example: 'smtp://user:password@mail.example.com:587' }),
  MAIL_FROM: z
    .string()
    .default('Arcada <hello@arcada.example>')
    .describe('Sender of mails')
    .meta({ example: 'Arcada <hello@arcada.example>' }),
  OUTBOX_CLAIM_SECONDS: z.coerce
    .number('must be a number')
    .min(1)
    .max(3600)
    .default(60)
    .describe('How long a process owns a delivery that it doesn’t renew: what a killed one had claimed waits as long')
    .meta({ example: '60' }),
  SEED_DEMO: flag().default(false).describe('Demo accounts and data').meta({ example: 'false' }),
};

function isDatabaseUrl(url: string): boolean {
  const { protocol, hostname, pathname } = URL.parse(url) ?? {};
  if (protocol === 'sqlite:') return /^sqlite:\/\/\/.+/.test(url);
  return /^(mysql|mariadb):$/.test(protocol ?? '') && Boolean(hostname) && (pathname ?? '').length > 1;
}

/** `STORE_PORT` for `variable('store', 'PORT')`. */
export const variable = (domain: string, name: string) => `${domain.toUpperCase().replaceAll('-', '_')}_${name}`;

export interface ShapeWish {
  domain: string;
  database: boolean;
  /** Services that this one requires: their `<DOMAIN>_URL` must be set. */
  calls: readonly ServiceDomain[];
}

/** The variables of one service, before its own are added. */
export function baseShape({ domain, database, calls }: ShapeWish): z.ZodRawShape {
  const urls = serviceDomains.map((other): [string, z.ZodType] => {
    const address = addressVariable(`${other} service`, 'http://127.0.0.1:4100');
    return [variable(other, 'URL'), calls.includes(other) ? address : address.optional()];
  });
  return {
    ...sharedShape,
    [variable(domain, 'PORT')]: portVariable('Port of this service', '4103'),
    ...(database && {
      ...dataShape,
      [variable(domain, 'DATABASE_URL')]: z
        .string()
        .refine(isDatabaseUrl, 'must be sqlite:///path or mysql://user:password@host:port/database')
        .describe('Database of this service: an SQLite file or a MySQL/MariaDB database')
        .meta({ example: `mysql://user:password@127.0.0.1:3306/${domain}` }),
    }),
    ...Object.fromEntries(urls),
  };
}

export type ServiceConfig = z.infer<z.ZodObject<typeof sharedShape>> &
  z.infer<z.ZodObject<typeof dataShape>> &
  Record<string, unknown>;
