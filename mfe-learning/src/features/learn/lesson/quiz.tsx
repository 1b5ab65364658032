import type { Lesson, Quiz as QuizData } from '@arcada/contracts';
import { useDraft } from '@arcada/platform';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lessonApi } from '../../../shared/lesson/lesson.api.ts';
import { draftLessonApi } from '../draft-lesson.api.ts';
import { focusFirstField } from './focus-first-field.ts';
import { FormattedText } from './formatted-text.tsx';
import { answersKey, ItemVerdict, type Marked, Marking } from './marking.tsx';
import { verdictNow } from './verdict-now.ts';

type Answers = Record<string, string[]>;
const none: Answers = {};
/** Stored ticks belong to exactly these questions. */
const stampOf = ({ questions }: QuizData) =>
  questions.map(({ id, options }) => `${id}:${options.map((option) => option.id)}`).join(' ');

interface QuizProps {
  lesson: Lesson;
  quiz: QuizData;
  marked: Marked;
}

/**
 * Questions with one or several right options. The server marks them and sends explanations with
 * the result.
 */
export function Quiz({ lesson, quiz: last, marked }: QuizProps) {
  const { t } = useTranslation('learning');
  const next = lesson.nextQuiz ?? last;
  const draft = useDraft<Answers>(answersKey(lesson, marked), none, { stamp: stampOf(next) });
  const [open, setOpen] = useState<string[]>([]);
  const stored = lessonApi.useLearningQuizAnswersMutation();
  const trial = draftLessonApi.useLearningContentQuizTrialMutation();
  const [send, sending] = marked === 'trial' ? trial : stored;
  // Answers started after a result are another attempt.
  const [again, setAgain] = useState(draft.restored);
  const form = useRef<HTMLFormElement>(null);
  const verdict = verdictNow(sending.data, lesson.lastVerdict, again);
  // A result stands beside the questions that it is about; until the lesson is refetched, those are
  // the ones that were just sent.
  const [sent, setSent] = useState<QuizData>();
  const isRefetched = sent !== undefined && stampOf(last) === stampOf(sent);
  const quiz = verdict ? (sending.data && sent && !isRefetched ? sent : last) : next;
  const answers = verdict && !sending.data ? (verdict.given?.answers ?? none) : draft.value;
  const choose = (question: QuizData['questions'][number], option: string, checked: boolean) => {
    const before = answers[question.id] ?? [];
    const several = checked ? [...before, option] : before.filter((id) => id !== option);
    draft.change({ ...answers, [question.id]: question.kind === 'single' ? [option] : several });
    setOpen(open.filter((id) => id !== question.id));
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = quiz.questions.filter(({ id }) => !answers[id]?.length).map(({ id }) => id);
    setOpen(missing);
    if (missing.length > 0) {
      form.current?.querySelector<HTMLElement>(`[data-question="${missing[0]}"] input`)?.focus();
      return;
    }
    setSent(quiz);
    const { error } = await send({ courseId: lesson.courseId, lessonId: lesson.id, answers });
    if (!error) draft.forget();
  };
  const handleAgain = () => {
    sending.reset();
    draft.clear(draft.value);
    setAgain(true);
    focusFirstField(form.current);
  };
  return (
    <form ref={form} className="learn-task" onSubmit={handleSubmit} noValidate>
      {quiz.questions.map((question, place) => (
        <fieldset key={question.id} className="learn-question" data-question={question.id}>
          <legend className="learn-question-text">
            {place + 1}. <FormattedText {...question} />
            {question.kind === 'multiple' && <span className="a-small a-mute"> {t('quiz.several')}</span>}
          </legend>
          {/* Without the answers, empty boxes would look like them. */}
          {verdict && !answers[question.id] && (
            <ul className="learn-recalled">
              {question.options.map((option) => (
                <li key={option.id}>
                  <FormattedText {...option} />
                </li>
              ))}
            </ul>
          )}
          {(!verdict || answers[question.id]) &&
            question.options.map((option) => (
              <label key={option.id} className="a-check">
                <input
                  className="a-check-box"
                  type={question.kind === 'single' ? 'radio' : 'checkbox'}
                  name={`${lesson.id}-${question.id}`}
                  checked={answers[question.id]?.includes(option.id) ?? false}
                  disabled={verdict !== undefined || sending.isLoading || !marked}
                  onChange={(event) => choose(question, option.id, event.target.checked)}
                />
                <span>
                  <FormattedText {...option} />
                </span>
              </label>
            ))}
          {open.includes(question.id) && (
            <p className="a-field-error" role="alert">
              {t('quiz.unanswered')}
            </p>
          )}
          <ItemVerdict verdict={verdict} id={question.id} />
        </fieldset>
      ))}
      <Marking
        verdict={verdict}
        marked={marked}
        pending={sending.isLoading}
        error={sending.error}
        passMark={quiz.passMark}
        fresh={sending.isSuccess}
        onAgain={handleAgain}
      />
    </form>
  );
}
