import type { Composition, SearchSource } from '@arcada/contracts';
import { useAreaFrame, useLanguage } from '@arcada/platform';
import { useMemo } from 'react';

/** The search sources of live areas, in the order of the results. */
export const searchSources = ({ remotes }: Composition): SearchSource[] =>
  remotes.flatMap(({ manifest }) => manifest.search ?? []).sort((one, other) => one.order - other.order);

export function useSearchSources(): SearchSource[] {
  const { composition } = useAreaFrame().host;
  return useMemo(() => searchSources(composition), [composition]);
}

/** Labels of the kinds of results. */
export function useKindLabel(): (kind: string) => string {
  const sources = useSearchSources();
  const { language } = useLanguage();
  return (kind) => sources.find((source) => source.kind === kind)?.label[language] ?? kind;
}

/** The page on which an area lists its items, or its search results. */
export const listPage = ({ page }: SearchSource, q?: string): string =>
  q ? `${page}?${new URLSearchParams({ q })}` : page;
