import {
  type ImportedRow,
  type ImportRow,
  type LastImport,
  mostImportRows,
  type ReadProducts,
} from '@arcada/contracts';
import { useRef, useState } from 'react';
import { productsApi } from './products.api.ts';

type Step = 'choose' | 'shown' | 'applied' | 'undone';

/** Characters of one request: the gateway takes a megabyte. */
const longest = 250_000;

/** The first rows that one request may hold. */
function partOf(rows: readonly ImportRow[]): ImportRow[] {
  const part: ImportRow[] = [];
  let length = 0;
  for (const row of rows.slice(0, mostImportRows)) {
    length += JSON.stringify(row).length;
    if (part.length > 0 && length > longest) break;
    part.push(row);
  }
  return part;
}

/**
 * Reads a file of products, shows what it would change, does it in parts and takes it back. After a failure the rest is
 * done by `retry`; rows that were done are found as they should be and stay.
 */
export function useImport() {
  const [readFile] = productsApi.useAdminProductsReadMutation();
  const [send] = productsApi.useAdminProductsImportMutation();
  const [step, setStep] = useState<Step>('choose');
  const [read, setRead] = useState<ReadProducts>();
  const [results, setResults] = useState<ReadonlyMap<number, ImportedRow>>(new Map());
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  /** The rest of a run that failed, and what it leads to. */
  const [left, setLeft] = useState<{ rows: readonly ImportRow[]; step: Step }>();
  /** Names what is imported together, so that the service can say what to take back. */
  const name = useRef('');
  const running = useRef(false);

  const once = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    await work().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };

  const run = async (rows: readonly ImportRow[], to: Step, base: ReadonlyMap<number, ImportedRow>) => {
    const apply = to !== 'shown';
    const all = new Map(base);
    let rest = rows;
    setProgress({ done: 0, all: rows.length });
    while (rest.length > 0) {
      const part = partOf(rest);
      const { data, error: failed } = await send({
        ...{ rows: part, apply, run: name.current },
        ...(to === 'undone' && { undo: true }),
      });
      if (!data) {
        setError(failed);
        break;
      }
      for (const result of data.rows) all.set(result.row, settled(base.get(result.row), result, to));
      rest = rest.slice(part.length);
      setProgress({ done: rows.length - rest.length, all: rows.length });
    }
    // A dry run that is incomplete is run again: it changed nothing.
    if (!apply && rest.length > 0) return;
    setResults(all);
    setLeft(rest.length > 0 ? { rows: rest, step: to } : undefined);
    setStep(to);
  };

  const undoable = [...results.values()].flatMap(({ outcome, undo }) =>
    undo && (outcome === 'changed' || outcome === 'created') ? [undo] : [],
  );
  const leftRows = new Set(left?.rows.map(({ row }) => row));
  const toApply = (read?.rows ?? []).filter(({ row }) => {
    const outcome = results.get(row)?.outcome;
    return outcome === 'changed' || outcome === 'created';
  });

  return {
    step,
    read,
    results: [...results.values()].sort((one, other) => one.row - other.row),
    error,
    busy,
    progress,
    leftRows,
    toApply: toApply.length,
    undoable: undoable.filter(({ row }) => !leftRows.has(row)).length,
    show: (file: File) =>
      once(async () => {
        const { data, error: failed } = await readFile(file);
        setRead(data);
        setResults(new Map());
        setLeft(undefined);
        setStep('choose');
        name.current = crypto.randomUUID();
        if (!data) return setError(failed);
        await run(data.rows, 'shown', new Map());
      }),
    /** An import of before that the service can take back; it is shown as applied. */
    take: ({ run: named, rows }: NonNullable<LastImport['last']>) => {
      name.current = named;
      setRead(undefined);
      setError(undefined);
      setLeft(undefined);
      setResults(new Map(rows.map((row) => [row.row, row])));
      setStep('applied');
    },
    /** Only what was shown as changing, and only if it is still as it was shown. */
    apply: () => once(() => run(toApply, 'applied', results)),
    retry: () => once(async () => left && run(left.rows, left.step, results)),
    /** Back to what each was before, the last row first, unless somebody has changed it since. */
    undo: () => once(() => run(undoable.toReversed(), 'undone', results)),
  };
}

/** A row that is found as it should be was done by an earlier request, whose response was lost. */
function settled(shown: ImportedRow | undefined, result: ImportedRow, to: Step): ImportedRow {
  if (to === 'shown' || !shown || result.outcome !== 'same') return result;
  return { ...shown, outcome: to === 'undone' && shown.outcome === 'created' ? 'removed' : shown.outcome };
}
