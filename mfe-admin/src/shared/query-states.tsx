import { useErrorText } from '@arcada/platform';
import { ErrorState, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface QueryStatesProps {
  /** Of what could not be loaded. */
  title?: string | undefined;
  /** Before the reason. */
  text?: string | undefined;
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Shown instead of data that is loading or could not be loaded. */
export function QueryStates({ title, text, query: { currentData, error, isFetching, refetch } }: QueryStatesProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  if (currentData !== undefined) return null;
  if (!error) return <SpinnerBlock label={t('common.loading')} />;
  return (
    <ErrorState
      title={title}
      message={[text, errorText(error)].filter(Boolean).join(' ')}
      retryLabel={t('common.retry')}
      onRetry={refetch}
      retrying={isFetching}
    />
  );
}
