import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { EmptyState, LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../shared/course/course-states.tsx';
import { CourseView } from '../../shared/course/course-view.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { draftLessonApi } from './draft-lesson.api.ts';

/** A course's page as learners will see it, for its author and admins; it may still be a draft. */
export function Component() {
  const { t } = useTranslation('learning');
  const { courseId = '' } = useParams();
  const query = draftLessonApi.useLearningContentPageQuery(courseId);
  const { currentData: course, error } = query;
  useHead({ title: course?.title ?? t('content.preview'), noIndex: true });
  const notice = (
    <Notice
      title={t('content.preview')}
      actions={
        <LinkButton component={Link} to={links.content(courseId)} size="small">
          {t('content.backToEditor')}
        </LinkButton>
      }
    >
      {t('content.pagePreviewText')}
    </Notice>
  );
  if (course) return <CourseView course={course} notice={notice} draft />;
  return (
    <div className="a-container learn-page">
      <h1 className="a-visually-hidden">{t('content.preview')}</h1>
      {isMissing(error) ? (
        <EmptyState title={t('content.notFound')} />
      ) : (
        <QueryStates query={{ ...query, data: course }} />
      )}
    </div>
  );
}
