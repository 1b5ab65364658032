import { isApiError, useErrorText } from '@arcada/platform';
import { EmptyState, ErrorState, LinkButton, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Whether the service says that there is nothing under an id: nothing was found, or no id looks like it. */
export const isMissing = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 400);

interface QueryStatesProps {
  /** Of what could not be loaded. */
  title?: string | undefined;
  /** Before the reason. */
  text?: string | undefined;
  /** Of one thing by the id in the address: what is said when there is none, and the list that it would be in. */
  missing?: { title: string; back: string; href: string };
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Shown instead of data that is loading or could not be loaded. */
export function QueryStates({
  title,
  text,
  missing,
  query: { currentData, error, isFetching, refetch },
}: QueryStatesProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  if (missing && isMissing(error))
    return (
      <EmptyState
        title={missing.title}
        action={
          <LinkButton component={Link} to={missing.href}>
            {missing.back}
          </LinkButton>
        }
      />
    );
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
