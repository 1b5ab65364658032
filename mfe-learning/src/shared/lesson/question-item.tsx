import { dateFormat, type LessonQuestion, learningLimits } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button } from '@arcada/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { learnerApi } from './learner.api.ts';
import type { LessonKey } from './lesson.api.ts';
import './learner.css';
import { RemovalDialog } from '../removal-dialog.tsx';
import { WriteForm } from './write-form.tsx';

interface QuestionItemProps extends LessonKey {
  question: LessonQuestion;
  /** Placed above the question. */
  children?: ReactNode;
}

/** One question of a list, its answers so far, and the form for another. */
export function QuestionItem({ courseId, lessonId, question, children }: QuestionItemProps) {
  return (
    <li>
      {children}
      <Question courseId={courseId} lessonId={lessonId} question={question} />
      <ul className="a-list learn-answers">
        {question.answers.map((answer) => (
          <li key={answer.id}>
            <Post post={answer} />
          </li>
        ))}
        <li>
          <AnswerForm courseId={courseId} lessonId={lessonId} questionId={question.id} />
        </li>
      </ul>
    </li>
  );
}

/** The asker may change or remove it until somebody has answered. */
function Question({ question, ...key }: LessonKey & { question: LessonQuestion }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState(false);
  const [change, changing] = learnerApi.useLearningQuestionChangeMutation();
  const [remove, removing] = learnerApi.useLearningQuestionRemoveMutation();
  const named = { ...key, questionId: question.id };
  const isOpen = question.mine && question.answers.length === 0;
  if (editing)
    return (
      <WriteForm
        draft={`change ${question.id}`}
        label={t('questions.editText')}
        button={t('common.save')}
        limit={learningLimits.question}
        begin={question.text}
        pending={changing.isLoading}
        error={changing.error ? errorText(changing.error) : undefined}
        focused
        onCancel={() => setEditing(false)}
        onSend={async (text) => {
          const { error } = await change({ ...named, text });
          if (!error) setEditing(false);
          return !error;
        }}
      />
    );
  return (
    <>
      <Post post={question} />
      {isOpen && (
        <div className="a-row">
          <Button size="small" variant="ghost" onClick={() => setEditing(true)}>
            {t('questions.edit')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
            {t('questions.remove')}
          </Button>
        </div>
      )}
      <RemovalDialog
        asked={asked ? { title: t('questions.removeTitle'), text: question.text } : undefined}
        sure={t('questions.remove')}
        pending={t('questions.removing')}
        removing={removing}
        onSure={async () => !(await remove(named)).error}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

function Post({ post }: { post: Omit<LessonQuestion, 'answers'> }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
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
  const errorText = useErrorText();
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const [answer, answering] = learnerApi.useLearningQuestionAnswerMutation();
  useEffect(() => {
    // The removed form had the focus.
    if (open === false && document.activeElement === document.body) button.current?.focus();
  }, [open]);
  if (!open) {
    return (
      <Button ref={button} size="small" variant="ghost" onClick={() => setOpen(true)}>
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
      error={answering.error ? errorText(answering.error) : undefined}
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
