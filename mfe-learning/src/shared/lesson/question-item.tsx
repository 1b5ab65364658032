import { dateFormat, type LessonQuestion, learningLimits } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button } from '@arcada/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { learnerApi } from './learner.api.ts';
import type { LessonKey } from './lesson.api.ts';
import './learner.css';
import { RemovalDialog } from '../removal-dialog.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { WriteForm } from './write-form.tsx';

interface QuestionItemProps extends LessonKey {
  question: LessonQuestion;
  /** Placed above the question. */
  children?: ReactNode;
}

type Written = Omit<LessonQuestion, 'answers'>;

/** One question of a list, its answers so far, and the form for another. */
export function QuestionItem({ courseId, lessonId, question, children }: QuestionItemProps) {
  return (
    <li>
      {children}
      <Question courseId={courseId} lessonId={lessonId} question={question} />
      <ul className="a-list learn-answers">
        {question.answers.map((answer) => (
          <li key={answer.id}>
            <Answer courseId={courseId} lessonId={lessonId} questionId={question.id} answer={answer} />
          </li>
        ))}
        <li>
          <AnswerForm courseId={courseId} lessonId={lessonId} questionId={question.id} />
        </li>
      </ul>
    </li>
  );
}

/** The same to read only, as on a lesson that the course no longer has. */
export function QuestionToRead({ question, children }: Omit<QuestionItemProps, keyof LessonKey>) {
  return (
    <li>
      {children}
      <Post post={question} />
      <ul className="a-list learn-answers">
        {question.answers.map((answer) => (
          <li key={answer.id}>
            <Post post={answer} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The asker may change or remove it until somebody has answered. */
function Question({ question, ...key }: LessonKey & { question: LessonQuestion }) {
  const { t } = useTranslation('learning');
  const change = learnerApi.useLearningQuestionChangeMutation();
  const remove = learnerApi.useLearningQuestionRemoveMutation();
  const named = { ...key, questionId: question.id };
  return (
    <OwnPost
      post={question}
      mayChange={question.mine && question.answers.length === 0}
      words={{
        edit: t('questions.edit'),
        text: t('questions.editText'),
        remove: t('questions.remove'),
        removeTitle: t('questions.removeTitle'),
      }}
      changing={change[1]}
      removing={remove[1]}
      onChange={async (text) => !(await change[0]({ ...named, text })).error}
      onRemove={async () => !(await remove[0](named)).error}
    />
  );
}

/** Whoever wrote it may change or remove it. */
function Answer({ answer, ...key }: LessonKey & { questionId: string; answer: Written }) {
  const { t } = useTranslation('learning');
  const change = learnerApi.useLearningAnswerChangeMutation();
  const remove = learnerApi.useLearningAnswerRemoveMutation();
  const named = { ...key, answerId: answer.id };
  return (
    <OwnPost
      post={answer}
      mayChange={answer.mine}
      words={{
        edit: t('questions.editAnswer'),
        text: t('questions.yourAnswer'),
        remove: t('questions.removeAnswer'),
        removeTitle: t('questions.removeAnswerTitle'),
      }}
      changing={change[1]}
      removing={remove[1]}
      onChange={async (text) => !(await change[0]({ ...named, text })).error}
      onRemove={async () => !(await remove[0](named)).error}
    />
  );
}

interface Working {
  isLoading: boolean;
  error?: unknown;
  reset: () => void;
}
interface OwnPostProps {
  post: Written;
  mayChange: boolean;
  words: Record<'edit' | 'text' | 'remove' | 'removeTitle', string>;
  changing: Working;
  removing: Working;
  /** Return whether it was done. */
  onChange: (text: string) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

/** A post that is edited in its place. */
function OwnPost({ post, mayChange, words, changing, removing, onChange, onRemove }: OwnPostProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [editing, setEditing] = useState(false);
  const edit = useFocusBack(editing);
  const [asked, setAsked] = useState(false);
  if (editing)
    return (
      <WriteForm
        draft={`change ${post.id}`}
        label={words.text}
        hint={t('questions.plainHint')}
        button={t('common.save')}
        limit={learningLimits.question}
        begin={post.text}
        pending={changing.isLoading}
        error={changing.error ? errorText(changing.error) : undefined}
        focused
        onCancel={() => setEditing(false)}
        onSend={async (text) => {
          const done = await onChange(text);
          if (done) setEditing(false);
          return done;
        }}
      />
    );
  return (
    <>
      <Post post={post} />
      {mayChange && (
        <div className="a-row">
          <Button ref={edit} size="small" variant="ghost" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
            {words.remove}
          </Button>
        </div>
      )}
      <RemovalDialog
        asked={asked ? { title: words.removeTitle, text: post.text } : undefined}
        sure={words.remove}
        pending={t('questions.removing')}
        removing={removing}
        onSure={onRemove}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

function Post({ post }: { post: Written }) {
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
  const [open, setOpen] = useState(false);
  const button = useFocusBack(open);
  const [answer, answering] = learnerApi.useLearningQuestionAnswerMutation();
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
      hint={t('questions.plainHint')}
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
