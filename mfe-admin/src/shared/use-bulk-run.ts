import { type BulkItems, type BulkRowOf, type LastBulk, mostBulkItems } from '@arcada/contracts';
import { useRef, useState } from 'react';
import { mayBeDone } from './may-be-done.ts';

/** Brings back earlier values. */
interface BulkSet<Part> {
  kind: 'set';
  values: Record<string, Part>;
}

/** How many things of one kind are changed. */
export interface BulkKind<Action, Part> {
  send: (
    items: BulkItems,
    action: Action | BulkSet<Part>,
    apply: boolean,
    /** Names what is applied together, so that the service can say what to take back. */
    run: string,
  ) => Promise<{ data?: { rows: BulkRowOf<Part>[] } | undefined; error?: unknown }>;
  /** Whether two states are the same as far as an action goes. */
  isAlike: (one: Part, other: Part) => boolean;
}

type Step = 'choose' | 'shown' | 'applied' | 'undone';

interface Run<Action> {
  /** For the part of one request. */
  actionOf: (items: BulkItems) => Action;
  items: BulkItems;
  /** What it leads to. */
  step: Exclude<Step, 'choose'>;
}

/**
 * Runs an action on many things, a hundred at a time, so that each request stays short. `kept`: a run of before that the
 * service can take back; it is shown as applied.
 */
export function useBulkRun<Action, Part>(kind: BulkKind<Action, Part>, kept?: LastBulk<Part>['last']) {
  type Row = BulkRowOf<Part>;
  const [step, setStep] = useState<Step>(kept ? 'applied' : 'choose');
  const [rows, setRows] = useState<readonly Row[]>(kept?.rows ?? []);
  const [name] = useState(() => kept?.run ?? crypto.randomUUID());
  const [error, setError] = useState<unknown>();
  const [action, setAction] = useState<Action>();
  /** The rest of a run that failed. */
  const [left, setLeft] = useState<Run<Action | BulkSet<Part>>>();
  /** What was sent without a response: it may have been changed. */
  const [unsure, setUnsure] = useState<ReadonlySet<string>>(new Set());
  const [running, setRunning] = useState(false);
  const [done, setDone] = useState(0);
  const busy = useRef(false);

  /** `base`: the rows that its results replace. */
  const run = async (asked: Run<Action | BulkSet<Part>>, base: readonly Row[]) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setError(undefined);
    setDone(0);
    const results = new Map<string, Row>();
    const apply = asked.step !== 'shown';
    let rest = asked.items;
    // A part that is refused when it is tried again may still have been changed at first.
    let open = asked === left ? unsure : new Set<string>();
    while (rest.length > 0) {
      const part = rest.slice(0, mostBulkItems);
      const { data, error: failed } = await kind.send(part, asked.actionOf(part), apply, name);
      if (!data) {
        setError(failed);
        if (mayBeDone(failed)) open = new Set([...open, ...part.map(({ id }) => id)]);
        break;
      }
      for (const row of data.rows) results.set(row.id, row);
      setDone(results.size);
      rest = rest.slice(mostBulkItems);
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
      setUnsure(open);
    }
    setLeft(rest.length > 0 ? { ...asked, items: rest } : undefined);
    setStep(asked.step);
  };

  /**
   * What is refused as changed meanwhile, but is as was asked, was changed by an earlier request whose response was lost:
   * the page, or the platform's one retry, has sent it again.
   */
  const settled = (row: Row, result: Row, to: Step): Row => {
    const [before, after] = to === 'undone' ? [row.after, row.before] : [row.before, row.after];
    const isDone = result.before !== null && after !== null && kind.isAlike(result.before, after);
    if (result.outcome !== 'refused' || !isDone) return result;
    return { ...result, outcome: 'changed', reason: null, before, after: result.before };
  };

  return {
    step,
    rows,
    error,
    busy: running,
    done,
    left: new Set(left?.items.map(({ id }) => id)),
    unsure,
    preview: (chosen: Action, ids: readonly string[]) => {
      // A function would be called by the setter.
      setAction(() => chosen);
      return run({ actionOf: () => chosen, items: ids.map((id) => ({ id })), step: 'shown' }, []);
    },
    back: () => {
      setStep('choose');
      setRows([]);
    },
    /** Only what was shown as changing, and only if it is still as it was shown. */
    apply: async () => {
      const items = rows.flatMap(({ id, tag, outcome }) => (outcome === 'changed' ? [{ id, tag }] : []));
      if (action !== undefined) await run({ actionOf: () => action, items, step: 'applied' }, rows);
    },
    /** What has no result yet. The tags stay, so that nothing is done twice. */
    retry: async () => {
      if (left) await run(left, rows);
    },
    /** Back to what each was before, unless somebody has changed it since. */
    undo: () => {
      const changed = rows.filter(({ outcome }) => outcome === 'changed');
      const values = new Map(changed.flatMap(({ id, before }) => (before ? [[id, before] as const] : [])));
      const actionOf = (items: BulkItems): BulkSet<Part> => ({
        kind: 'set',
        values: Object.fromEntries([...values].filter(([id]) => items.some((item) => item.id === id))),
      });
      const items = changed.map(({ id, nextTag }) => ({ id, tag: nextTag }));
      return run({ actionOf, items, step: 'undone' }, changed);
    },
  };
}
export type BulkRun<Action, Part> = ReturnType<typeof useBulkRun<Action, Part>>;
