import {
  type AnyRow,
  type BimDocument,
  type Cell,
  type CountedWord,
  cellFaultWords,
  clearCells,
  copyBlock,
  corners,
  type Edit,
  fillWords,
  gridEdit,
  gridText,
  type HistoryStep,
  hasEirRows,
  mostRows,
  moveSelection,
  newRow,
  type Pasted,
  type PasteError,
  paste,
  type Range,
  readBlock,
  readGridText,
  readHints,
  type TableName,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditing } from '../editing/editing-context.ts';
import type { ShownColumn } from './grid-columns.ts';
import { type Command, commandOf } from './grid-keys.ts';
import { rowHeight } from './grid-row.tsx';
import { suggestionsFor } from './suggestions.ts';
import { useLeftOut } from './use-left-out.ts';
import { useTableHistory } from './use-table-history.ts';

interface GridOptions {
  table: TableName;
  document: BimDocument;
  columns: readonly ShownColumn[];
  /** In which cells are shown, copied and read. */
  language: Language;
}
/** A cell that is being edited: with its text, or over it. By ids, because others add and move rows meanwhile. */
interface EditedCell {
  how: 'text' | 'over';
  row: string;
  column: string;
}

/** What is selected, and the cell of it that is to be seen. */
interface Chosen extends Range {
  seen?: Cell;
}
const noWords: readonly CountedWord[] = [];
const start: Chosen = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };

