import { type FormEvent, useEffect, useRef } from 'react';
import { SearchIcon } from '../icons/icons.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface SearchFormProps {
  label: string;
  /** The current words of the list; empty for all. */
  value: string;
  /** Address of the list shown. With another one the field returns to that list's words. */
  list: string;
  /**
   * Called with the words as they are typed, trimmed: for links to other parts of the list, which
   * include them.
   */
  onType?: (words: string) => void;
  /** Called with other words only, trimmed; empty for all. */
  onSearch: (words: string) => void;
}

/**
 * Search words for a list, submitted with Enter. The field is uncontrolled, so that letters typed
 * before hydration count too.
 */
export function SearchForm({ label, value, list, onType, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(list);
  // The last submitted words, until the list shows them: they are not submitted twice, and letters
  // typed meanwhile stay.
  const asked = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list changes the field, and it has its words
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (shown.current !== list) {
      if (value !== asked.current) input.value = value;
      asked.current = undefined;
      shown.current = list;
    }
    onType?.(input.value.trim());
  }, [list]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q')).trim();
    if (words === (asked.current ?? value)) return;
    asked.current = words;
    onSearch(words);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in all supported browsers
    <form role="search" aria-label={label} onSubmit={handleSubmit}>
      <Field label={label} hideLabel>
        <TextInput
          ref={field}
          type="search"
          name="q"
          maxLength={100}
          icon={<SearchIcon />}
          placeholder={label}
          defaultValue={value}
          onChange={(event) => onType?.(event.target.value.trim())}
        />
      </Field>
    </form>
  );
}
