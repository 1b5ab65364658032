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
  /** Called with other words only, trimmed; empty for all. `typed`: after a pause in typing, not with Enter. */
  onSearch: (words: string, typed: boolean) => void;
  /** Searches after a pause in typing, too. */
  asTyped?: boolean;
}

/** Milliseconds without a letter. */
const typingPause = 400;

/**
 * Search words for a list, submitted with Enter. The field is uncontrolled, so that letters typed
 * before hydration count too.
 */
export function SearchForm({ label, value, list, onType, onSearch, asTyped = false }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(list);
  // The submitted words, until the list shows them: they are not submitted twice, and letters typed
  // meanwhile stay.
  const asked = useRef<string[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list changes the field, and it has its words
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (shown.current !== list) {
      const own = asked.current.indexOf(value);
      if (own < 0) {
        input.value = value;
        clearTimeout(pause.current);
      }
      asked.current = own < 0 ? [] : asked.current.slice(own + 1);
      shown.current = list;
    }
    onType?.(input.value.trim());
  }, [list]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const search = (words: string, typed: boolean) => {
    clearTimeout(pause.current);
    if (words === (asked.current.at(-1) ?? value)) return;
    asked.current.push(words);
    onSearch(words, typed);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('q')).trim(), false);
  };
  const handleType = (words: string) => {
    onType?.(words);
    if (!asTyped) return;
    clearTimeout(pause.current);
    const address = location.href;
    pause.current = setTimeout(() => {
      // Another list was chosen meanwhile and is still being drawn: its address has the words.
      const left = location.href !== address && asked.current.length === 0;
      if (!left) latest.current(words, true);
    }, typingPause);
  };
  // The pause ends in a later render, whose filters count.
  const latest = useRef(search);
  latest.current = search;
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
          onChange={(event) => handleType(event.target.value.trim())}
        />
      </Field>
    </form>
  );
}
