import { oneOf, useSettled } from '@arcada/platform';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Group, groups } from './standing.ts';

/** Milliseconds without a letter; browsers refuse an address that changes with each. */
const typingPause = 300;

export interface Narrowing {
  /** As they are typed. */
  words: string;
  onType: (words: string) => void;
  group: Group | undefined;
  onChoose: (group: Group | undefined) => void;
  narrowed: boolean;
}

/** Where a list is too short to have fields for it. */
export const nothing: Pick<Narrowing, 'words' | 'group' | 'narrowed'> = {
  words: '',
  group: undefined,
  narrowed: false,
};

/** What a list of people is narrowed to. It stands in the address, so that Back, a reload and a bookmark keep it. */
export function useNarrowing(): Narrowing {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('q') ?? '';
  const group = oneOf(groups, search.get('show'));
  const [words, setWords] = useState(asked);
  const written = useRef(asked);
  const settled = useSettled(words.trim(), typingPause);
  const put = (name: 'q' | 'show', value: string | undefined, replace: boolean) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace, preventScrollReset: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing changes the address
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    put('q', settled, true);
  }, [settled]);
  // Back and links lead to an address with other words.
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setWords(asked);
  }, [asked]);
  return {
    words,
    onType: setWords,
    group,
    onChoose: (chosen) => put('show', chosen, false),
    narrowed: words.trim() !== '' || group !== undefined,
  };
}
