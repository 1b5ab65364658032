import { type ReactNode, useEffect, useState } from 'react';
import { AreaLoading } from '../frame/area-states.tsx';
import { useRestricted } from './use-restricted.ts';

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
  const isRestricted = useRestricted();
  const [wasRestricted] = useState(isRestricted);
  const isOther = isRestricted !== wasRestricted;
  useEffect(() => {
    if (isOther) reload();
  }, [isOther, reload]);
  return isOther ? <AreaLoading /> : children;
}
