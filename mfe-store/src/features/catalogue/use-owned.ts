import type { Licence } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { ownedWords } from './owned-words.ts';
import { ownerApi } from './owner.api.ts';
import type { OwnedWords } from './product-card.tsx';

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

/**
 * What cards of a list say of a product that the signed-in person has. A payment grants it without the
 * browser, so the data is refetched after 5 s.
 */
export function useOwnedWords(): (productId: string) => OwnedWords | undefined {
  const { t } = useTranslation('store');
  const { user } = useSession();
  const { data } = ownerApi.useStoreOwnedProductsQuery(undefined, { skip: !user, refetchOnMountOrArgChange: 5 });
  const owned = user ? data : undefined;
  return (productId) => (owned?.includes(productId) ? ownedWords(t) : undefined);
}
