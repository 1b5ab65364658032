import { isTabOpen, tabId } from './draft-tab.ts';

/** Another tab's draft, as it was stored then. */
interface Source {
  place: string;
  at: number;
}
interface Kept {
  /** Milliseconds since 1970. */
  at: number;
  /** The drafts of closed tabs that it continues, through however many tabs it went: sent with it. */
  from?: Source[];
  /** The state that the draft was written for; it is ignored once that has changed. */
  stamp: string;
  value: unknown;
}

const prefix = 'draft:';
const longest = 30 * 86_400_000;
const mostSources = 20;
/**
 * Replaces another tab's draft that was sent or discarded here. If that tab is still open, it
 * stores its draft again.
 */
const taken = '';
const memory = new Map<string, Kept>();
/** Where a draft of this tab was taken from, by its own key. */
const adopted = new Map<string, Source[]>();

/**
 * Runs work with the browser's storage, which may be refused or full: drafts then last as long as
 * the page.
 */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch (error) {
    console.warn('Local storage is refused or full: what is typed lasts as long as this page.', error);
    return undefined;
  }
}

/** Each tab has its own key, so that none overwrites what another has typed. */
const placeOf = (key: string) => `${prefix}${key}|${tabId()}`;
const allPlaces = (storage: Storage) => Object.keys(storage).filter((place) => place.startsWith(prefix));

function stored(place: string): Kept | undefined {
  const text = withStorage((storage) => storage.getItem(place));
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Kept;
  } catch {
    // Edited by hand or written by another version: treated as absent.
    return undefined;
  }
}

const isUsable = (kept: Kept | undefined, stamp: string): kept is Kept =>
  kept !== undefined && kept.stamp === stamp && Date.now() - kept.at < longest;

/** Where closed tabs have left drafts, and where one was stored before drafts were per tab. */
function leftPlaces(key: string): string[] {
  const start = `${prefix}${key}|`;
  const isLeft = (place: string) =>
    place.startsWith(start) && place !== placeOf(key) && !isTabOpen(place.slice(start.length));
  const places = withStorage((storage) =>
    allPlaces(storage).filter((place) => place === prefix + key || isLeft(place)),
  );
  return places ?? [];
}

/** The latest of them. */
const latestLeft = (key: string, stamp: string) =>
  leftPlaces(key)
    .flatMap((place) => {
      const kept = stored(place);
      return isUsable(kept, stamp) ? [{ place, kept }] : [];
    })
    .sort((a, b) => b.kept.at - a.kept.at)[0];

/** Ends the drafts that this tab's own continues. */
function endSources(storage: Storage, sources: readonly Source[]): void {
  for (const from of sources) if (stored(from.place)?.at === from.at) storage.setItem(from.place, taken);
}

/** The unsent draft of this tab under this name, from the last 30 days. */
export function readOwnDraft(key: string, stamp = ''): unknown {
  const place = placeOf(key);
  const own = memory.get(place) ?? stored(place);
  if (!isUsable(own, stamp)) return undefined;
  memory.set(place, own);
  if (own.from && !adopted.has(place)) adopted.set(place, own.from);
  return own.value;
}

/** The same of a closed tab; it stays stored. */
export const readLeftDraft = (key: string, stamp = ''): unknown => latestLeft(key, stamp)?.kept.value;

/** The same, continued in this tab: it is deleted together with this tab's own draft. */
export function takeLeftDraft(key: string, stamp = ''): unknown {
  const found = latestLeft(key, stamp);
  if (found) {
    const { place, kept } = found;
    adopted.set(placeOf(key), [...(kept.from ?? []), { place, at: kept.at }].slice(-mostSources));
  }
  return found?.kept.value;
}

/** The same, moved to this tab: the closed one's is gone, unless this one's can't be stored. */
export function moveLeftDraft(key: string, stamp = ''): unknown {
  const value = takeLeftDraft(key, stamp);
  if (value !== undefined && keepDraft(key, value, stamp))
    withStorage((storage) => endSources(storage, adopted.get(placeOf(key)) ?? []));
  return value;
}

/** Ends the same and what it continues; other closed tabs' are found then. */
export function refuseLeftDraft(key: string, stamp = ''): void {
  const found = latestLeft(key, stamp);
  if (found)
    withStorage((storage) => {
      storage.setItem(found.place, taken);
      endSources(storage, found.kept.from ?? []);
    });
}

/** Ends all of closed tabs: an older one would be found in place of the latest. */
export function refuseLeftDrafts(key: string): void {
  withStorage((storage) => {
    for (const place of leftPlaces(key)) storage.setItem(place, taken);
  });
}

/** The unsent draft of this tab, else of a closed one. */
export const readDraft = (key: string, stamp = '') => readOwnDraft(key, stamp) ?? takeLeftDraft(key, stamp);

/** False when the browser's storage is refused or full: the draft then lasts as long as the page. */
export function keepDraft(key: string, value: unknown, stamp = ''): boolean {
  const from = adopted.get(placeOf(key));
  const kept: Kept = { at: Date.now(), stamp, value, ...(from && { from }) };
  memory.set(placeOf(key), kept);
  const isStored = withStorage((storage) => {
    for (const old of allPlaces(storage)) if (Date.now() - (stored(old)?.at ?? 0) >= longest) storage.removeItem(old);
    storage.setItem(placeOf(key), JSON.stringify(kept));
    return true;
  });
  return isStored ?? false;
}

/** `ofAllTabs`: it is of no use to any other tab either, whether that is open or closed. */
export function forgetDraft(key: string, ofAllTabs = false): void {
  const place = placeOf(key);
  const sources = adopted.get(place) ?? [];
  memory.delete(place);
  adopted.delete(place);
  withStorage((storage) => {
    storage.removeItem(place);
    if (ofAllTabs)
      for (const other of allPlaces(storage)) if (other.startsWith(`${prefix}${key}|`)) storage.removeItem(other);
    endSources(storage, sources);
  });
}

/** Whether anything unsent is kept in this browser, typed in this tab or another one. */
export const hasDrafts = (): boolean =>
  memory.size > 0 ||
  (withStorage((storage) => allPlaces(storage).some((place) => Date.now() - (stored(place)?.at ?? 0) < longest)) ??
    false);

/** Deletes all drafts of this browser, when its user signs out. */
export function forgetDrafts(): void {
  memory.clear();
  adopted.clear();
  withStorage((storage) => {
    for (const place of allPlaces(storage)) storage.removeItem(place);
  });
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    const held = memory.get(key ?? '');
    if (key && newValue === null) memory.delete(key);
    if (key && held && newValue === taken) withStorage((storage) => storage.setItem(key, JSON.stringify(held)));
  });
