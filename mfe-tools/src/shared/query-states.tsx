import { useErrorText } from '@arcada/platform';
import { ErrorState, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface QueryStatesProps {
  query: { data?: unknown; error?: unknown; refetch: () => unknown };
}

/** Shown instead of data that is loading or could not be loaded. */
export function QueryStates({ query }: QueryStatesProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  if (query.data !== undefined) return null;
  if (!query.error) return <SpinnerBlock label={t('common.loading')} />;
  return <ErrorState message={errorText(query.error)} retryLabel={t('common.retry')} onRetry={query.refetch} />;
}
