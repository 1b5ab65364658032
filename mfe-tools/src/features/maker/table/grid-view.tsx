// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by themselves, which a table does not allow
import { type ClipboardEvent, type MouseEvent, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CellInput } from './cell-input.tsx';
import type { ShownColumn } from './grid-columns.ts';
import { cellId, GridRow, rowHeight } from './grid-row.tsx';
import type { Grid } from './use-grid.ts';
import { useVisibleRows } from './use-visible-rows.ts';

interface GridViewProps {
  label: string;
  describedBy: string;
  /** Id of the words why the edited cell's text was refused. */
  refusalId: string;
  /** Id of the words how the active cell is written, where it takes several entries. */
  hintId: string;
  grid: Grid;
  columns: readonly ShownColumn[];
  /** By row id, then by column. */
  faults: ReadonlyMap<string, ReadonlyMap<string, string>>;
}
const headHeight = 40;
const numberWidth = 48;

/** Scrolls the frame just as far as the active cell needs, below the fixed head and beside the fixed numbers. */
function showCell(frame: HTMLElement, row: number, left: number, width: number): void {
  const top = row * rowHeight;
  const room = frame.clientHeight - headHeight;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + rowHeight > frame.scrollTop + room) frame.scrollTop = top + rowHeight - room;
  const side = frame.clientWidth - numberWidth;
  if (left < frame.scrollLeft) frame.scrollLeft = left;
  else if (left + width > frame.scrollLeft + side) frame.scrollLeft = Math.min(left, left + width - side);
}

const placeOf = (target: EventTarget) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

/** The grid itself: one stop of the keyboard, whose active cell is named to assistive technology. */
export function GridView({ label, describedBy, refusalId, hintId, grid, columns, faults }: GridViewProps) {
  const { t } = useTranslation('tools');
  const id = useId();
  const { frame, rows, active, range, editing, visits } = grid;
  const lead = range.to;
  const visible = useVisibleRows(frame, rows.length, editing ? active.row : lead.row);
  const column = columns[active.column];
  const lefts = columns.slice(0, lead.column).reduce((sum, one) => sum + one.width, 0);
  const width = columns.reduce((sum, one) => sum + one.width, numberWidth);
  const leadWidth = columns[lead.column]?.width ?? 0;
  useLayoutEffect(() => {
    if (frame.current && document.activeElement && frame.current.contains(document.activeElement))
      showCell(frame.current, lead.row, lefts, leadWidth);
  }, [frame, lead.row, lefts, leadWidth]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit scrolls once, also to the cell that is active already
  useLayoutEffect(() => {
    if (visits === 0 || !frame.current) return;
    showCell(frame.current, lead.row, lefts, leadWidth);
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
      text={editing === 'over' && !column.choices ? '' : grid.textOf(activeRow, column)}
      refusal={grid.refusal && refusalId}
      hint={column.hint && hintId}
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
            className="tools-grid-heading"
            style={{ width: one.width }}
            title={one.label}
          >
            {one.label}
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
