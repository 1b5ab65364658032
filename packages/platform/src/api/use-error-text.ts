import { useTranslation } from 'react-i18next';
import { messageOf } from './api-error.ts';

/** What a person reads about a failed call, in the page's language; `fallback` where the server said nothing. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return (error, fallback) => messageOf(error, fallback ?? t('common.unexpected'), t('common.networkError'));
}
