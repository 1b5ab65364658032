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

// A lock of the browser shows which tabs are open: it is released however a tab ends.
const lockPrefix = 'arcada tab ';
const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);
let open = new Set<string>();
let release: (() => void) | undefined;

/** In a browser without locks, every other tab counts as closed. */
async function lookForTabs(): Promise<void> {
  const { held = [] } = (await locks()?.query()) ?? {};
  open = new Set(held.flatMap(({ name = '' }) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])));
}

function hold(mine: string): void {
  if (release) return;
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(lockPrefix + mine, () => closed);
}

function letGo(): void {
  release?.();
  release = undefined;
}

/** Whether another tab was open when a draft was last written or this tab was last shown. */
export const isTabOpen = (other: string) => open.has(other);

/**
 * While a page is open its id is only in memory: a duplicated tab copies the storage, but must be
 * another tab.
 */
function take(): void {
  id = inStorage((storage) => storage.getItem(key)) ?? undefined;
  inStorage((storage) => storage.removeItem(key));
  if (id) hold(id);
  void lookForTabs();
}

/** Identifies this tab; the same after a reload. */
export function tabId(): string {
  id ??= crypto.randomUUID();
  hold(id);
  return id;
}

if (typeof window !== 'undefined') {
  take();
  window.addEventListener('pagehide', () => {
    const mine = id;
    if (mine) inStorage((storage) => storage.setItem(key, mine));
    letGo();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take();
  });
  window.addEventListener('storage', () => void lookForTabs());
  document.addEventListener('visibilitychange', () => void lookForTabs());
}
