import { links } from '@arcada/contracts';
import { isApiError } from '@arcada/platform';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './course.css';

/** Whether the server says that it does not exist. */
export const isMissing = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 400);

/** Shown instead of a course: it doesn't exist, could not be loaded, or is loading. */
export function CourseStates({ error, retry, retrying }: { error: unknown; retry: () => void; retrying: boolean }) {
  const { t } = useTranslation('learning');
  const missing = isMissing(error);
  if (missing || error) {
    return (
      <div className="a-container learn-page">
        <h1 className="a-visually-hidden">{missing ? t('course.notFoundTitle') : t('courses.title')}</h1>
        {missing ? (
          <EmptyState
            title={t('course.notFoundTitle')}
            text={t('course.notFoundText')}
            action={
              <LinkButton component={Link} to={links.courses()} variant="primary">
                {t('featured.all')}
              </LinkButton>
            }
          />
        ) : (
          <ErrorState
            message={t('featured.error')}
            retryLabel={t('common.retry')}
            onRetry={retry}
            retrying={retrying}
          />
        )}
      </div>
    );
  }
  return (
    <div className="a-container learn-page">
      <div className="learn-hero" role="status" aria-label={t('common.loading')}>
        <Skeleton height={360} />
        <Skeleton height={360} />
      </div>
    </div>
  );
}
