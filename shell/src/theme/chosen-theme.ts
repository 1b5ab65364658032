import { applyTheme, isTheme, type Theme } from '@arcada/ui/theme';
import { useSyncExternalStore } from 'react';

const key = 'theme';
const listeners = new Set<() => void>();
let chosen: Theme | undefined;

function readTheme(): Theme {
  if (chosen) return chosen;
  try {
    const stored = localStorage.getItem(key);
    chosen = isTheme(stored) ? stored : 'system';
  } catch (error) {
    console.warn('Local storage is refused.', error);
    chosen = 'system';
  }
  return chosen;
}

function show(theme: Theme) {
  chosen = theme;
  applyTheme(theme);
  // The browser's own bars follow.
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = ground;
  for (const listener of listeners) listener();
}

/** Applies a theme and stores it; `system` is stored by storing nothing. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch (error) {
    console.warn('Local storage is refused.', error);
  }
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === key) show(isTheme(event.newValue) ? event.newValue : 'system');
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

/**
 * The visitor's choice, in this tab or another. Before hydration a line in the document's head has
 * applied it.
 */
export const useChosenTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system');
