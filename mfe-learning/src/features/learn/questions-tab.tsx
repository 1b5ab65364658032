import { learningLimits } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { learnerApi } from '../../shared/lesson/learner.api.ts';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';
import { QuestionItem } from '../../shared/lesson/question-item.tsx';
import { WriteForm } from '../../shared/lesson/write-form.tsx';
import { QueryStates } from '../../shared/query-states.tsx';

/** Learners' questions on this lesson, with answers by them and the instructor. */
export function QuestionsTab(key: LessonKey) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const questions = learnerApi.useLearningQuestionsQuery(key);
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
    </div>
  );
}
