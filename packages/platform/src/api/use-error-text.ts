import { useTranslation } from 'react-i18next';
import { messageOf } from './api-error.ts';

/** The text for a failed call, in the page's language; `fallback` if the server sent none. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return (error, fallback) => messageOf(error, fallback ?? t('common.unexpected'), t('common.networkError'));
}
