import { type BulkAction, type BulkPart, type BulkRequest, type BulkRow, mostBulkProducts } from '@arcada/contracts';
import { useRef, useState } from 'react';
import { productsApi } from './products.api.ts';

type Products = BulkRequest['products'];
type Step = 'choose' | 'shown' | 'applied' | 'undone';

interface Run {
  action: BulkAction;
  products: Products;
  /** What it leads to. */
  step: Exclude<Step, 'choose'>;
}

/** Runs an action on many products, a hundred at a time, so that each request stays short. */
export function useBulkRun() {
  const [send] = productsApi.useAdminProductsBulkMutation();
  const [step, setStep] = useState<Step>('choose');
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const [error, setError] = useState<unknown>();
  const [action, setAction] = useState<BulkAction>();
  /** The rest of a run that failed. */
  const [left, setLeft] = useState<Run>();
  /** Products that were sent without a response: they may have been changed. */
  const [unsure, setUnsure] = useState<ReadonlySet<string>>(new Set());
  const [running, setRunning] = useState(false);
  const [done, setDone] = useState(0);
  const busy = useRef(false);

  /** `base`: the rows that its results replace. */
  const run = async (asked: Run, base: readonly BulkRow[]) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setError(undefined);
    setDone(0);
    const results = new Map<string, BulkRow>();
    const apply = asked.step !== 'shown';
    let rest = asked.products;
    while (rest.length > 0) {
      const part = rest.slice(0, mostBulkProducts);
      const { data, error: failed } = await send({ products: part, action: partOf(asked.action, part), apply });
      if (!data) {
        setError(failed);
        break;
      }
      for (const row of data.rows) results.set(row.id, row);
      setDone(results.size);
      rest = rest.slice(mostBulkProducts);
    }
    busy.current = false;
    setRunning(false);
    if (!apply) {
      // A dry run that is incomplete isn't applied in part: it changed nothing, and is run again.
      if (rest.length > 0) return;
      setRows([...results.values()]);
    } else {
      // What was done before a failure stands, and is shown.
      setRows(
        base.map((row) => {
          const result = results.get(row.id);
          return result ? settled(row, result, asked.step) : row;
        }),
      );
      setUnsure(new Set(rest.slice(0, mostBulkProducts).map(({ id }) => id)));
    }
    setLeft(rest.length > 0 ? { ...asked, products: rest } : undefined);
    setStep(asked.step);
  };
  const isLeft = new Set(left?.products.map(({ id }) => id));
  return {
    step,
    rows,
    error,
    busy: running,
    done,
    left: isLeft,
    unsure,
    preview: (chosen: BulkAction, ids: readonly string[]) => {
      setAction(chosen);
      return run({ action: chosen, products: ids.map((id) => ({ id })), step: 'shown' }, []);
    },
    back: () => {
      setStep('choose');
      setRows([]);
    },
    /** Only what was shown as changing, and only if it is still as it was shown. */
    apply: async () => {
      const products = rows.flatMap(({ id, tag, outcome }) => (outcome === 'changed' ? [{ id, tag }] : []));
      if (action) await run({ action, products, step: 'applied' }, rows);
    },
    /** What has no result yet. The tags stay, so that nothing is done twice. */
    retry: async () => {
      if (left) await run(left, rows);
    },
    /** Back to what each was before, unless somebody has changed it since. */
    undo: () => {
      const changed = rows.filter(({ outcome }) => outcome === 'changed');
      const values = Object.fromEntries(changed.flatMap(({ id, before }) => (before ? [[id, before]] : [])));
      const products = changed.map(({ id, nextTag }) => ({ id, tag: nextTag }));
      return run({ action: { kind: 'set', values }, products, step: 'undone' }, changed);
    },
  };
}

/**
 * A product that is refused as changed meanwhile, but is as was asked, was changed by an earlier
 * request whose response was lost: the page, or the platform's one retry, has sent it again.
 */
function settled(row: BulkRow, result: BulkRow, step: Step): BulkRow {
  const [before, after] = step === 'undone' ? [row.after, row.before] : [row.before, row.after];
  if (result.outcome !== 'refused' || !isAlike(result.before, after)) return result;
  return { ...result, outcome: 'changed', reason: null, before, after: result.before };
}

const isAlike = (one: BulkPart | null, other: BulkPart | null) =>
  one !== null && one.price === other?.price && one.status === other.status;

/** Of earlier values only those of the products in one request. */
function partOf(action: BulkAction, products: Products): BulkAction {
  if (action.kind !== 'set') return action;
  const ids = new Set(products.map(({ id }) => id));
  return { ...action, values: Object.fromEntries(Object.entries(action.values).filter(([id]) => ids.has(id))) };
}
