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
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { withPageTexts } from '../language.ts';
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

/** The suggestions' code, loaded from the first focus on, and retried with other words after a failure. */
function useSuggestionList(wanted: boolean, words: string) {
  const [List, setList] = useState<typeof SuggestionList>();
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another try
  useEffect(() => {
    if (!wanted || List || loading.current) return;
    loading.current = true;
    withPageTexts(import(/* webpackChunkName: "search-suggestions" */ './suggestions/suggestion-list.tsx'))
      .then(
        (module) => setList(() => module.SuggestionList),
        (error: unknown) => {
          console.error('The search field goes on without suggestions:', error);
          setFailed(true);
        },
      )
      .finally(() => {
        loading.current = false;
      });
  }, [wanted, List, words]);
  return { List, failed };
}

/** Shown under the field when the suggestions' code failed to load. */
function NoSuggestions({ asked }: { asked: string }) {
  const { t } = useTranslation('shell');
  return (
    // The field keeps the focus while the link is pressed.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div className="search-popup" onMouseDown={(event) => event.preventDefault()}>
      <Link to={links.search(asked)} className="search-option search-all">
        {t('search.all', { words: asked })}
      </Link>
      <p role="status" className="search-none">
        {t('search.unavailable')}
      </p>
    </div>
  );
}

/** The header's search: a field where there is room, else a button that opens one over the header. */
export function SearchField() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [list, setList] = useState<ListState>({});
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const { List, failed } = useSuggestionList(open, words);
  const asked = askedWords(words);
  const suggesting = open && asked !== '';

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
    const chosen = keys.current?.chosen() ?? (asked ? links.search(asked) : undefined);
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
          {suggesting && !List && failed && <NoSuggestions asked={asked} />}
        </form>
        <span className="search-close">
          <IconButton label={t('search.close')} icon={<CloseIcon />} bare onClick={leave} />
        </span>
      </div>
    </div>
  );
}
