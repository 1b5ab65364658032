import type { SearchEntry, SearchKind } from '@arcada/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Hit, searchApi } from '../search.api.ts';
import { useLiveKinds } from '../search-kinds.ts';
import { askedWords } from '../search-words.ts';
import { pickSuggestions, SearchIndex } from './search-index.ts';

/** How long typing rests before an area that has more than it handed over is asked itself. */
const restMs = 150;
const none: SearchEntry[] = [];

function useAfterRest(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface Query {
  data?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

/** Asks once more for what failed: when other words are typed, and when the network is back. */
function useRetries({ data, error, refetch }: Query, words: string) {
  const failed = error !== undefined && data === undefined;
  const before = useRef(words);
  useEffect(() => {
    const typed = before.current !== words;
    before.current = words;
    if (!failed) return;
    if (typed) refetch();
    window.addEventListener('online', refetch);
    return () => window.removeEventListener('online', refetch);
  }, [failed, refetch, words]);
}

/** One area: what it handed over, and what it finds itself when that is not all. */
function useArea(kind: SearchKind, live: boolean, asked: string) {
  const handed = searchApi.useStoreSearchEntriesQuery(kind, { skip: !live });
  const rested = useAfterRest(asked);
  const incomplete = handed.data?.complete === false;
  const own = searchApi.useStoreSearchListQuery({ kind, q: rested }, { skip: !incomplete || rested === '' });
  const answered = own.currentData !== undefined && rested === asked;
  useRetries(handed, rested);
  useRetries({ ...own, data: own.currentData }, rested);
  return {
    entries: handed.data?.entries ?? none,
    /** Whether something is missing that may still come, or that did not come. */
    pending: live && (handed.data ? incomplete && !answered && !own.error : !handed.error),
    failed: live && (handed.data ? incomplete && !answered && own.error !== undefined : handed.error !== undefined),
    own: incomplete && answered ? own.currentData?.hits : undefined,
  };
}

export interface Suggestions {
  groups: Hit[][];
  /** Whether all is searched, or something still comes, or could not be loaded. */
  state: 'complete' | 'pending' | 'failed';
}

/** What the words lead to, within the browser wherever an area handed over all that it has. */
export function useSuggestions(typed: string): Suggestions {
  const live = useLiveKinds();
  const asked = askedWords(typed);
  const product = useArea('product', live.includes('product'), asked);
  const course = useArea('course', live.includes('course'), asked);
  const post = useArea('post', live.includes('post'), asked);
  const areas = [product, course, post];
  const entries = useMemo(
    () => [...product.entries, ...course.entries, ...post.entries],
    [product.entries, course.entries, post.entries],
  );
  // What has come is searched: no area waits for another.
  const [index, setIndex] = useState<{ entries: SearchEntry[]; made: SearchIndex }>();
  useEffect(() => {
    let wanted = true;
    void SearchIndex.of(entries).then((made) => wanted && setIndex({ entries, made }));
    return () => {
      wanted = false;
    };
  }, [entries]);

  const found = useMemo(() => index?.made.find(asked) ?? none, [index, asked]);
  const groups = useMemo(() => {
    const own = Object.entries({ product: product.own, course: course.own, post: post.own });
    return pickSuggestions(found, Object.fromEntries(own.filter(([, hits]) => hits)));
  }, [found, product.own, course.own, post.own]);
  const pending = index?.entries !== entries || areas.some((area) => area.pending);
  return { groups, state: pending ? 'pending' : areas.some((area) => area.failed) ? 'failed' : 'complete' };
}
