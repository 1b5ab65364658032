import { learningLimits, links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { learnerApi } from '../../shared/lesson/learner.api.ts';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';
import { QuestionItem, QuestionToRead } from '../../shared/lesson/question-item.tsx';
import { WriteForm } from '../../shared/lesson/write-form.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { answersTo, useReadNotices } from './use-read-notices.ts';

/** Learners' questions on this lesson, with answers by them and the instructor. */
export function QuestionsTab(key: LessonKey) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const id = useId();
  const { data: own = [] } = learnerApi.useLearningFormerQuestionsQuery(key.courseId);
  const questions = learnerApi.useLearningQuestionsQuery(key);
  useReadNotices(links.answers(key.courseId, key.lessonId), answersTo(questions.data));
  const [ask, asking] = learnerApi.useLearningQuestionAskMutation();
  return (
    <div className="a-stack">
      <WriteForm
        draft={`question ${key.courseId} ${key.lessonId}`}
        label={t('questions.ask')}
        hint={t('questions.hint')}
        button={t('questions.send')}
        limit={learningLimits.question}
        pending={asking.isLoading}
        error={asking.error ? errorText(asking.error) : undefined}
        onSend={async (text) => !(await ask({ ...key, text })).error}
      />
      <QueryStates query={questions} />
      {questions.data?.length === 0 && <EmptyState bare title={t('questions.none')} />}
      <ul className="a-list learn-questions">
        {questions.data?.map((question) => (
          <QuestionItem key={question.id} {...key} question={question} />
        ))}
      </ul>
      {own.length > 0 && (
        <section className="a-stack" aria-labelledby={`${id}-former`}>
          <h3 id={`${id}-former`}>{t('questions.former')}</h3>
          <ul className="a-list learn-questions">
            {own.map((question) => (
              <QuestionToRead key={question.id} question={question}>
                <p className="a-small a-mute">{question.lessonTitle}</p>
              </QuestionToRead>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
