import { z } from 'zod';
import type { ServiceClient } from './service-client.ts';

/** As many as identity returns at once. */
const mostAtOnce = 100;

/**
 * Accounts as identity's `GET internal/users` returns them, without those that are gone; many in several calls at
 * once. Throws ServiceError when identity is unavailable.
 */
export async function accountsById<Account>(
  services: ServiceClient,
  ids: readonly string[],
  account: z.ZodType<Account>,
): Promise<Account[]> {
  const schema = z.array(account);
  const parts = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
  const found = await Promise.all(
    parts.map((part) => services.call('identity', `internal/users?ids=${part.join(',')}`, { schema })),
  );
  return found.flat();
}
