import type { RemoteDomain } from '@arcada/contracts';
import { useAreaFrame, usePageReady } from '@arcada/platform';
import { useEffect, useState } from 'react';
import { AreaFailed, AreaLoading } from '../frame/area-states.tsx';
import { RestrictedPage } from '../session/route-guard.tsx';
import { loadOwnComposition } from './own-composition.ts';

type State = 'loading' | 'refused' | 'failed';

/** The place of an area that not everybody may load: the server decides whether this visitor gets it. */
export function RestrictedArea({ domain }: { domain: RemoteDomain }) {
  const { host } = useAreaFrame();
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    let left = false;
    const show = (next: State) => !left && setState(next);
    // Once the host has the area, the routes have its pages and this place is gone.
    loadOwnComposition(host).then(
      () => show(host.remote(domain) ? 'loading' : 'refused'),
      (error: unknown) => {
        console.error(`Area ${domain} failed:`, error);
        show('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [host, domain, state]);
  usePageReady(state !== 'loading');
  if (state === 'loading') return <AreaLoading />;
  if (state === 'refused') return <RestrictedPage />;
  return <AreaFailed domain={domain} reason="unreachable" page onRetry={() => setState('loading')} />;
}
