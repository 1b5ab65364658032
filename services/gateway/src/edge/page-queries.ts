import { type Composition, shellPageQueries } from '@arcada/contracts';
import type { Target } from './target.ts';

/** Path and query as the server gets them, and their name in the cache. */
export interface View {
  search: string;
  key: string;
}
interface Known extends View {
  compositionId: string;
}
type Pattern = { segments: string[]; query: readonly string[] };

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);
const fits = (pattern: string[], path: string[]) =>
  pattern.length === path.length && pattern.every((part, index) => part.startsWith(':') || part === path[index]);
/** More fixed segments, and earlier ones, make a pattern more specific. */
const rank = ({ segments }: Pattern) => segments.map((part) => (part.startsWith(':') ? '0' : '1')).join('');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Bytes that are no text match no route.
    return path;
  }
}

/**
 * The part of an address that determines the page. Everything else (campaign parameters, analytics)
 * would only render and cache the same page again; the browser's own address keeps it.
 */
export class PageQueries {
  private readonly composition: () => Composition | undefined;
  private readonly views = new WeakMap<Target, Known>();
  private patterns: { id: string; list: Pattern[] } | undefined;

  constructor(composition: () => Composition | undefined) {
    this.composition = composition;
  }

  /** `fixed`: parameters of an address that isn't a page of the composition. */
  viewOf(target: Target, fixed?: readonly string[]): View {
    if (!target.search) return target;
    const composition = this.composition();
    // Without a composition nothing is known of pages, and no page is cached.
    if (!fixed && !composition) return target;
    const compositionId = composition?.id ?? '';
    const known = this.views.get(target);
    if (known?.compositionId === compositionId) return known;
    const names = fixed ?? this.namesFor(target.path, composition as Composition);
    const view = { ...reduced(target, names), compositionId };
    this.views.set(target, view);
    return view;
  }

  private namesFor(path: string, composition: Composition): readonly string[] {
    if (this.patterns?.id !== composition.id) this.patterns = { id: composition.id, list: patternsOf(composition) };
    const segments = segmentsOf(decoded(path));
    return this.patterns.list.find((pattern) => fits(pattern.segments, segments))?.query ?? [];
  }
}

function patternsOf({ remotes }: Composition): Pattern[] {
  const fromRemotes = remotes.flatMap(({ manifest }) =>
    manifest.routes.map(({ path, render, query = [] }) => ({
      segments: segmentsOf(path),
      // The server renders the same frame for every address of a page that browsers render.
      query: render === 'server' ? query : [],
    })),
  );
  const own = Object.entries(shellPageQueries).map(([path, query]) => ({ segments: segmentsOf(path), query }));
  return [...own, ...fromRemotes.sort((a, b) => (rank(a) < rank(b) ? 1 : -1))];
}

function reduced({ path, search, language }: Target, names: readonly string[]): View {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  if (language) kept.set('lang', language);
  const query = kept.size > 0 ? `?${kept}` : '';
  return { search: query, key: path + query };
}
