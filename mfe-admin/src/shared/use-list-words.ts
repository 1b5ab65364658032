import { useTranslation } from 'react-i18next';

/** The lists whose words stand under the same names. */
type Listed =
  | 'coupons'
  | 'courses'
  | 'letters'
  | 'messages'
  | 'orders'
  | 'posts'
  | 'products'
  | 'reviews'
  | 'stripeEvents';

/** What a `ManagerTable` says of its rows: how many there are, that none fits the filter, that there are none yet. */
export function useListWords(words: Listed) {
  const { t } = useTranslation('admin');
  return {
    countText: (count: number) => t(`${words}.count`, { count }),
    empty: {
      title: t(`${words}.none`),
      text: t(`${words}.noneText`),
      yet: { title: t(`${words}.noneYet`), text: t(`${words}.noneYetText`) },
    },
  };
}
