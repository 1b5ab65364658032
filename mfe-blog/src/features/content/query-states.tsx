import { useErrorText } from '@arcada/platform';
import { ErrorState, SpinnerBlock } from '@arcada/ui';
import { useContentTexts } from './content-texts.ts';

interface QueryStatesProps {
  query: { currentData?: unknown; error?: unknown; refetch: () => unknown };
}

/** Shown instead of data that is loading or could not be loaded. */
export function QueryStates({ query }: QueryStatesProps) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  if (query.currentData !== undefined) return null;
  if (!query.error) return <SpinnerBlock label={t('common.loading')} />;
  return <ErrorState message={errorText(query.error)} retryLabel={t('common.retry')} onRetry={query.refetch} />;
}
