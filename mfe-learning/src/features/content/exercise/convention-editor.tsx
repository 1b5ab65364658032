import type { Language } from '@arcada/contracts';
import { Button, PlusIcon, TrashIcon } from '@arcada/ui';
import { TextInput } from '@arcada/ui/forms';
import { TooltipButton } from '@arcada/ui/tooltip';
import { useTranslation } from 'react-i18next';
import type { NamesExercise } from '../task-drafts.ts';
import { TranslatedField } from '../translated-field.tsx';
import { ExercisePart } from './exercise-part.tsx';
import { TaskField } from './task-field.tsx';

type Convention = NamesExercise['convention'];
type NameField = Convention[number];
const replaced = <T,>(list: readonly T[], place: number, next: T): T[] =>
  list.map((one, index) => (index === place ? next : one));
const without = <T,>(list: readonly T[], place: number): T[] => list.filter((_, index) => index !== place);

interface ConventionEditorProps {
  convention: Convention;
  language: Language;
  onChange: (convention: Convention) => void;
}

/** Fields of a file's name, and their allowed codes. Codes are the same in all languages. */
export function ConventionEditor({ convention, language, onChange }: ConventionEditorProps) {
  const { t } = useTranslation('learning');
  return (
    <>
      <h2 className="learn-editor-heading">{t('authoring.convention')}</h2>
      {convention.map((field, place) => (
        <FieldEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are their places
          key={place}
          field={field}
          place={place + 1}
          language={language}
          onChange={(next) => onChange(replaced(convention, place, next))}
          onRemove={() => onChange(without(convention, place))}
        />
      ))}
      <div>
        <Button icon={<PlusIcon />} onClick={() => onChange([...convention, { field: {}, values: [] }])}>
          {t('authoring.addField')}
        </Button>
      </div>
    </>
  );
}

interface FieldEditorProps {
  field: NameField;
  place: number;
  language: Language;
  onChange: (field: NameField) => void;
  onRemove: () => void;
}

function FieldEditor({ field, place, language, onChange, onRemove }: FieldEditorProps) {
  const { t } = useTranslation('learning');
  const { values } = field;
  const change = (at: number, what: Partial<NameField['values'][number]>) =>
    onChange({ ...field, values: values.map((value, index) => (index === at ? { ...value, ...what } : value)) });
  return (
    <ExercisePart
      name={t('authoring.field', { place })}
      onRemove={onRemove}
      head={
        <TranslatedField
          name={`convention.${place - 1}.field`}
          label={t('authoring.field', { place })}
          language={language}
          maxLength={100}
          value={field.field}
          onChange={(name) => onChange({ ...field, field: name })}
        />
      }
    >
      <p className="a-small a-mute">{t('authoring.codesHint')}</p>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: codes are their places
        <div key={at} className="learn-code-row">
          <TaskField
            name={`convention.${place - 1}.values.${at}.code`}
            label={t('authoring.code', { place: at + 1 })}
            hideLabel
          >
            <TextInput
              name={`convention.${place - 1}.values.${at}.code`}
              className="a-code"
              maxLength={40}
              spellCheck={false}
              placeholder={t('authoring.code', { place: at + 1 })}
              value={value.code}
              onChange={(event) => change(at, { code: event.target.value })}
            />
          </TaskField>
          <TranslatedField
            name={`convention.${place - 1}.values.${at}.meaning`}
            label={t('authoring.meaning', { place: at + 1 })}
            hideLabel
            language={language}
            maxLength={200}
            value={value.meaning}
            onChange={(meaning) => change(at, { meaning })}
          />
          <TooltipButton
            small
            label={t('authoring.removeNamed', { name: t('authoring.code', { place: at + 1 }) })}
            icon={<TrashIcon size={16} />}
            onClick={() => onChange({ ...field, values: without(values, at) })}
          />
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => onChange({ ...field, values: [...values, { code: '', meaning: {} }] })}>
          {t('authoring.addCode')}
        </Button>
      </div>
    </ExercisePart>
  );
}
