import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 719px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A phone's width, where a table is scrolled and a preview is behind a tab. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
