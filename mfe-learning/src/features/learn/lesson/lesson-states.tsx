import { useErrorText } from '@arcada/platform';
import { ErrorState, Skeleton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface LessonStatesProps {
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Shown instead of a lesson that is loading or could not be loaded. */
export function LessonStates({ query }: LessonStatesProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = query;
  if (currentData !== undefined) return null;
  if (error) {
    return (
      <ErrorState
        title={t('lesson.error')}
        message={errorText(error)}
        retryLabel={t('common.retry')}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className="a-stack" role="status" aria-label={t('common.loading')}>
      <Skeleton width="60%" height={36} />
      <Skeleton height={420} />
    </div>
  );
}
