const key = 'draft-tab';
let id: string | undefined;

/**
 * If the browser refuses session storage, the id doesn't survive a reload; drafts are then found
 * like those of a closed tab.
 */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * While a page is open its id is only in memory: a duplicated tab copies the storage, but must be
 * another tab.
 */
function take(): void {
  id = inStorage((storage) => storage.getItem(key)) ?? undefined;
  inStorage((storage) => storage.removeItem(key));
}

/** Identifies this tab; the same after a reload. */
export function tabId(): string {
  id ??= crypto.randomUUID();
  return id;
}

if (typeof window !== 'undefined') {
  take();
  window.addEventListener('pagehide', () => {
    const mine = id;
    if (mine) inStorage((storage) => storage.setItem(key, mine));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take();
  });
}
