import { type FormEvent, useEffect, useRef, useState } from 'react';
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
  // What was asked for last: the list's own answer comes later, and must neither be asked for twice nor undo letters.
  const asked = useRef(value);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setWords(value);
  }, [value]);
  const search = () => {
    const wanted = words.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
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
