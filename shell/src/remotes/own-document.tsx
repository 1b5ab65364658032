import { ownsPath } from '@arcada/contracts';
import { useAreaFrame } from '@arcada/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AreaLoading } from '../frame/area-states.tsx';

interface OwnDocumentProps {
  children: ReactNode;
  reload?: () => void;
}

const reloadPage = () => location.reload();

/**
 * A document keeps the security policy that it came with, and that of restricted areas is stricter:
 * entering or leaving one loads the page from the server.
 */
export function OwnDocument({ children, reload = reloadPage }: OwnDocumentProps) {
  const { host } = useAreaFrame();
  const { pathname } = useLocation();
  // Once the visitor's own composition has come, it no longer says which areas are restricted.
  const [restricted] = useState(() => host.composition.restricted ?? []);
  const isRestricted = restricted.some((domain) => ownsPath(domain, pathname));
  const [wasRestricted] = useState(isRestricted);
  const isOther = isRestricted !== wasRestricted;
  useEffect(() => {
    if (isOther) reload();
  }, [isOther, reload]);
  return isOther ? <AreaLoading /> : children;
}
