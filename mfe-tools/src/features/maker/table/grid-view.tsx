// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by themselves, which a table does not allow
import { type ClipboardEvent, type MouseEvent, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CellInput } from './cell-input.tsx';
import type { ShownColumn } from './grid-columns.ts';
import { cellId, GridRow, rowHeight } from './grid-row.tsx';
import { numberWidth, showCell } from './show-cell.ts';
import type { Grid } from './use-grid.ts';
import { useVisibleRows } from './use-visible-rows.ts';

interface GridViewProps {
  label: string;
  describedBy: string;
  /** Id of the words why the edited cell's text was refused. */
  refusalId: string;
  /** Id of the words how the active cell is written, where it has some. */
  hintId: string | undefined;
  grid: Grid;
  columns: readonly ShownColumn[];
  /** By row id, then by column. */
  faults: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Width of the first column where the stylesheet has it stay beside the numbers, else 0. */
function frozenWidth(frame: HTMLElement): number {
  const heading = frame.querySelector<HTMLElement>('.tools-grid-frozen');
  return heading && getComputedStyle(heading).position === 'sticky' ? heading.offsetWidth : 0;
}

const placeOf = (target: EventTarget) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

/** The grid itself: one stop of the keyboard, whose active cell is named to assistive technology. */
export function GridView({ label, describedBy, refusalId, hintId, grid, columns, faults }: GridViewProps) {
  const { t } = useTranslation('tools');
  const id = useId();
  const { frame, rows, active, range, seen, editing, visits } = grid;
  const lead = range.to;
  const visible = useVisibleRows(frame, rows.length, editing ? active.row : seen.row);
  const column = columns[active.column];
  const lefts = columns.slice(0, seen.column).reduce((sum, one) => sum + one.width, 0);
  const width = columns.reduce((sum, one) => sum + one.width, numberWidth);
  const seenWidth = columns[seen.column]?.width ?? 0;
  const showSeen = (element: HTMLElement) =>
    showCell(element, { row: seen.row, left: lefts, width: seenWidth }, frozenWidth(element));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cell is scrolled to
  useLayoutEffect(() => {
    if (frame.current && document.activeElement && frame.current.contains(document.activeElement))
      showSeen(frame.current);
  }, [frame, seen.row, lefts, seenWidth]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit scrolls once, also to the cell that is active already
  useLayoutEffect(() => {
    if (visits === 0 || !frame.current) return;
    showSeen(frame.current);
    frame.current.scrollIntoView?.({ block: 'nearest' });
  }, [visits]);
  const top = Math.min(range.from.row, lead.row);
  const bottom = Math.max(range.from.row, lead.row);
  const handleMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || editing || event.button !== 0) return;
    const isActive = place.row === active.row && place.column === active.column;
    if (isActive && document.activeElement === frame.current) {
      event.preventDefault();
      grid.edit('text');
    } else if (event.shiftKey) grid.select(active, place);
    else grid.select(place);
  };
  const handleCopy = (event: ClipboardEvent, cut: boolean) => {
    if (editing || rows.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copied());
    if (cut) grid.run('clear');
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    grid.paste(event.clipboardData.getData('text/plain'));
  };
  const activeRow = rows[active.row];
  const input = editing && column && activeRow && (
    <CellInput
      column={column}
      label={t('table.cell', { column: column.label, row: active.row + 1 })}
      text={editing === 'over' && !column.choices ? '' : grid.draftOf(activeRow, column)}
      refusal={grid.refusal && refusalId}
      hint={hintId}
      suggestionsFor={(text) => grid.suggestionsFor(activeRow, column, text)}
      onChange={grid.change}
      onCommit={grid.commit}
      onLeave={grid.leave}
      onProceed={grid.proceed}
      onCancel={grid.cancel}
      onBlock={(text) => {
        grid.cancel();
        grid.paste(text);
      }}
    />
  );
  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={activeRow && !editing ? cellId(id, lead.row, lead.column) : undefined}
      className="tools-grid"
      onKeyDown={grid.handleKeyDown}
      onMouseDown={handleMouseDown}
      onCopy={(event) => handleCopy(event, false)}
      onCut={(event) => handleCopy(event, true)}
      onPaste={handlePaste}
    >
      <div role="row" aria-rowindex={1} className="tools-grid-head" style={{ width }}>
        <div role="columnheader" className="tools-grid-number">
          <span className="a-visually-hidden">{t('table.number')}</span>
        </div>
        {columns.map((one, at) => (
          <div
            key={one.id}
            role="columnheader"
            aria-colindex={at + 2}
            className={at === 0 ? 'tools-grid-heading tools-grid-frozen' : 'tools-grid-heading'}
            style={{ width: one.width }}
            title={one.isOrphan ? t('table.orphan', { code: one.label }) : one.label}
            data-orphan={one.isOrphan}
          >
            {one.label}
            {one.isOrphan && <span className="a-visually-hidden"> {t('table.orphanMark')}</span>}
            {one.definition.required && <span aria-hidden="true"> *</span>}
          </div>
        ))}
      </div>
      <div role="presentation" className="tools-grid-body" style={{ height: rows.length * rowHeight, width }}>
        {visible.map((index) => {
          const row = rows[index];
          const isSelected = index >= top && index <= bottom;
          const isActive = index === active.row;
          return (
            row && (
              <GridRow
                key={row.id}
                grid={id}
                row={row}
                index={index}
                columns={columns}
                textOf={grid.textOf}
                faults={faults.get(row.id)}
                refused={grid.leftOut.refused.get(row.id)}
                from={isSelected ? Math.min(range.from.column, lead.column) : undefined}
                to={isSelected ? Math.max(range.from.column, lead.column) : undefined}
                active={isActive ? active.column : undefined}
                input={isActive ? input : undefined}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
