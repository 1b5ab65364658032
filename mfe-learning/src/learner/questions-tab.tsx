import { type LessonQuestion, learningLimits } from '@arcada/contracts';
import { messageOf, useLanguage } from '@arcada/platform';
import { Badge, Button, EmptyState } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../course/query-states.tsx';
import type { LessonKey } from '../lesson/lesson.api.ts';
import { learnerApi } from './learner.api.ts';
import './learner.css';
import { WriteForm } from './write-form.tsx';

/** What learners ask about this lesson and what they and the instructor answer. */
export function QuestionsTab(key: LessonKey) {
  const { t } = useTranslation('learning');
  const questions = learnerApi.useLearningQuestionsQuery(key);
  const [ask, asking] = learnerApi.useLearningQuestionAskMutation();
  const wordsOf = (error: unknown) =>
    error ? messageOf(error, t('common.unexpected'), t('common.networkError')) : undefined;
  return (
    <div className="a-stack">
      <WriteForm
        draft={`question ${key.courseId} ${key.lessonId}`}
        label={t('questions.ask')}
        hint={t('questions.hint')}
        button={t('questions.send')}
        limit={learningLimits.question}
        pending={asking.isLoading}
        error={wordsOf(asking.error)}
        onSend={async (text) => !(await ask({ ...key, text })).error}
      />
      <QueryStates query={questions} />
      {questions.data?.length === 0 && <EmptyState bare title={t('questions.none')} />}
      <ul className="a-list learn-questions">
        {questions.data?.map((question) => (
          <li key={question.id}>
            <Post post={question} />
            <ul className="a-list learn-answers">
              {question.answers.map((answer) => (
                <li key={answer.id}>
                  <Post post={answer} />
                </li>
              ))}
              <li>
                <AnswerForm {...key} questionId={question.id} />
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Post({ post }: { post: Omit<LessonQuestion, 'answers'> }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="learn-post">
      <p className="a-row">
        <strong>{post.mine ? t('questions.you') : post.authorName}</strong>
        {post.fromInstructor && <Badge tone="info">{t('questions.instructor')}</Badge>}
        <time className="a-small a-mute" dateTime={post.createdAt}>
          {date.format(new Date(post.createdAt))}
        </time>
      </p>
      <p className="learn-written">{post.text}</p>
    </div>
  );
}

function AnswerForm({ questionId, ...key }: LessonKey & { questionId: string }) {
  const { t } = useTranslation('learning');
  const [open, setOpen] = useState(false);
  const [answer, answering] = learnerApi.useLearningQuestionAnswerMutation();
  if (!open) {
    return (
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {t('questions.answer')}
      </Button>
    );
  }
  return (
    <WriteForm
      draft={`answer ${questionId}`}
      label={t('questions.yourAnswer')}
      button={t('questions.sendAnswer')}
      limit={learningLimits.question}
      pending={answering.isLoading}
      error={answering.error ? messageOf(answering.error, t('common.unexpected'), t('common.networkError')) : undefined}
      focused
      onCancel={() => setOpen(false)}
      onSend={async (text) => {
        const { error } = await answer({ ...key, questionId, text });
        if (!error) setOpen(false);
        return !error;
      }}
    />
  );
}
