import { useSyncExternalStore } from 'react';

export { type PaletteColour, palette } from './palette.ts';

/** What a visitor can choose; `system` means no data-theme on <html>. */
export type Theme = 'light' | 'dark' | 'system';
/** The theme in effect. */
export type ResolvedTheme = 'light' | 'dark';

export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

/**
 * Files under `@arcada/ui/fonts/…` that every page's first view needs; preload them as font/woff2
 * with crossorigin.
 */
export const PRELOADED_FONTS: readonly string[] = ['inter.woff2', 'space-grotesk.woff2'];

/** Whether a stored or sent value is a theme. */
export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Applies a theme at once. Storing the choice is the caller's job. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** The theme in effect, from data-theme or else from the system. */
export function resolvedTheme(root: HTMLElement = document.documentElement): ResolvedTheme {
  const chosen = root.getAttribute('data-theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return typeof matchMedia === 'function' && matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = typeof matchMedia === 'function' ? matchMedia(SYSTEM_DARK) : undefined;
  system?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system?.removeEventListener('change', onChange);
  };
}

/**
 * The theme in effect as state; `light` while rendering on the server. CSS follows the theme
 * without this.
 */
export function useResolvedTheme(): ResolvedTheme {
  return useSyncExternalStore(subscribe, resolvedTheme, () => 'light');
}
