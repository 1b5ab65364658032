import { ownsPath } from '@arcada/contracts';
import { useAreaFrame } from '@arcada/platform';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the page shown belongs to an area that not everybody may load. */
export function useRestricted(): boolean {
  const { host } = useAreaFrame();
  const { pathname } = useLocation();
  // Once the visitor's own composition has come, it no longer says which areas are restricted.
  const [restricted] = useState(() => host.composition.restricted ?? []);
  return restricted.some((domain) => ownsPath(domain, pathname));
}
