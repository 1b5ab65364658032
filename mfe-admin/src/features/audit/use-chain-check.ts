import type { AuditChains, ServiceDomain, TrailVerdict } from '@arcada/contracts';
import type { PlatformDispatch } from '@arcada/platform';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { auditApi } from './audit.api.ts';

/** How far a service's chain was followed; `verdict` is null while the service can't be read. */
export interface CheckedChain {
  service: ServiceDomain;
  verdict: TrailVerdict | null;
  checkedAt: string;
}

type Chains = Readonly<Partial<Record<ServiceDomain, CheckedChain>>>;
const chainsOf = ({ items, checkedAt }: AuditChains): Chains =>
  Object.fromEntries(items.map((item) => [item.service, { ...item, checkedAt }]));

/** Follows the chains of all services part by part, until all are followed to their ends or the page is left. */
export function useChainCheck() {
  const dispatch = useDispatch<PlatformDispatch>();
  const [chains, setChains] = useState<Chains>({});
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<unknown>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const check = async () => {
    setChains({});
    setError(undefined);
    setChecking(true);
    try {
      let after: string | undefined;
      do {
        const part = auditApi.endpoints.adminAuditChains.initiate(after, { subscribe: false, forceRefetch: true });
        const read = await dispatch(part).unwrap();
        setChains((before) => ({ ...before, ...chainsOf(read) }));
        after = read.next ?? undefined;
      } while (after !== undefined && !isLeft.current);
    } catch (reason) {
      setError(reason);
    } finally {
      setChecking(false);
      // Entries that were added since the list was read have been followed, too.
      dispatch(auditApi.util.invalidateTags(['Audit']));
    }
  };
  return { chains: Object.values(chains), checking, error, check };
}
