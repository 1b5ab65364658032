import { links } from '@arcada/contracts';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HitPrice } from '../hit-price.tsx';
import { useKindLabel } from '../search-sources.ts';
import { askedWords } from '../search-words.ts';
import { useSuggestions } from './use-suggestions.ts';
import './suggestion-list.css';

/** The keys that the field forwards. */
export interface SuggestionKeys {
  /** Path of the marked suggestion. */
  chosen: () => string | undefined;
  move: (event: KeyboardEvent) => void;
}
export interface ListState {
  listId?: string;
  activeId?: string;
}

interface SuggestionListProps {
  words: string;
  ref: Ref<SuggestionKeys>;
  /** Called with the list's state that the field must expose to assistive technology. */
  onState: (state: ListState) => void;
}

/** The list under the field: suggestions by kind, and a link to all results. */
export function SuggestionList({ words, ref, onState }: SuggestionListProps) {
  const { t } = useTranslation('shell');
  const labelOf = useKindLabel();
  const listId = useId();
  const asked = askedWords(words);
  const { groups, state } = useSuggestions(words);
  const all = links.search(asked);
  const paths = [...groups.flat().map(({ path }) => path), all];
  const [active, setActive] = useState<{ words: string; at: number }>();
  const at = active?.words === asked && active.at < paths.length ? active.at : -1;
  const idOf = (path: string) => `${listId}${paths.indexOf(path)}`;
  const activeId = at < 0 ? undefined : `${listId}${at}`;

  useEffect(() => onState({ listId, activeId }), [onState, listId, activeId]);
  useEffect(() => () => onState({}), [onState]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useImperativeHandle(ref, () => ({
    chosen: () => paths[at],
    move(event) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      const places = paths.length + 1;
      // One place more than there are suggestions: the field itself.
      const next = (at + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places;
      setActive({ words: asked, at: next - 1 });
    },
  }));

  const option = (path: string) => ({
    id: idOf(path),
    role: 'option',
    'aria-selected': paths[at] === path,
    to: path,
    tabIndex: -1,
    className: 'search-option',
  });
  const count = groups.flat().length;
  const status = {
    pending: t('common.loading'),
    failed: t('search.unavailable'),
    complete: t('search.none', { words: asked }),
  };
  return (
    // The field keeps the focus while a suggestion is pressed.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div className="search-popup" onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={listId} aria-label={t('search.suggestions')}>
        {groups.map((hits) => {
          const kind = hits[0]?.kind ?? '';
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={kind} role="group" aria-label={labelOf(kind)}>
              <p className="search-kind" aria-hidden="true">
                {labelOf(kind)}
              </p>
              {hits.map((hit) => (
                <Link key={hit.path} {...option(hit.path)}>
                  <span className="search-option-text">
                    <span className="search-option-title">{hit.title}</span>
                    <span className="search-option-summary">{hit.summary}</span>
                  </span>
                  <HitPrice hit={hit} />
                </Link>
              ))}
            </div>
          );
        })}
        <Link {...option(all)} className="search-option search-all">
          {t('search.all', { words: asked })}
        </Link>
      </div>
      <p role="status" className={count === 0 && state !== 'pending' ? 'search-none' : 'a-visually-hidden'}>
        {count ? t('search.count', { count }) : status[state]}
      </p>
    </div>
  );
}
