import type { Language } from '@arcada/contracts';
import { Button, Field, PlusIcon, TextInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { freeId, type NamesExercise } from '../task-drafts.ts';
import { TranslatedField } from '../translated-field.tsx';
import { ConventionEditor } from './convention-editor.tsx';
import { ExercisePart } from './exercise-part.tsx';

interface NamesEditorProps {
  exercise: NamesExercise;
  language: Language;
  onChange: (exercise: NamesExercise) => void;
}

/** The convention with its codes, an example, and the files with their right names. */
export function NamesEditor({ exercise, language, onChange }: NamesEditorProps) {
  const { t } = useTranslation('learning');
  const { items } = exercise;
  const change = (id: string, what: Partial<NamesExercise['items'][number]>) =>
    onChange({ ...exercise, items: items.map((item) => (item.id === id ? { ...item, ...what } : item)) });
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
      {items.map((item, place) => (
        <ExercisePart
          key={item.id}
          name={t('authoring.item', { place: place + 1 })}
          onRemove={() => onChange({ ...exercise, items: items.filter(({ id }) => id !== item.id) })}
          head={
            <TranslatedField
              label={t('authoring.item', { place: place + 1 })}
              language={language}
              value={item.text}
              onChange={(text) => change(item.id, { text })}
            />
          }
        >
          <Field label={t('authoring.rightName')}>
            <TextInput
              className="a-code"
              maxLength={120}
              spellCheck={false}
              value={item.answer}
              onChange={(event) => change(item.id, { answer: event.target.value })}
            />
          </Field>
          <TranslatedField
            label={t('authoring.explanation')}
            language={language}
            value={item.explanation}
            onChange={(explanation) => change(item.id, { explanation })}
          />
        </ExercisePart>
      ))}
      <div>
        <Button
          icon={<PlusIcon />}
          onClick={() =>
            onChange({
              ...exercise,
              items: [...items, { id: freeId('i', items), text: {}, answer: '', explanation: {} }],
            })
          }
        >
          {t('authoring.addItem')}
        </Button>
      </div>
    </>
  );
}
