import { links } from '@arcada/contracts';
import { Badge, EmptyState } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QuestionItem } from '../../shared/lesson/question-item.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { authoringApi } from './authoring.api.ts';

const useQuestions = (courseId: string) =>
  authoringApi.useLearningContentQuestionsQuery(courseId, { refetchOnMountOrArgChange: 5 });

/** The tab's name, with the number of open questions. */
export function useQuestionsLabel(courseId: string): string {
  const { t } = useTranslation('learning');
  const open = useQuestions(courseId).data?.open ?? 0;
  return open > 0 ? t('content.partQuestionsOpen', { count: open }) : t('content.partQuestions');
}

/** Learners' questions on any lesson of the course, with a form for the instructor's answer. */
export function CourseQuestions({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const query = useQuestions(courseId);
  const questions = query.data?.questions ?? [];
  return (
    <div className="learn-form">
      <QueryStates query={query} />
      {query.data && questions.length === 0 && <EmptyState bare title={t('content.noQuestions')} />}
      {questions.length > 0 && (
        <ul className="a-list learn-questions">
          {questions.map((question) => (
            <QuestionItem key={question.id} courseId={courseId} lessonId={question.lessonId} question={question}>
              <p className="a-row">
                {question.removed ? (
                  <>
                    <span>{question.lessonTitle}</span>
                    <Badge>{t('content.questionRemoved')}</Badge>
                  </>
                ) : (
                  <Link className="a-link" to={links.contentPreview(courseId, question.lessonId)}>
                    {question.lessonTitle}
                  </Link>
                )}
                {question.open && <Badge tone="warning">{t('content.questionOpen')}</Badge>}
              </p>
            </QuestionItem>
          ))}
        </ul>
      )}
    </div>
  );
}
