import type { TableName, UnreadDay } from '@arcada/bim';
import { useCallback, useState } from 'react';
import type { KeptLeftOut, LeftOutCell } from '../editing/left-out.ts';

const isUnread = ({ fault }: LeftOutCell) => fault === 'not-a-day' || fault === 'ambiguous-day';

const daysIn = (table: TableName, cells: readonly LeftOutCell[]): UnreadDay[] =>
  cells
    .filter(isUnread)
    .flatMap(({ id, columnId, text }) => (id && columnId ? [{ table, row: id, column: columnId, text }] : []));

/** Days that the tables have refused, for the checker: the cells that show them are not simply empty. */
export function useUnreadDays({ leftOut, keepLeftOut }: KeptLeftOut): KeptLeftOut & { unread: readonly UnreadDay[] } {
  const [unread, setUnread] = useState<readonly UnreadDay[]>(() =>
    [...leftOut].flatMap(([table, cells]) => daysIn(table, cells)),
  );
  // The editor's histories last as long as this stays the same.
  const keep = useCallback(
    (table: TableName, cells: readonly LeftOutCell[]) => {
      keepLeftOut(table, cells);
      const own = daysIn(table, cells);
      setUnread((all) => {
        const next = [...all.filter((one) => one.table !== table), ...own];
        return JSON.stringify(next) === JSON.stringify(all) ? all : next;
      });
    },
    [keepLeftOut],
  );
  return { unread, leftOut, keepLeftOut: keep };
}
