import type { Language } from '@arcada/contracts';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import type { Translations } from './task-drafts.ts';

interface TranslatedFieldProps {
  label: string;
  hint?: string;
  hideLabel?: boolean;
  value: Translations;
  /** The language being edited. */
  language: Language;
  maxLength?: number;
  /** Of a text area; absent for a single line. */
  rows?: number;
  onChange: (value: Translations) => void;
}

/** A text in the language being edited; the other languages aren't changed. */
export function TranslatedField({
  label,
  hint,
  hideLabel,
  value,
  language,
  maxLength = 500,
  rows,
  onChange,
}: TranslatedFieldProps) {
  const text = value[language] ?? '';
  const write = (next: string) => onChange({ ...value, [language]: next });
  return (
    <Field label={label} hint={hint} hideLabel={hideLabel}>
      {rows ? (
        <TextArea rows={rows} maxLength={maxLength} value={text} onChange={(event) => write(event.target.value)} />
      ) : (
        <TextInput maxLength={maxLength} value={text} onChange={(event) => write(event.target.value)} />
      )}
    </Field>
  );
}
