import { type FormEvent, useEffect, useState } from 'react';
import { SearchIcon } from '../icons/icons.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface SearchFormProps {
  label: string;
  /** The words that the list shows now; empty for all. */
  value: string;
  /** Told of other words only, trimmed; empty for all. */
  onSearch: (words: string) => void;
}

/** Words to look for in a list: sent with Enter, or when the field is left. */
export function SearchForm({ label, value, onSearch }: SearchFormProps) {
  const [words, setWords] = useState(value);
  useEffect(() => setWords(value), [value]);
  const search = () => words.trim() !== value && onSearch(words.trim());
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in all supported browsers
    <form role="search" aria-label={label} onSubmit={handleSubmit}>
      <Field label={label} hideLabel>
        <TextInput
          type="search"
          name="q"
          maxLength={100}
          icon={<SearchIcon />}
          placeholder={label}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onBlur={search}
        />
      </Field>
    </form>
  );
}
