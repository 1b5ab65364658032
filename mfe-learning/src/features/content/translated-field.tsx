import type { Language } from '@arcada/contracts';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import type { Translations } from './task-drafts.ts';

interface TranslatedFieldProps {
  label: string;
  hint?: string;
  hideLabel?: boolean;
  value: Translations;
  /** The language that is being written. */
  language: Language;
  maxLength?: number;
  /** Of an area; absent for a single line. */
  rows?: number;
  onChange: (value: Translations) => void;
}

/** A text in the language that is being written; the others stay as they are. */
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
