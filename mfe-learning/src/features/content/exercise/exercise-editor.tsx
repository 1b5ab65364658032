import { exerciseKinds, type Language } from '@arcada/contracts';
import { Checkbox, Field, SelectInput } from '@arcada/ui/forms';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuthoredExercise, emptyExercise } from '../task-drafts.ts';
import { TranslatedField } from '../translated-field.tsx';
import { FaultsEditor } from './faults-editor.tsx';
import { NamesEditor } from './names-editor.tsx';
import { OrderEditor } from './order-editor.tsx';
import { ResultsEditor } from './results-editor.tsx';

interface ExerciseEditorProps {
  exercise: AuthoredExercise;
  language: Language;
  onChange: (exercise: AuthoredExercise) => void;
}

/**
 * The kind of exercise, its task, and its parts. All kinds share the task; the input for a kind is
 * restored when it is selected again, as long as the page is open.
 */
export function ExerciseEditor({ exercise, language, onChange }: ExerciseEditorProps) {
  const { t } = useTranslation('learning');
  const written = useRef(new Map<AuthoredExercise['kind'], AuthoredExercise>());
  const choose = (kind: string) => {
    const known = exerciseKinds.find((one) => one === kind);
    if (!known) return;
    written.current.set(exercise.kind, exercise);
    onChange({ ...(written.current.get(known) ?? emptyExercise(known)), task: exercise.task });
  };
  return (
    <div className="a-stack">
      <Field label={t('authoring.exerciseKind')}>
        <SelectInput
          value={exercise.kind}
          onChange={choose}
          options={exerciseKinds.map((kind) => ({ value: kind, label: t(`exerciseKind.${kind}`) }))}
        />
      </Field>
      <TranslatedField
        name="task"
        label={t('authoring.task')}
        hint={t('authoring.markdownHint')}
        language={language}
        rows={3}
        maxLength={2000}
        value={exercise.task}
        onChange={(task) => onChange({ ...exercise, task })}
      />
      <Checkbox
        label={t('authoring.showAnswers')}
        checked={exercise.showAnswers === true}
        onChange={(event) => {
          const { showAnswers: _, ...rest } = exercise;
          onChange(event.target.checked ? { ...rest, showAnswers: true } : rest);
        }}
      />
      {exercise.kind === 'name-files' && <NamesEditor exercise={exercise} language={language} onChange={onChange} />}
      {exercise.kind === 'find-faults' && <FaultsEditor exercise={exercise} language={language} onChange={onChange} />}
      {exercise.kind === 'order-states' && <OrderEditor exercise={exercise} language={language} onChange={onChange} />}
      {exercise.kind === 'enter-results' && (
        <ResultsEditor exercise={exercise} language={language} onChange={onChange} />
      )}
    </div>
  );
}
