import type { PlatformDispatch } from '@arcada/platform';
import type { TFunction } from 'i18next';
import { ownerApi } from './owner.api.ts';
import type { OwnedWords } from './product-card.tsx';

/** What cards say of a product that the signed-in person has. */
export const ownedWords = (t: TFunction<'store'>): OwnedWords => ({
  mark: t('product.ownedMark'),
  add: t('product.addSeats'),
});

/** The same for home, by product. Its code is loaded for people who are signed in. */
export async function fetchOwnedWords(dispatch: PlatformDispatch, t: TFunction<'store'>) {
  const query = ownerApi.endpoints.storeOwnedProducts.initiate(undefined, { subscribe: false, forceRefetch: 5 });
  const { data = [] } = await dispatch(query);
  return Object.fromEntries(data.map((productId) => [productId, ownedWords(t)]));
}
