import { type BulkAction, type BulkRequest, type BulkRow, mostBulkProducts } from '@arcada/contracts';
import { useRef, useState } from 'react';
import { productsApi } from './products.api.ts';

type Products = BulkRequest['products'];
type Step = 'choose' | 'shown' | 'applied';

/** Runs an action on many products, a hundred at a time, so that each request stays short. */
export function useBulkRun() {
  const [send] = productsApi.useAdminProductsBulkMutation();
  const [step, setStep] = useState<Step>('choose');
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const [error, setError] = useState<unknown>();
  const [action, setAction] = useState<BulkAction>();
  const [running, setRunning] = useState(false);
  const [done, setDone] = useState(0);
  const busy = useRef(false);

  const run = async (chosen: BulkAction, products: Products, apply: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setError(undefined);
    setDone(0);
    const results: BulkRow[] = [];
    for (let from = 0; from < products.length; from += mostBulkProducts) {
      const part = products.slice(from, from + mostBulkProducts);
      const { data, error: failed } = await send({ products: part, action: partOf(chosen, part), apply });
      if (!data) {
        setError(failed);
        break;
      }
      results.push(...data.rows);
      setDone(results.length);
    }
    busy.current = false;
    setRunning(false);
    // What was done before a failure stands, and is shown.
    if (results.length === 0) return;
    setRows(results);
    setStep(apply ? 'applied' : 'shown');
  };
  return {
    step,
    rows,
    error,
    busy: running,
    done,
    preview: (chosen: BulkAction, ids: readonly string[]) => {
      setAction(chosen);
      return run(
        chosen,
        ids.map((id) => ({ id })),
        false,
      );
    },
    back: () => {
      setStep('choose');
      setRows([]);
    },
    /** Only what was shown as changing, and only if it is still as it was shown. */
    apply: async () => {
      const products = rows.flatMap(({ id, tag, outcome }) => (outcome === 'changed' ? [{ id, tag }] : []));
      if (action) await run(action, products, true);
    },
    /** Back to what each was before, unless somebody has changed it since. */
    undo: () => {
      const changed = rows.filter(({ outcome }) => outcome === 'changed');
      const values = Object.fromEntries(changed.flatMap(({ id, before }) => (before ? [[id, before]] : [])));
      return run(
        { kind: 'set', values },
        changed.map(({ id, nextTag }) => ({ id, tag: nextTag })),
        true,
      );
    },
  };
}

/** Of earlier values only those of the products in one request. */
function partOf(action: BulkAction, products: Products): BulkAction {
  if (action.kind !== 'set') return action;
  const ids = new Set(products.map(({ id }) => id));
  return { ...action, values: Object.fromEntries(Object.entries(action.values).filter(([id]) => ids.has(id))) };
}
