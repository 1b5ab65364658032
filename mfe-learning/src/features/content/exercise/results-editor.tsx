import type { Language } from '@arcada/contracts';
import { TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { type ResultItem, type ResultsExercise, toleranceOf } from '../task-drafts.ts';
import { TranslatedField } from '../translated-field.tsx';
import { ExerciseItems } from './exercise-items.tsx';
import { TaskField } from './task-field.tsx';

interface ResultsEditorProps {
  exercise: ResultsExercise;
  language: Language;
  onChange: (exercise: ResultsExercise) => void;
}

/** What is asked, with its right answer, how exact a number has to be, and its unit. */
export function ResultsEditor({ exercise, language, onChange }: ResultsEditorProps) {
  const { t } = useTranslation('learning');
  return (
    <>
      <p className="a-small a-mute">{t('authoring.resultsHint')}</p>
      <ExerciseItems<ResultItem>
        items={exercise.items}
        language={language}
        onChange={(items) => onChange({ ...exercise, items })}
        newItem={(id) => ({ id, text: {}, answer: '', explanation: {} })}
      >
        {(item, change, name) => (
          <>
            <TaskField name={`${name}.answer`} label={t('authoring.rightAnswer')} hint={t('authoring.rightAnswerHint')}>
              <TextInput
                name={`${name}.answer`}
                className="a-code"
                maxLength={200}
                spellCheck={false}
                value={item.answer}
                onChange={(event) => change({ answer: event.target.value })}
              />
            </TaskField>
            <TaskField
              name={`${name}.tolerance`}
              label={t('authoring.tolerance')}
              hint={t('authoring.toleranceHint')}
              error={toleranceOf(item.tolerance) === undefined ? t('authoring.toleranceWrong') : undefined}
            >
              <TextInput
                name={`${name}.tolerance`}
                inputMode="decimal"
                maxLength={30}
                value={String(item.tolerance ?? 0)}
                onChange={(event) => change({ tolerance: event.target.value })}
              />
            </TaskField>
            <TranslatedField
              name={`${name}.unit`}
              label={t('authoring.unit')}
              language={language}
              maxLength={20}
              value={item.unit ?? {}}
              onChange={(unit) => change({ unit })}
            />
          </>
        )}
      </ExerciseItems>
    </>
  );
}
