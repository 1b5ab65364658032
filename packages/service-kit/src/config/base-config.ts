import { type ServiceDomain, serviceDomains } from '@arcada/contracts';
import { z } from 'zod';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** `true`/`false`, `1`/`0` of an environment variable as a boolean. */
export const flag = () => z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** Variables that every process has, whatever its domain. */
export const sharedShape = {
  HOST: z.string().default('127.0.0.1').describe('Address that the service listens on').meta({ example: '0.0.0.0' }),
  DATA_DIR: z.string().describe('Folder for files and mails').meta({ example: '/var/lib/arcada' }),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .describe('Origin that visitors see')
    .meta({ example: 'https://shop.example.com' }),
  INTERNAL_KEY: z
    .string()
    .describe('Private Ed25519 JWK of this caller (kid = its name) as base64url JSON')
    .meta({ example: 'eyJrdHkiOiJPS1AiLCJraWQiOiJzdG9yZSIs…' }),
  INTERNAL_JWKS: z
    .string()
    .describe('Public JWK set of all callers as base64url JSON')
    .meta({ example: 'eyJrZXlzIjpbeyJrdHkiOiJPS1AiLCJraWQi…' }),
  LOG_LEVEL: z.enum(logLevels).default('info').describe('How much is logged').meta({ example: 'info' }),
  GATEWAY_INTERNAL_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((url) => url.trim().replace(/\/$/, '')))
    .transform((list) => list.filter(Boolean))
    .refine((list) => list.every((url) => URL.canParse(url)), 'holds something that is not a URL')
    .describe('Internal listeners of all gateways, separated by commas')
    .meta({ example: 'http://127.0.0.1:8081' }),
  DRAIN_MILLISECONDS: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(20_000)
    .default(300)
    .describe('How long requests are still taken after the signal to stop, until load balancers look elsewhere')
    .meta({ example: '5000' }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server; without it mails are kept as files in DATA_DIR/mail')
    .meta({ example: 'smtp://user:password@mail.example.com:587' }),
  MAIL_FROM: z
    .string()
    .default('Arcada <hello@arcada.example>')
    .describe('Sender of mails')
    .meta({ example: 'Arcada <hello@arcada.example>' }),
  SEED_DEMO: flag().default(false).describe('Demo accounts and data').meta({ example: 'false' }),
};

const serviceUrl = (domain: ServiceDomain) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .describe(`Internal address of the ${domain} service`)
    .meta({ example: `http://127.0.0.1:4100` });

/** `STORE_PORT` for `variable('store', 'PORT')`. */
export const variable = (domain: string, name: string) => `${domain.toUpperCase().replaceAll('-', '_')}_${name}`;

export interface ShapeWish {
  domain: string;
  database: boolean;
  /** Services that this one can't work without: their `<DOMAIN>_URL` is required. */
  calls: readonly ServiceDomain[];
}

/** The variables of one service, before its own are added. */
export function baseShape({ domain, database, calls }: ShapeWish): z.ZodRawShape {
  const urls = serviceDomains.map((other): [string, z.ZodType] => [
    variable(other, 'URL'),
    calls.includes(other) ? serviceUrl(other) : serviceUrl(other).optional(),
  ]);
  return {
    ...sharedShape,
    [variable(domain, 'PORT')]: z.coerce
      .number('must be a number')
      .int()
      .min(0)
      .max(65_535)
      .describe('Port of this service')
      .meta({ example: '4103' }),
    ...(database && {
      [variable(domain, 'DATABASE_URL')]: z
        .string()
        .regex(/^(sqlite:\/\/\/.+|(mysql|mariadb):\/\/.+)$/, 'must begin with sqlite:/// or mysql://')
        .describe('Database of this service: an SQLite file or a MySQL/MariaDB database')
        .meta({ example: `mysql://user:password@127.0.0.1:3306/${domain}` }),
    }),
    ...Object.fromEntries(urls),
  };
}

export type ServiceConfig = z.infer<z.ZodObject<typeof sharedShape>> & Record<string, unknown>;
