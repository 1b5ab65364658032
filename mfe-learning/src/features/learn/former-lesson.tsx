import { links } from '@arcada/contracts';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { learnerApi } from '../../shared/lesson/learner.api.ts';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';
import { QuestionToRead } from '../../shared/lesson/question-item.tsx';
import { answersTo, useReadNotices } from './use-read-notices.ts';
import '../../shared/lesson/learner.css';

/** In place of a lesson that the course no longer has: what the learner asked and noted there. */
export function FormerLesson({ courseId, lessonId }: LessonKey) {
  const { t } = useTranslation('learning');
  const asked = learnerApi.useLearningFormerQuestionsQuery(courseId);
  const noted = learnerApi.useLearningFormerNotesQuery(courseId);
  const questions = asked.data?.filter((question) => question.lessonId === lessonId) ?? [];
  const notes = noted.data?.filter((note) => note.lessonId === lessonId) ?? [];
  useReadNotices(links.answers(courseId, lessonId), answersTo(questions));
  const title = questions[0]?.lessonTitle ?? notes[0]?.lessonTitle;
  // Which of both it is isn't known before.
  if (asked.isLoading || noted.isLoading) return null;
  if (title === undefined) return <Notice live>{t('lesson.missing')}</Notice>;
  return (
    <Notice live title={t('lesson.former', { title })}>
      <p>{t('lesson.formerText')}</p>
      {questions.length > 0 && (
        <>
          <h2 className="learn-former-head">{t('lesson.questions')}</h2>
          <ul className="a-list learn-questions">
            {questions.map((question) => (
              <QuestionToRead key={question.id} question={question} />
            ))}
          </ul>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h2 className="learn-former-head">{t('lesson.notes')}</h2>
          <ul className="a-list">
            {notes.map((note) => (
              <li key={note.id} className="learn-written">
                {note.text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
