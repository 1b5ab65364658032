import type { MoneyMovement } from '@arcada/contracts';
import type { PlatformDispatch } from '@arcada/platform';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { reconciliationApi } from './reconciliation.api.ts';

export interface Days {
  from: string;
  to: string;
}

export type Comparison =
  | { state: 'idle' }
  /** How much of the span is compared, from 0 to 1. */
  | { state: 'running'; done: number }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; days: Days; movements: MoneyMovement[] };

const dayMilliseconds = 86_400_000;

/** Compares the books with the provider's over some days (UTC, both included), part by part. */
export function useComparison() {
  const dispatch = useDispatch<PlatformDispatch>();
  const [comparison, setComparison] = useState<Comparison>({ state: 'idle' });
  const run = useRef(0);
  // A run whose page was left asks for nothing more.
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  const compare = async (days: Days) => {
    run.current += 1;
    const own = run.current;
    const begin = Date.parse(days.from);
    const end = Date.parse(days.to) + dayMilliseconds;
    const from = new Date(begin).toISOString();
    const movements: MoneyMovement[] = [];
    setComparison({ state: 'running', done: 0 });
    try {
      for (let to = end; to > begin && run.current === own; ) {
        const ask = reconciliationApi.endpoints.adminReconciliation;
        const query = { from, to: new Date(to).toISOString() };
        const part = await dispatch(ask.initiate(query, { subscribe: false, forceRefetch: true })).unwrap();
        movements.push(...part.movements);
        to = Date.parse(part.from);
        if (run.current === own) setComparison({ state: 'running', done: (end - to) / (end - begin) });
      }
      if (run.current === own) setComparison({ state: 'done', days, movements });
    } catch (error) {
      if (run.current === own) setComparison({ state: 'failed', error });
    }
  };
  return { comparison, compare };
}
