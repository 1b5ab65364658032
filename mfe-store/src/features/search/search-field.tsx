import { links } from '@arcada/contracts';
import { CloseIcon, IconButton, SearchIcon } from '@arcada/ui';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedWords, mostCharacters } from './search-words.ts';
import type { ListState, SuggestionKeys, SuggestionList } from './suggestions/suggestion-list.tsx';
import './search-field.css';

const editable = 'input, textarea, select, [contenteditable]';

/** Control-K, Command-K, or a slash outside of fields; not under an open dialog. */
const asksForSearch = (event: globalThis.KeyboardEvent) => {
  if (document.querySelector('dialog[open]')) return false;
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) return true;
  const inField = event.target instanceof Element && event.target.closest(editable);
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !inField;
};

/** The code of the suggestions, from the first focus on; the field works without it. */
function useSuggestionList(wanted: boolean) {
  const [List, setList] = useState<typeof SuggestionList>();
  useEffect(() => {
    if (!wanted || List) return;
    import(/* webpackChunkName: "search-suggestions" */ './suggestions/suggestion-list.tsx').then(
      (module) => setList(() => module.SuggestionList),
      (error: unknown) => console.error('The search field goes on without suggestions:', error),
    );
  }, [wanted, List]);
  return List;
}

/** The header's search: a field where there is room, else a button that opens one over the header. */
export function Component() {
  const { t } = useTranslation('store');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [list, setList] = useState<ListState>({});
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const List = useSuggestionList(open);
  const suggesting = open && askedWords(words) !== '';

  const close = useCallback(() => {
    setOpen(false);
    setWords('');
  }, []);
  const leave = () => {
    close();
    button.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever led to another place ends the search
  useEffect(close, [key]);
  useLayoutEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  useEffect(() => {
    const handle = (event: globalThis.KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      setOpen(true);
      input.current?.focus();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = keys.current?.chosen() ?? (askedWords(words) ? links.search(askedWords(words)) : undefined);
    if (!chosen) return;
    navigate(chosen);
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (suggesting) return setWords('');
      leave();
    } else keys.current?.move(event);
  };
  const handleBlur = (event: FocusEvent) => {
    if (!place.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in all supported browsers
    <div
      ref={place}
      role="search"
      aria-label={t('search.open')}
      className="search"
      data-open={open || undefined}
      onBlur={handleBlur}
    >
      <span className="search-open">
        <IconButton
          ref={button}
          label={t('search.open')}
          icon={<SearchIcon />}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      </span>
      <div className="search-bar">
        <form className="search-box" onSubmit={handleSubmit}>
          <SearchIcon size={18} />
          <input
            ref={input}
            className="search-input"
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={mostCharacters}
            placeholder={t('search.placeholder')}
            aria-label={t('search.field')}
            aria-keyshortcuts="Control+K Meta+K /"
            aria-autocomplete="list"
            aria-expanded={suggesting && list.listId !== undefined}
            aria-controls={suggesting ? list.listId : undefined}
            aria-activedescendant={suggesting ? list.activeId : undefined}
            value={words}
            onFocus={() => setOpen(true)}
            onChange={(event) => {
              setWords(event.target.value);
              setOpen(true);
            }}
            onKeyDown={handleKeyDown}
          />
          {suggesting && List && <List ref={keys} words={words} onState={setList} />}
        </form>
        <span className="search-close">
          <IconButton label={t('search.close')} icon={<CloseIcon />} bare onClick={leave} />
        </span>
      </div>
    </div>
  );
}
