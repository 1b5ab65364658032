import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import { emailKey } from './email-key.ts';

/**
 * Query of `GET internal/users/{id}/export`: keys of the person's confirmed addresses, separated by
 * commas.
 */
export const exportQuery = z.object({
  emailKeys: z
    .string()
    .regex(/^([0-9a-f]{64}(,[0-9a-f]{64})*)?$/)
    .default('')
    .transform((keys) => keys.split(',').filter(Boolean)),
});

/**
 * Addresses of a table's `email` column that match these keys. Every distinct one is checked:
 * erasures are rare, and so no row written without a key can be missed.
 */
export async function writtenAddresses<Row extends ObjectLiteral & { email: string | null }>(
  manager: EntityManager,
  table: EntityTarget<Row>,
  emailKeys: readonly string[],
): Promise<string[]> {
  if (emailKeys.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(table, 'it')
    .select('it.email', 'email')
    .distinct(true)
    .where('it.email is not null')
    .getRawMany<{ email: string }>();
  return rows.map(({ email }) => email).filter((email) => emailKeys.includes(emailKey(email)));
}
