import type { SearchEntry, SearchKind } from '@arcada/contracts';
import { useEffect, useMemo, useState } from 'react';
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

/** One area: what it handed over, and what it finds itself when that is not all. */
function useArea(kind: SearchKind, live: boolean, asked: string) {
  const { data, isError } = searchApi.useStoreSearchEntriesQuery(kind, { skip: !live });
  const rested = useAfterRest(asked);
  const incomplete = data?.complete === false && rested !== '';
  const { currentData } = searchApi.useStoreSearchListQuery({ kind, q: rested }, { skip: !incomplete });
  return {
    entries: data?.entries ?? none,
    settled: !live || isError || data !== undefined,
    own: incomplete && rested === asked ? currentData?.hits : undefined,
  };
}

export interface Suggestions {
  groups: Hit[][];
  /** Whether everything is there to be searched. */
  ready: boolean;
}

/** What the words lead to, within the browser wherever an area handed over all that it has. */
export function useSuggestions(typed: string): Suggestions {
  const live = useLiveKinds();
  const asked = askedWords(typed);
  const product = useArea('product', live.includes('product'), asked);
  const course = useArea('course', live.includes('course'), asked);
  const post = useArea('post', live.includes('post'), asked);
  const settled = product.settled && course.settled && post.settled;
  const entries = useMemo(
    () => [...product.entries, ...course.entries, ...post.entries],
    [product.entries, course.entries, post.entries],
  );
  const [index, setIndex] = useState<SearchIndex>();
  useEffect(() => {
    if (!settled) return;
    let wanted = true;
    void SearchIndex.of(entries).then((made) => wanted && setIndex(made));
    return () => {
      wanted = false;
    };
  }, [entries, settled]);

  const found = useMemo(() => index?.find(asked) ?? none, [index, asked]);
  const groups = useMemo(() => {
    const own = Object.entries({ product: product.own, course: course.own, post: post.own });
    return pickSuggestions(found, Object.fromEntries(own.filter(([, hits]) => hits)));
  }, [found, product.own, course.own, post.own]);
  return { groups, ready: index !== undefined };
}
