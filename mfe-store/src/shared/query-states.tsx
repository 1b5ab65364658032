import { messageOf } from '@arcada/platform';
import { ErrorState, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface QueryStatesProps {
  query: { data?: unknown; error?: unknown; refetch: () => unknown };
}

/** What stands in place of an answer that is on its way or could not be had. */
export function QueryStates({ query }: QueryStatesProps) {
  const { t } = useTranslation('store');
  if (query.error) {
    return (
      <ErrorState
        message={messageOf(query.error, t('common.unexpected'), t('common.networkError'))}
        retryLabel={t('common.retry')}
        onRetry={query.refetch}
      />
    );
  }
  return query.data === undefined ? <SpinnerBlock label={t('common.loading')} /> : null;
}
