import { useTranslation } from 'react-i18next';

/** The texts of `PagedListing` that are the same for every list. */
export function useListingTexts(page: number | undefined) {
  const { t } = useTranslation();
  return {
    loading: t('common.loading'),
    retry: t('common.retry'),
    pages: t('list.pages'),
    previous: t('list.previous'),
    next: t('list.next'),
    page: (number: number) => t('list.page', { page: number }),
    pastEnd: t('list.pastEnd', { page }),
    first: t('list.first'),
  };
}
