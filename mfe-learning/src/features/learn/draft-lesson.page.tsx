import { links } from '@arcada/contracts';
import { type PlatformDispatch, useHead } from '@arcada/platform';
import { EmptyState, LinkButton, Notice } from '@arcada/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { draftLessonApi } from './draft-lesson.api.ts';
import '../../shared/course/course.css';
import { isMissing } from '../../shared/course/course-states.tsx';
import { LessonStates } from './lesson/lesson-states.tsx';
import { LessonView } from './lesson/lesson-view.tsx';

/** A lesson as learners will see it, for its author and admins; its course may still be a draft. */
export function Component() {
  const { t } = useTranslation('learning');
  const { courseId = '', lessonId = '' } = useParams();
  const dispatch = useDispatch<PlatformDispatch>();
  const query = draftLessonApi.useLearningContentLessonQuery({ courseId, lessonId });
  const { currentData: lesson, error } = query;
  const renew = useCallback(async () => {
    const { initiate } = draftLessonApi.endpoints.learningContentLesson;
    const { data } = await dispatch(initiate({ courseId, lessonId }, { forceRefetch: true, subscribe: false }));
    return data?.video ?? undefined;
  }, [dispatch, courseId, lessonId]);
  useHead({ title: lesson?.title ?? t('content.preview'), noIndex: true });
  const to = (id: string | null | undefined, label: string) =>
    id && (
      <LinkButton component={Link} to={links.contentPreview(courseId, id)}>
        {label}
      </LinkButton>
    );
  return (
    <div className="a-container learn-page learn-preview">
      <Notice
        title={t('content.preview')}
        actions={
          <LinkButton component={Link} to={links.content(courseId, lessonId)} size="small">
            {t('content.backToEditor')}
          </LinkButton>
        }
      >
        {t('content.previewText')}
      </Notice>
      {!lesson && <h1 className="a-visually-hidden">{t('content.preview')}</h1>}
      {isMissing(error) ? <EmptyState title={t('content.previewMissing')} /> : <LessonStates query={query} />}
      {lesson && (
        <LessonView key={lesson.id} lesson={lesson} renew={renew} marked="trial">
          <div className="a-row a-row--between">
            {to(lesson.previousLessonId, t('content.previousLesson')) || <span />}
            {to(lesson.nextLessonId, t('content.nextLesson'))}
          </div>
        </LessonView>
      )}
    </div>
  );
}
