import type { StripeSync } from '@arcada/contracts';
import type { PlatformDispatch } from '@arcada/platform';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { stripeApi } from './stripe-products.api.ts';

const milliseconds = 1000;

export const isGoingOn = (sync: StripeSync | undefined) => sync?.state === 'planning' || sync?.state === 'running';

/** A sync as it is now. What its end has changed is read again by the page. */
export function useWatchedSync(id: string | undefined) {
  const dispatch = useDispatch<PlatformDispatch>();
  const [watching, setWatching] = useState(true);
  const query = stripeApi.useAdminStripeSyncQuery(id ?? skipToken, {
    pollingInterval: watching ? milliseconds : 0,
    refetchOnMountOrArgChange: true,
  });
  const sync = query.currentData;
  const goesOn = isGoingOn(sync);
  const state = sync?.state;
  useEffect(() => {
    setWatching(goesOn || state === undefined);
    if (state && !goesOn) dispatch(stripeApi.util.invalidateTags(['StripeProduct', 'Audit']));
  }, [goesOn, state, dispatch]);
  return query;
}
