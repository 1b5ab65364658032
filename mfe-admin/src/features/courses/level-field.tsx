import { courseLevels } from '@arcada/contracts';
import { Field, TextInput } from '@arcada/ui/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface LevelFieldProps {
  value: string;
  onChange: (level: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A known level in the reader's language, any other as it was written. */
export function useLevelWord() {
  const { t } = useTranslation('admin');
  return (level: string): string => t(`courses.levels.${level}`, level);
}

/** Free text; the levels that shoppers can filter by are offered, in the admin's language. */
export function LevelField({ value, onChange, hint, error }: LevelFieldProps) {
  const { t } = useTranslation('admin');
  const wordOf = useLevelWord();
  const list = useId();
  const levelOf = (word: string) => courseLevels.find((level) => wordOf(level) === word) ?? word;
  return (
    <div>
      <Field label={t('courses.level')} hint={hint ?? t('courses.levelHint')} error={error} required>
        <TextInput
          list={list}
          maxLength={40}
          value={wordOf(value)}
          onChange={({ target }) => onChange(levelOf(target.value))}
        />
      </Field>
      <datalist id={list}>
        {courseLevels.map((level) => (
          <option key={level} value={wordOf(level)} />
        ))}
      </datalist>
    </div>
  );
}