/** Selection, editing and changes of a table's cells, by keyboard as in a spreadsheet. */
export function useGrid({ table, document, columns, language }: GridOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(start);
  const { current } = useEditing();
  const [edited, setEdited] = useState<EditedCell>();
  /** Why the text of the edited cell was not taken. */
  const [refusal, setRefusal] = useState<string>();
  /** What the last paste took for options of other names, and by which headings it placed its cells. */
  const [taken, setTaken] = useState<Pick<Pasted, 'words' | 'headings'> & { step: HistoryStep | undefined }>();
  /** How often a cell was shown from elsewhere. */
  const [visits, setVisits] = useState(0);
  // After Tab has ended an edit, Tab goes from cell to cell; otherwise it leaves the grid, which must be no trap.
  const entering = useRef(false);
  const textOf = useCallback((row: AnyRow, column: ShownColumn) => gridText(row, column, language), [language]);
  const history = useTableHistory(table);
  const rows = document.tables[table] as readonly AnyRow[];
  const leftOut = useLeftOut(table, rows, columns);
  const shown = { ...document, language };
  const inside = ({ row, column }: Cell): Cell => ({
    row: Math.max(0, Math.min(row, rows.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  // Rows may have been removed since, also in another tab.
  const editedAt = {
    row: rows.findIndex(({ id }) => id === edited?.row),
    column: columns.findIndex(({ id }) => id === edited?.column),
  };
  const editing = editedAt.row >= 0 && editedAt.column >= 0 ? edited?.how : undefined;
  const range: Range = editing
    ? { from: editedAt, to: editedAt }
    : { from: inside(chosen.from), to: inside(chosen.to) };
  const active = range.from;
  const top = Math.min(range.from.row, range.to.row);
  const bottom = Math.max(range.from.row, range.to.row);
  /** The rows are those of a linked EIR. */
  const isFixed = hasEirRows(document, table);
  const isFull = rows.length >= mostRows(table);

  const select = (from: Cell, to: Cell = from) => {
    history.withhold(undefined);
    setChosen({ from, to });
  };
  const edit = (how: EditedCell['how']) => {
    const row = rows[active.row];
    const column = columns[active.column];
    if (!row || !column) return;
    if (column.isLocked) {
      history.withhold(history.lockOf(row.id, column.column));
      return;
    }
    // At once, so that the key that begins the edit is typed into its input.
    flushSync(() => {
      select(active);
      setEdited({ how, row: row.id, column: column.id });
    });
  };
  const add = (at = rows.length) => {
    if (isFixed) history.withhold('eir-rows');
    if (isFixed || isFull) return;
    history.run([{ op: 'insert-row', table, row: newRow(table), at }]);
    setChosen({ from: { row: at, column: 0 }, to: { row: at, column: 0 } });
    frame.current?.focus();
  };
  const shift = (by: 1 | -1) => {
    if (by < 0 ? top === 0 : bottom >= rows.length - 1) return;
    const ids = rows.map(({ id }) => id);
    ids.splice(top + by, 0, ...ids.splice(top, bottom - top + 1));
    history.run([{ op: 'order-rows', table, rows: ids }]);
    const moved = ({ row, column }: Cell) => ({ row: row + by, column });
    select(moved(range.from), moved(range.to));
  };
  const move = (key: string, shiftKey = false, ctrl = false): boolean => {
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 2);
    const size = { rows: rows.length, columns: columns.length, page };
    const next = moveSelection(range, { key, shift: shiftKey, ctrl }, size);
    if (next) select(next.from, next.to);
    return next !== undefined;
  };
  const run = (command: Exclude<Command, 'move'>) => {
    if (command === 'edit') edit('text');
    else if (command === 'type') edit('over');
    else if (command === 'clear') {
      history.run(clearCells(shown, table, range));
      leftOut.add([], corners(range));
    } else if (command === 'undo') history.undo();
    else if (command === 'redo') history.redo();
    else if (command === 'add') add(Math.min(bottom + 1, rows.length));
    else if (command === 'remove')
      history.run(rows.slice(top, bottom + 1).map(({ id }) => ({ op: 'remove-row', table, row: id })));
    else if (command === 'all') select({ row: 0, column: 0 }, inside({ row: rows.length, column: columns.length }));
    else shift(command === 'up' ? -1 : 1);
  };
  const finish = () => {
    setEdited(undefined);
    setRefusal(undefined);
    select(active);
    frame.current?.focus({ preventScroll: true });
  };
  /** Goes on by a cell; after the last one to a new row. */
  const advance = (back: boolean): boolean => {
    if (move('Tab', back)) return true;
    if (back || isFull || isFixed) return false;
    add();
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (editing) return;
    if (event.key === 'Escape') entering.current = false;
    if (event.key === 'Tab' && entering.current && advance(event.shiftKey)) event.preventDefault();
    const command = commandOf(event);
    if (!command) return;
    // The key that begins an edit is also its first letter.
    if (command !== 'type') event.preventDefault();
    if (command === 'move') {
      entering.current = false;
      move(event.key, event.shiftKey, event.ctrlKey || event.metaKey);
    } else run(command);
  };
  /** Writes the edited cell; the reason when its column can't hold the text. */
  const write = (text: string): PasteError | undefined => {
    const row = (current().tables[table] as readonly AnyRow[]).find(({ id }) => id === edited?.row);
    const column = columns[active.column];
    if (!column) return undefined;
    if (!row)
      return {
        ...active,
        fault: 'row-gone',
        message: cellFaultWords['row-gone'][language],
        text,
        id: edited?.row ?? '',
      };
    const here = { from: active, to: active };
    if (text === gridText(row, column, language)) {
      leftOut.add([], here);
      return undefined;
    }
    const lock = history.lockOf(row.id, column.column);
    if (lock) return { ...active, fault: lock, message: cellFaultWords[lock][language], text, id: row.id };
    const hints = readHints(current(), () => [text])(column, 0);
    const read = readGridText(row, column, text, language, hints);
    if ('fault' in read) {
      const message = fillWords(cellFaultWords[read.fault], read.parameters, language);
      return { ...active, fault: read.fault, message, text, id: row.id };
    }
    history.run([gridEdit(table, row.id, column, read.value)]);
    leftOut.add([], here);
    return undefined;
  };
  const said = taken && (!taken.step || history.isDone(taken.step)) ? taken : undefined;
  return {
    frame,
    rows,
    range,
    /** What is scrolled to: the end of what is selected, but the beginning of what was pasted. */
    seen: chosen.seen && !editing ? inside(chosen.seen) : range.to,
    words: said?.words ?? noWords,
    dismissWords: () => setTaken(said && { ...said, words: noWords }),
    headings: said?.headings,
    dismissHeadings: () => setTaken(said && { words: said.words, step: said.step }),
    active,
    editing,
    refusal,
    leftOut,
    visits,
    isFull,
    isFixed,
    withheld: history.withheld,
    letters: history.letters,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    select,
    edit,
    run,
    add,
    handleKeyDown,
    textOf,
    /** What the author begins with to edit a cell: a refused text stands in an empty one, to be corrected. */
    draftOf: (row: AnyRow, column: ShownColumn) =>
      textOf(row, column) || (column.choices ? '' : (leftOut.refused.get(row.id)?.get(column.id)?.text ?? '')),
    suggestionsFor: (row: AnyRow, column: ShownColumn, text: string) =>
      suggestionsFor(table, row, column, text, language),
    copied: () => copyBlock(shown, table, range),
    paste: (text: string) => {
      const result = paste(shown, table, range, readBlock(shown, table, text));
      const before = history.last();
      history.run(result.edits);
      const last = history.last();
      const step = last === before ? undefined : last;
      for (const area of result.areas) leftOut.add([], area);
      leftOut.add(result.errors, result.areas[0] ?? result.range, step);
      setTaken({ ...result, step });
      setChosen({ ...result.range, seen: result.range.from });
    },
    /** Edits that are taken back as one step. */
    apply: (edits: readonly Edit[]) => history.run(edits),
    /** False when the edited cell can't hold the text, for the reason in `refusal`. */
    commit: (text: string): boolean => {
      const error = write(text);
      setRefusal(error?.message);
      return !error;
    },
    /** Writes the edited cell as the author turns to something else; what is refused is listed below the table. */
    leave: (text: string) => {
      const error = write(text);
      if (error) leftOut.add([error], { from: active, to: active });
    },
    change: () => setRefusal(undefined),
    cancel: finish,
    /** Ends an edit and goes on: by Enter to the next row, by Tab to the next cell. */
    proceed: (key: 'Enter' | 'Tab', back: boolean) => {
      finish();
      if (key === 'Enter') {
        move('Enter', back);
        return;
      }
      entering.current = true;
      advance(back);
    },
    /** Selects the cell of a row's id and a column's id or name, and has it scrolled into view. */
    show: (rowId: string, name = '') => {
      const row = rows.findIndex(({ id }) => id === rowId);
      if (row < 0) return;
      const column = columns.findIndex(({ id, column }) => id === name || column === name);
      setEdited(undefined);
      select({ row, column: Math.max(column, 0) });
      setVisits(visits + 1);
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;
