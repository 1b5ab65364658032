import { remoteDomains } from '@arcada/contracts';
import { reservedBytes, type ServiceConfig } from '@arcada/service-kit/config';
import { z } from 'zod';

const tokens = z
  .string()
  .default('{}')
  .transform((text, context) => {
    const parsed = z.partialRecord(z.enum(remoteDomains), z.string().min(16)).safeParse(readJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'must be JSON of remotes and their tokens of at least 16 characters' });
    return z.NEVER;
  });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema says what is expected instead.
    return undefined;
  }
}

/** Environment variables of the registry in addition to those of every service. */
export const registryConfig = z.object({
  RELEASES_DIR: z
    .string()
    .optional()
    .describe('Folder of the published releases; default DATA_DIR/releases')
    .meta({ example: '/var/lib/arcada/releases' }),
  RELEASES_RESERVE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(reservedBytes)
    .describe('Space of the disk that uploads of releases leave free, in bytes')
    .meta({ example: '1073741824' }),
  RELEASE_TOKENS: tokens
    .describe('Token by which each team publishes its remote')
    .meta({ example: '{"store":"a-long-random-text"}' }),
});
export type RegistryConfig = ServiceConfig & z.infer<typeof registryConfig>;
