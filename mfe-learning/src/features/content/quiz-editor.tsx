import type { Language } from '@arcada/contracts';
import { Button, PlusIcon, TrashIcon } from '@arcada/ui';
import { Checkbox, Field, SelectInput } from '@arcada/ui/forms';
import { TooltipButton } from '@arcada/ui/tooltip';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListMoves, useMoves } from './moves.tsx';
import {
  type AuthoredQuiz,
  emptyQuestion,
  freeId,
  type QuizQuestion,
  type Translations,
  withQuestions,
  withRight,
} from './task-drafts.ts';
import { useTaskFault } from './task-fields.ts';
import { TranslatedField } from './translated-field.tsx';

interface QuizEditorProps {
  quiz: AuthoredQuiz;
  /** The language being edited; the right answers are the same in all. */
  language: Language;
  onChange: (quiz: AuthoredQuiz) => void;
}

/** Questions, their options, which of them are right, and why. */
export function QuizEditor({ quiz, language, onChange }: QuizEditorProps) {
  const { t } = useTranslation('learning');
  const own = useRef<HTMLDivElement>(null);
  const moves = useMoves(own);
  const change = (id: string, question: QuizQuestion) =>
    onChange({ ...quiz, questions: quiz.questions.map((one) => (one.id === id ? question : one)) });
  const { asked, showAnswers: _, ...rest } = quiz;
  return (
    <div className="a-stack" ref={own}>
      {moves.said}
      <h2 className="learn-editor-heading">{t('authoring.quiz')}</h2>
      <Field label={t('authoring.passMark')}>
        <SelectInput
          value={String(Math.round(quiz.passMark * 100))}
          onChange={(mark) => onChange({ ...quiz, passMark: Number(mark) / 100 })}
          options={[50, 60, 70, 80, 90, 100].map((mark) => ({ value: String(mark), label: `${mark} %` }))}
        />
      </Field>
      {quiz.questions.length > 1 && (
        <Field label={t('authoring.asked')}>
          <SelectInput
            value={asked === undefined ? '' : String(asked)}
            onChange={(count) => {
              const { asked: _asked, ...all } = quiz;
              onChange(count ? { ...all, asked: Number(count) } : all);
            }}
            options={[
              { value: '', label: t('authoring.askedAll') },
              ...quiz.questions.slice(1).map((_question, at) => ({ value: String(at + 1), label: String(at + 1) })),
            ]}
          />
        </Field>
      )}
      <Checkbox
        label={t('authoring.showAnswers')}
        checked={quiz.showAnswers === true}
        onChange={(event) =>
          onChange({
            ...rest,
            ...(asked !== undefined && { asked }),
            ...(event.target.checked && { showAnswers: true }),
          })
        }
      />
      {quiz.questions.map((question, place) => (
        <QuestionEditor
          key={question.id}
          question={question}
          place={place + 1}
          moves={
            <ListMoves
              list={quiz.questions}
              place={place}
              nameAt={(at) => t('authoring.question', { place: at + 1 })}
              moves={moves}
              onChange={(questions) => onChange(withQuestions(quiz, questions))}
            />
          }
          language={language}
          onChange={(next) => change(question.id, next)}
          onRemove={
            quiz.questions.length > 1
              ? () =>
                  onChange(
                    withQuestions(
                      quiz,
                      quiz.questions.filter(({ id }) => id !== question.id),
                    ),
                  )
              : undefined
          }
        />
      ))}
      <div>
        <Button
          icon={<PlusIcon />}
          onClick={() => onChange({ ...quiz, questions: [...quiz.questions, emptyQuestion(quiz.questions)] })}
        >
          {t('authoring.addQuestion')}
        </Button>
      </div>
    </div>
  );
}

interface QuestionEditorProps {
  question: QuizQuestion;
  place: number;
  /** The buttons that move it. */
  moves: ReactNode;
  language: Language;
  onChange: (question: QuizQuestion) => void;
  onRemove?: () => void;
}

function QuestionEditor({ question, place, moves, language, onChange, onRemove }: QuestionEditorProps) {
  const { t } = useTranslation('learning');
  const name = t('authoring.question', { place });
  const field = `questions.${place - 1}`;
  const rightFault = useTaskFault(`${field}.right`);
  const own = useRef<HTMLFieldSetElement>(null);
  const optionMoves = useMoves(own);
  const changeOption = (id: string, text: Translations) =>
    onChange({
      ...question,
      options: question.options.map((option) => (option.id === id ? { ...option, text } : option)),
    });
  return (
    <fieldset className="learn-editor-part" ref={own}>
      <legend className="a-visually-hidden">{name}</legend>
      {optionMoves.said}
      <div className="learn-editor-row learn-editor-row--top">
        <TranslatedField
          name={`${field}.text`}
          label={name}
          hint={t('authoring.formatHint')}
          language={language}
          rows={2}
          maxLength={1000}
          value={question.text}
          onChange={(text) => onChange({ ...question, text })}
        />
        {moves}
      </div>
      {question.options.map((option, index) => (
        <div key={option.id} className="learn-option">
          <Checkbox
            name={`${field}.right`}
            label={t('authoring.right')}
            aria-label={t('authoring.rightOption', { place: index + 1 })}
            checked={option.right === true}
            onChange={(event) => onChange(withRight(question, option.id, event.target.checked))}
          />
          <TranslatedField
            name={`${field}.options.${index}.text`}
            label={t('authoring.option', { place: index + 1 })}
            hideLabel
            placeholder={t('authoring.option', { place: index + 1 })}
            language={language}
            value={option.text}
            onChange={(text) => changeOption(option.id, text)}
          />
          <span className="learn-editor-moves">
            <ListMoves
              list={question.options}
              place={index}
              nameAt={(at) => t('authoring.option', { place: at + 1 })}
              moves={optionMoves}
              onChange={(options) => onChange({ ...question, options })}
            />
            <TooltipButton
              small
              label={t('authoring.removeNamed', { name: t('authoring.option', { place: index + 1 }) })}
              icon={<TrashIcon size={16} />}
              disabled={question.options.length < 3}
              onClick={() => onChange({ ...question, options: question.options.filter(({ id }) => id !== option.id) })}
            />
          </span>
        </div>
      ))}
      {rightFault && (
        <p className="a-field-error" role="alert">
          {rightFault}
        </p>
      )}
      <TranslatedField
        name={`${field}.explanation`}
        label={t('authoring.explanation')}
        language={language}
        rows={2}
        maxLength={1000}
        value={question.explanation}
        onChange={(explanation) => onChange({ ...question, explanation })}
      />
      <div className="a-row">
        <Button
          size="small"
          onClick={() =>
            onChange({ ...question, options: [...question.options, { id: freeId('o', question.options), text: {} }] })
          }
        >
          {t('authoring.addOption')}
        </Button>
        {onRemove && (
          <Button size="small" onClick={onRemove}>
            {t('authoring.removeNamed', { name })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
