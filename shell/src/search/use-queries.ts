import type { PlatformDispatch, PlatformState } from '@arcada/platform';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

interface State<Data> {
  data?: Data;
  error?: unknown;
  isError: boolean;
  status: string;
}
/** The used part of RTK Query's endpoints. */
interface Endpoint<Asked, Data> {
  initiate: (asked: Asked, options?: { subscribe?: boolean; forceRefetch?: boolean }) => unknown;
  select: (asked: Asked) => (state: PlatformState) => State<Data>;
}
type Running = { unsubscribe: () => void };

export interface Query<Data> {
  data?: Data | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The same query for several areas: RTK Query's hooks run one query each, and a site's areas are
 * known at run time.
 */
export function useQueries<Asked, Data>(endpoint: Endpoint<Asked, Data>, asked: readonly Asked[]): Query<Data>[] {
  const dispatch = useDispatch<PlatformDispatch>();
  const name = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says all of what is asked
  const { same, selectors } = useMemo(() => ({ same: asked, selectors: asked.map(endpoint.select) }), [endpoint, name]);
  useEffect(() => {
    const running = same.map((one) => dispatch(endpoint.initiate(one) as never) as unknown as Running);
    return () => {
      for (const { unsubscribe } of running) unsubscribe();
    };
  }, [dispatch, endpoint, same]);
  const states = useSelector((state: PlatformState) => selectors.map((select) => select(state)), shallowEqual);
  return useMemo(
    () =>
      states.map(({ data, error, isError, status }, at) => ({
        data,
        error,
        isError,
        isFetching: status === 'pending',
        refetch: () =>
          dispatch(endpoint.initiate(same[at] as Asked, { subscribe: false, forceRefetch: true }) as never),
      })),
    [dispatch, endpoint, same, states],
  );
}
