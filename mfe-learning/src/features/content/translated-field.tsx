import type { Language } from '@arcada/contracts';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import { Original } from './original.tsx';
import type { Translations } from './task-drafts.ts';
import { useTaskFault } from './task-fields.ts';

interface TranslatedFieldProps {
  label: string;
  /** As `taskTexts` names it. */
  name: string;
  hint?: string;
  hideLabel?: boolean;
  value: Translations;
  /** The language being edited. */
  language: Language;
  maxLength?: number;
  placeholder?: string;
  /** Of a text area; absent for a single line. */
  rows?: number;
  onChange: (value: Translations) => void;
}

/** A text in the language being edited; the other languages aren't changed. An empty one shows what another says. */
export function TranslatedField({
  label,
  name,
  hint,
  hideLabel,
  placeholder,
  value,
  language,
  maxLength = 500,
  rows,
  onChange,
}: TranslatedFieldProps) {
  const text = value[language] ?? '';
  const fault = useTaskFault(name);
  const write = (next: string) => onChange({ ...value, [language]: next });
  return (
    <Field label={label} hint={hint} hideLabel={hideLabel} error={fault}>
      <Original texts={value} language={language} />
      {rows ? (
        <TextArea
          name={name}
          rows={rows}
          maxLength={maxLength}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <TextInput
          name={name}
          placeholder={placeholder}
          maxLength={maxLength}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </Field>
  );
}
