import { type TableName, tableNames } from '@arcada/bim';
import { forgetDraft, keepDraft, readDraft, useSession } from '@arcada/platform';
import { useState } from 'react';
import type { KeptLeftOut, LeftOut, LeftOutCell } from '../editing/left-out.ts';

type Cells = readonly LeftOutCell[];

const isCell = (value: unknown): value is LeftOutCell => {
  const { row, column, text, message, heading } = (value ?? {}) as Partial<LeftOutCell>;
  const words = [text, message, heading];
  return [row, column].every(Number.isInteger) && words.every((one) => typeof one === 'string');
};

/** A draft from an older edition of the site, or one that was edited by hand, may not fit. */
function readKept(value: unknown): LeftOut {
  const kept = (value ?? {}) as Partial<Record<TableName, unknown>>;
  return new Map(
    tableNames.flatMap((table) => {
      const cells = Array.isArray(kept[table]) ? kept[table].filter(isCell) : [];
      return cells.length > 0 ? [[table, cells] as const] : [];
    }),
  );
}

/**
 * What a document's tables have refused, kept in this browser until it is corrected or dismissed: it stands nowhere else.
 * The edits with which it was left out end with the page, and so can no longer be undone.
 */
export function useKeptLeftOut(id: string): KeptLeftOut {
  const { user } = useSession();
  const [kept] = useState((): KeptLeftOut => {
    const key = `${user?.id} left out ${id}`;
    const leftOut = readKept(readDraft(key));
    const written = new Map<TableName, Cells>(leftOut);
    return {
      leftOut,
      keepLeftOut: (table: TableName, cells: Cells) => {
        if ((written.get(table)?.length ?? 0) === 0 && cells.length === 0) return;
        if (cells.length > 0) written.set(table, cells);
        else written.delete(table);
        const plain = [...written].map(([name, own]) => [name, own.map(({ step: _, ...cell }) => cell)]);
        if (plain.length > 0) keepDraft(key, Object.fromEntries(plain));
        else forgetDraft(key);
      },
    };
  });
  return kept;
}
