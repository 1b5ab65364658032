import type { Language } from '@arcada/contracts';
import { Field, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import type { NamesExercise } from '../task-drafts.ts';
import { ConventionEditor } from './convention-editor.tsx';
import { ExerciseItems } from './exercise-items.tsx';

interface NamesEditorProps {
  exercise: NamesExercise;
  language: Language;
  onChange: (exercise: NamesExercise) => void;
}

/** The convention with its codes, an example, and the files with their right names. */
export function NamesEditor({ exercise, language, onChange }: NamesEditorProps) {
  const { t } = useTranslation('learning');
  return (
    <>
      <ConventionEditor
        convention={exercise.convention}
        language={language}
        onChange={(convention) => onChange({ ...exercise, convention })}
      />
      <Field label={t('authoring.example')} hint={t('authoring.exampleHint')}>
        <TextInput
          className="a-code"
          maxLength={120}
          spellCheck={false}
          value={exercise.example}
          onChange={(event) => onChange({ ...exercise, example: event.target.value })}
        />
      </Field>
      <h2 className="learn-editor-heading">{t('authoring.namedFiles')}</h2>
      <ExerciseItems
        items={exercise.items}
        language={language}
        onChange={(items) => onChange({ ...exercise, items })}
        newItem={(id) => ({ id, text: {}, answer: '', explanation: {} })}
      >
        {(item, change) => (
          <Field label={t('authoring.rightName')}>
            <TextInput
              className="a-code"
              maxLength={120}
              spellCheck={false}
              value={item.answer}
              onChange={(event) => change({ answer: event.target.value })}
            />
          </Field>
        )}
      </ExerciseItems>
    </>
  );
}
