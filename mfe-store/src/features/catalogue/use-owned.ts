import type { Licence } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { ownerApi } from './owner.api.ts';

/** The newest valid licence of the product that the signed-in person has; known only after hydration. */
export function useOwned(productId: string): Licence | undefined {
  const { user } = useSession();
  const { currentData } = ownerApi.useStoreOwnedLicencesQuery(productId, { skip: !user });
  return user ? currentData?.items[0] : undefined;
}

/** Whether it is known that the signed-in person has no valid licence of the product. */
export function useNotOwned(productId: string): boolean {
  const { user } = useSession();
  const { currentData } = ownerApi.useStoreOwnedLicencesQuery(productId, { skip: !user });
  return Boolean(user) && currentData?.items.length === 0;
}
