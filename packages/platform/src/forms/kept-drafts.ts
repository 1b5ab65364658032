interface Kept {
  /** Milliseconds since 1970. */
  at: number;
  /** What the draft was written for; it is ignored once that has changed. */
  stamp: string;
  value: unknown;
}

const prefix = 'draft:';
const longest = 30 * 86_400_000;
const memory = new Map<string, Kept>();

/** Runs what needs the browser's storage, which may be refused or full: drafts then last as long as the page. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch (error) {
    console.warn('Local storage is refused or full: what is typed lasts as long as this page.', error);
    return undefined;
  }
}

const ownKeys = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(prefix));

function stored(key: string): Kept | undefined {
  const text = withStorage((storage) => storage.getItem(prefix + key));
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Kept;
  } catch {
    // Written by hand or by another version: as if there were none.
    return undefined;
  }
}

/** What was typed under this name and not sent yet, in this browser within the last 30 days. */
export function readDraft(key: string, stamp = ''): unknown {
  const [here, there] = [memory.get(key), stored(key)];
  const kept = here && there && there.at > here.at ? there : (here ?? there);
  return kept && kept.stamp === stamp && Date.now() - kept.at < longest ? kept.value : undefined;
}

export function keepDraft(key: string, value: unknown, stamp = ''): void {
  const kept: Kept = { at: Date.now(), stamp, value };
  memory.set(key, kept);
  withStorage((storage) => {
    for (const old of ownKeys(storage))
      if (Date.now() - (stored(old.slice(prefix.length))?.at ?? 0) >= longest) storage.removeItem(old);
    storage.setItem(prefix + key, JSON.stringify(kept));
  });
}

export function forgetDraft(key: string): void {
  memory.delete(key);
  withStorage((storage) => storage.removeItem(prefix + key));
}

/** All drafts of this browser, when its user signs out. */
export function forgetDrafts(): void {
  memory.clear();
  withStorage((storage) => {
    for (const key of ownKeys(storage)) storage.removeItem(key);
  });
}
