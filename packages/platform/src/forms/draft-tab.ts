const key = 'draft-tab';
let id: string | undefined;

/** A browser that refuses the session's storage has no id after a reload: its drafts are then found like a closed tab's. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** While a page is open its id is in memory alone: a duplicated tab copies the storage and must not be the same tab. */
function take(): void {
  id = inStorage((storage) => storage.getItem(key)) ?? undefined;
  inStorage((storage) => storage.removeItem(key));
}

/** Tells this tab from others; the same after a reload. */
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
