import { z } from 'zod';
import { readInternalJwks, readInternalKey } from '../identity/internal-keys.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const reads = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text);
    return true;
  } catch {
    // The refinement's message says what is expected.
    return false;
  }
};

/** Variables with the same meaning in several processes, each with a description and an example. */
export const variables = {
  dataDir: z.string().describe('Folder for files and mails').meta({ example: '/var/lib/arcada' }),
  siteUrl: z
    .url({ protocol: /^https?$/, error: 'must be an origin with http:// or https://' })
    .refine((url) => URL.parse(url)?.origin === url, 'must be an origin without a path')
    .describe('Origin that visitors see')
    .meta({ example: 'https://shop.example.com' }),
  internalKey: z
    .string()
    .refine(reads(readInternalKey), 'must be the base64url of a private Ed25519 JWK with a kid')
    .describe('Private Ed25519 JWK of this caller (kid = its name) as base64url JSON')
    .meta({ example: 'eyJrdHkiOiJPS1AiLCJraWQiOiJzdG9yZSIs…' }),
  internalJwks: z
    .string()
    .refine(reads(readInternalJwks), 'must be the base64url of a JWK set of public keys with kids')
    .describe('Public JWK set of all callers as base64url JSON')
    .meta({ example: 'eyJrZXlzIjpbeyJrdHkiOiJPS1AiLCJraWQi…' }),
  logLevel: z
    .enum(logLevels, `must be one of ${logLevels.join(', ')}`)
    .default('info')
    .describe('How much is logged')
    .meta({ example: 'info' }),
  gatewayInternalUrls: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((url) => url.trim().replace(/\/$/, '')))
    .transform((list) => list.filter(Boolean))
    .refine((list) => list.every((url) => URL.canParse(url)), 'holds something that is not a URL')
    .describe('Internal listeners of all gateways, separated by commas')
    .meta({ example: 'http://127.0.0.1:8090' }),
};

/** The port of a process. */
export const portVariable = (purpose: string, example: string) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be from 0 to 65535')
    .max(65_535, 'must be from 0 to 65535')
    .describe(purpose)
    .meta({ example });

/** Internal address of another process. */
export const addressVariable = (process: string, example: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
    .transform((url) => url.replace(/\/$/, ''))
    .describe(`Internal address of the ${process}`)
    .meta({ example });

/** `true`/`false`, `1`/`0` of an environment variable as a boolean. */
export const flag = () =>
  z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: 'must be true or false' });

/**
 * Uploads leave this much of the disk free: the embedded databases are often on the same one, and a
 * full disk stops every write of the site.
 */
export const reservedBytes = 1024 ** 3;
