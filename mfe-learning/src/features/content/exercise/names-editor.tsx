import type { Language } from '@arcada/contracts';
import { TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import type { NamesExercise } from '../task-drafts.ts';
import { ConventionEditor } from './convention-editor.tsx';
import { ExerciseItems } from './exercise-items.tsx';
import { TaskField } from './task-field.tsx';

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
      <TaskField name="example" label={t('authoring.example')} hint={t('authoring.exampleHint')}>
        <TextInput
          name="example"
          className="a-code"
          maxLength={120}
          spellCheck={false}
          value={exercise.example}
          onChange={(event) => onChange({ ...exercise, example: event.target.value })}
        />
      </TaskField>
      <h2 className="learn-editor-heading">{t('authoring.namedFiles')}</h2>
      <ExerciseItems
        items={exercise.items}
        language={language}
        onChange={(items) => onChange({ ...exercise, items })}
        newItem={(id) => ({ id, text: {}, answer: '', explanation: {} })}
      >
        {(item, change, name) => (
          <TaskField name={`${name}.answer`} label={t('authoring.rightName')}>
            <TextInput
              name={`${name}.answer`}
              className="a-code"
              maxLength={120}
              spellCheck={false}
              value={item.answer}
              onChange={(event) => change({ answer: event.target.value })}
            />
          </TaskField>
        )}
      </ExerciseItems>
    </>
  );
}
