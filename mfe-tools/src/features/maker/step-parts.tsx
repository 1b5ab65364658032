import { steps, type TableName } from '@arcada/bim';
import { useNearness } from '@arcada/platform';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { isWide, stepsWidth } from './editing/use-wide.ts';

/** What steps are made of, but the fields that the first one has: loaded with the first step that needs it. */
const TableEditor = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-tables" */ './table/table-editor.tsx');
  return part.TableEditor;
});
export const TopicsStep = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-topics" */ './topics/topics-step.tsx');
  return part.TopicsStep;
});

const hasTables = (id: string) => steps.some((step) => step.id === id && step.tables.length > 0);

/**
 * Loads what a step needs, for example because its author is about to go there. Undefined when it is there already. A part
 * that can't be loaded says so where it is drawn.
 */
export function loadStep(id: string): Promise<unknown> | undefined {
  const parts = [id === 'topics' && TopicsStep, hasTables(id) && TableEditor].filter((part) => part !== false);
  const missing = parts.filter((part) => !part.isLoaded());
  return missing.length > 0 ? Promise.allSettled(missing.map((part) => part.preload())) : undefined;
}

const begun = ['pointerover', 'focusin'] as const;
/** Calls back once the author is at work in the page. */
function onceAtWork(call: () => void): () => void {
  const end = () => {
    for (const event of begun) window.removeEventListener(event, handle);
  };
  const handle = () => {
    end();
    call();
  };
  for (const event of begun) window.addEventListener(event, handle);
  return end;
}

/** Loads the parts of all steps once the author is at work, so that the next steps stand at once. */
export function useNextSteps(): void {
  useEffect(
    () =>
      onceAtWork(() => {
        for (const { id } of steps) void loadStep(id);
      }),
    [],
  );
}

/**
 * A table of a step. On a narrow screen it is below the fields, out of sight: until its author is at work or comes near,
 * the page does without its code.
 */
export function StepTable({ table }: { table: TableName }) {
  const [isDue, setDue] = useState(() => isWide(stepsWidth));
  const { place, near } = useNearness();
  const shown = isDue || TableEditor.isLoaded();
  useEffect(() => {
    if (shown) return;
    let left = false;
    void near.then(() => !left && setDue(true));
    const end = onceAtWork(() => setDue(true));
    return () => {
      left = true;
      end();
    };
  }, [near, shown]);
  return shown ? <TableEditor table={table} /> : <div ref={place} className="tools-table-later" />;
}
