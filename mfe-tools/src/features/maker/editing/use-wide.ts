import { openLayers } from '@arcada/ui';
import { useEffect, useState } from 'react';

/** In pixels, from which the form and the preview fit side by side. */
const panesWidth = 1200;
/** From which the steps are links, as in the stylesheet. */
export const stepsWidth = 1000;

const queryOf = (least: number) => window.matchMedia(`(min-width: ${least}px)`);
export const isWide = (least = panesWidth): boolean => queryOf(least).matches;

/**
 * Whether the window is as wide as that; without a width, whether the form and the preview fit side by side. While a dialog
 * is open it stays as it was: another layout mounts its opener anew, and what was chosen in it would be gone.
 */
export function useWide(least = panesWidth): boolean {
  const [is, setIs] = useState(() => isWide(least));
  useEffect(() => {
    const query = queryOf(least);
    const follow = () => {
      if (!openLayers.top()) setIs(query.matches);
    };
    query.addEventListener('change', follow);
    const stop = openLayers.subscribe(follow);
    return () => {
      query.removeEventListener('change', follow);
      stop();
    };
  }, [least]);
  return is;
}
