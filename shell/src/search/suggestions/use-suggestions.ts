import type { SearchEntry } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Hit, listQuery, searchApi } from '../search.api.ts';
import { useSearchSources } from '../search-sources.ts';
import { askedWords } from '../search-words.ts';
import { type Query, useQueries } from '../use-queries.ts';
import { pickSuggestions, SearchIndex } from './search-index.ts';

/** Pause in typing before an area with more than its entries is searched itself. */
const restMs = 150;
const none: SearchEntry[] = [];
const { siteSearchEntries, siteSearchList } = searchApi.endpoints;

/** Keeps the previous list as long as its content is the same. */
function useSame<T>(list: T[]): T[] {
  const before = useRef(list);
  const same = list.length === before.current.length && list.every((item, at) => item === before.current[at]);
  if (!same) before.current = list;
  return before.current;
}

function useAfterRest(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Retries failed queries: when other words are typed, and when the network is back. */
function useRetries(queries: readonly Query<unknown>[], words: string) {
  const failed = queries.filter(({ data, error }) => error !== undefined && data === undefined);
  const before = useRef(words);
  useEffect(() => {
    const typed = before.current !== words;
    before.current = words;
    const again = () => {
      for (const { refetch } of failed) refetch();
    };
    if (failed.length === 0) return;
    if (typed) again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, words]);
}

/** What each area hands to the browser. */
function useHanded() {
  const sources = useSearchSources();
  return useQueries(
    siteSearchEntries,
    sources.map(({ kind, api }) => ({ kind, api })),
  );
}

/**
 * Each area: its entries, and its own search results when the entries are not complete, or when they have nothing of
 * what is asked: an area searches whole texts and other forms of words.
 */
function useAreas(asked: string, handed: ReturnType<typeof useHanded>, nothing: boolean) {
  const sources = useSearchSources();
  const rested = useAfterRest(asked);
  const isIncomplete = (at: number) => handed[at]?.data !== undefined && (nothing || !handed[at]?.data?.complete);
  const isAsked = (at: number) => isIncomplete(at) && (rested === asked || handed[at]?.data?.complete === false);
  const incomplete = rested === '' ? [] : sources.filter((_source, at) => isAsked(at));
  const own = useQueries(
    siteSearchList,
    incomplete.map((source) => listQuery(source, rested)),
  );
  useRetries(handed, rested);
  useRetries(own, rested);
  return sources.map((source, at) => {
    const { data, error } = handed[at] ?? {};
    const found = own[incomplete.indexOf(source)];
    const answered = found?.data !== undefined && rested === asked;
    const waits = isIncomplete(at) && !answered;
    return {
      kind: source.kind,
      /** Whether something is still loading. */
      pending: data ? waits && !found?.error : !error,
      failed: data ? waits && found?.error !== undefined : error !== undefined,
      own: isIncomplete(at) && answered ? found?.data?.hits : undefined,
    };
  });
}

export interface Suggestions {
  groups: Hit[][];
  /** Whether everything is searched, still loading, or failed to load. */
  state: 'complete' | 'pending' | 'failed';
}

/** The suggestions for the words, found within the browser wherever an area's entries are complete. */
export function useSuggestions(typed: string): Suggestions {
  const asked = askedWords(typed);
  const { language } = useLanguage();
  const handed = useHanded();
  const lists = useSame(handed.map(({ data }) => data?.entries ?? none));
  const entries = useMemo(() => lists.flat(), [lists]);
  // Entries are searched as they arrive: no area waits for another.
  const [index, setIndex] = useState<{ entries: SearchEntry[]; made: SearchIndex }>();
  useEffect(() => {
    let wanted = true;
    void SearchIndex.of(entries, language).then((made) => wanted && setIndex({ entries, made }));
    return () => {
      wanted = false;
    };
  }, [entries, language]);

  const found = useMemo(() => index?.made.find(asked) ?? none, [index, asked]);
  const isHanded = handed.every(({ data, error }) => data !== undefined || error !== undefined);
  const nothing = asked !== '' && isHanded && index?.entries === entries && found.length === 0;
  const areas = useAreas(asked, handed, nothing);
  const owns = useSame(areas.map(({ own }) => own));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the areas it takes what they found
  const groups = useMemo(
    () => pickSuggestions(found, Object.fromEntries(areas.flatMap(({ kind, own }) => (own ? [[kind, own]] : [])))),
    [found, owns],
  );
  const pending = index?.entries !== entries || areas.some((area) => area.pending);
  return { groups, state: pending ? 'pending' : areas.some((area) => area.failed) ? 'failed' : 'complete' };
}
