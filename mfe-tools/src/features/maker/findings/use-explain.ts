import type { explain } from '@arcada/bim';
import { useEffect, useState } from 'react';

export type Explain = typeof explain;

let loaded: Explain | undefined;
async function load() {
  ({ explain: loaded } = await import(/* webpackChunkName: "maker-explain" */ './explain.ts'));
}

/** Says findings in words, from the first time that it is needed; undefined until the words are loaded. */
export function useExplain(needed: boolean): Explain | undefined {
  const [, setReady] = useState(loaded !== undefined);
  useEffect(() => {
    if (!needed || loaded) return;
    let left = false;
    load().then(
      () => !left && setReady(true),
      (error: unknown) => console.warn('The words of findings could not be loaded.', error),
    );
    return () => {
      left = true;
    };
  }, [needed]);
  return loaded;
}
