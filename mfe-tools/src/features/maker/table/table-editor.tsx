import {
  type AnyRow,
  type BimDocument,
  cellFaultWords,
  hasEirRows,
  orphanParties,
  ownWordEdits,
  type PartyLetter,
  type TableName,
  tableLabels,
  tables,
} from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, IconButton, PlusIcon, TrashIcon } from '@arcada/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TakenWords } from '../../../shared/files/taken-words.tsx';
import { UndoNotice } from '../../../shared/undo-notice.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { DownIcon, InsertIcon, RedoIcon, UndoIcon, UpIcon } from '../editing/icons.tsx';
import { useTableFaults } from '../findings/use-table-faults.ts';
import { SheetDialog } from '../on-use.tsx';
import { useWorkbookImport } from '../versions/use-workbook-import.ts';
import { cellHint } from './cell-hint.ts';
import { ExampleCodesButton } from './example-codes-button.tsx';
import { shownColumns } from './grid-columns.ts';
import { GridView } from './grid-view.tsx';
import { LeftOutCells } from './left-out-cells.tsx';
import { PlacedByName } from './placed-by-name.tsx';
import { usualWords } from './suggestions.ts';
import { useGrid } from './use-grid.ts';
import './table.css';

/** Made anew only when the tables that columns depend on have changed, so that unchanged rows aren't drawn again. */
function useColumns(table: TableName, document: BimDocument) {
  const { language } = useLanguage();
  const { parties, milestones, statusCodes, informationNeeds, requirements, softwareTools } = document.tables;
  // Places that answers can name.
  const topics = table === 'answers' ? document.topics : undefined;
  const isFixed = hasEirRows(document, table);
  const orphans = table === 'responsibilities' ? orphanParties(document).join('\n') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the document only these count
  return useMemo(
    () => shownColumns(table, document, language),
    [
      table,
      language,
      parties,
      milestones,
      statusCodes,
      informationNeeds,
      requirements,
      softwareTools,
      topics,
      isFixed,
      orphans,
    ],
  );
}

/** A table of the document, edited in place as in a spreadsheet. */
export function TableEditor({ table }: { table: TableName }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, target, issued } = useEditing();
  const id = useId();
  const rows = document.tables[table] as readonly AnyRow[];
  const columns = useColumns(table, document);
  const faults = useTableFaults(table);
  const grid = useGrid({ table, document, columns, language });
  const { show } = grid;
  const place = target?.place;
  const isHere = place?.kind === 'table' && place.table === table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on a finding leads there once
  useEffect(() => {
    if (isHere && place.row) show(place.row, place.column);
  }, [target]);
  const [importing, setImporting] = useState(false);
  const handleWorkbook = useWorkbookImport();
  const label = tableLabels[table][language];
  const isEmpty = rows.length === 0;
  const activeRow = rows[grid.active.row];
  const activeFaults = faults.get(activeRow?.id ?? '');
  const activeColumn = columns[grid.active.column];
  const left = grid.leftOut.refused.get(activeRow?.id ?? '')?.get(activeColumn?.id ?? '');
  const fault =
    left?.message ??
    activeFaults?.get(activeColumn?.id ?? '') ??
    activeFaults?.get(activeColumn?.column ?? '') ??
    activeFaults?.get('');
  const ownWords = ownWordEdits(table, rows, grid.leftOut.cells);
  const hint = cellHint(table, activeRow, activeColumn);
  const usual = usualWords(table, activeRow, activeColumn, language);
  const message = grid.refusal ?? (grid.withheld ? cellFaultWords[grid.withheld][language] : fault);
  return (
    <section className="tools-table" aria-label={label}>
      <div className="tools-table-head">
        <h3>{label}</h3>
        <span className="a-small a-mute">{t('table.rows', { count: rows.length })}</span>
        <div className="tools-table-actions">
          <IconButton
            small
            label={t('table.undo')}
            icon={<UndoIcon />}
            disabled={!grid.canUndo}
            onClick={() => grid.run('undo')}
          />
          <IconButton
            small
            label={t('table.redo')}
            icon={<RedoIcon />}
            disabled={!grid.canRedo}
            onClick={() => grid.run('redo')}
          />
          <IconButton small label={t('table.up')} icon={<UpIcon />} disabled={isEmpty} onClick={() => grid.run('up')} />
          <IconButton
            small
            label={t('table.down')}
            icon={<DownIcon />}
            disabled={isEmpty}
            onClick={() => grid.run('down')}
          />
          <IconButton
            small
            label={t('table.insert')}
            icon={<InsertIcon />}
            disabled={isEmpty || grid.isFull || grid.isFixed}
            onClick={() => grid.add(grid.active.row)}
          />
          <IconButton
            small
            label={t('table.remove')}
            icon={<TrashIcon />}
            disabled={isEmpty || grid.isFixed}
            onClick={() => grid.run('remove')}
          />
        </div>
      </div>
      {grid.isFixed && (
        <p id={`${id}eir`} className="a-small a-mute">
          {t('table.eirHint')}
        </p>
      )}
      <GridView
        label={label}
        describedBy={grid.isFixed ? `${id}eir ${id}help` : `${id}help`}
        refusalId={`${id}fault`}
        hintId={hint && (usual ? `${id}hint ${id}usual` : `${id}hint`)}
        grid={grid}
        columns={columns}
        faults={faults}
      />
      <PlacedByName headings={grid.headings} onDismiss={grid.dismissHeadings} />
      <TakenWords words={grid.words} onDismiss={grid.dismissWords} />
      {grid.letters && <LettersNotice letters={grid.letters} onUndo={() => grid.run('undo')} />}
      <LeftOutCells
        cells={grid.leftOut.cells}
        onDismiss={grid.leftOut.dismiss}
        own={{ count: ownWords.length / 2, take: () => grid.apply(ownWords) }}
      />
      {hint && (
        <p id={`${id}hint`} className="a-small a-mute tools-table-hint">
          {t(hint)}
        </p>
      )}
      {usual && (
        <p id={`${id}usual`} className="a-small a-mute">
          {t('table.usual', { entity: String(activeRow?.entity), names: usual })}
        </p>
      )}
      {isEmpty && <p className="tools-table-empty a-mute">{t('table.empty')}</p>}
      <div className="tools-table-foot">
        <Button
          size="small"
          icon={<PlusIcon size={16} />}
          disabled={grid.isFull || grid.isFixed}
          onClick={() => grid.add()}
        >
          {t('table.add')}
        </Button>
        <Button size="small" onClick={() => setImporting(true)}>
          {t('sheets.open')}
        </Button>
        <ExampleCodesButton table={table} onApply={grid.apply} />
        <p id={`${id}help`} className="a-small a-mute tools-table-help">
          {t('table.help')}
        </p>
      </div>
      {importing && (
        <SheetDialog
          below={{ table, onApply: grid.apply }}
          document={document}
          issued={issued}
          onClose={() => setImporting(false)}
          onApplyAll={handleWorkbook}
        />
      )}
      <div role="status" className="tools-table-status">
        {message && <p id={`${id}fault`}>{message}</p>}
        {grid.isFull && <p>{t('table.full', { most: tables[table].rows })}</p>}
      </div>
    </section>
  );
}

/** What the last edit of the parties has taken along from the matrix, which may be out of sight. */
function LettersNotice({ letters, onUndo }: { letters: readonly PartyLetter[]; onUndo: () => void }) {
  const { t } = useTranslation('tools');
  const codes = [...new Set(letters.map(({ party }) => party))].join(', ');
  return <UndoNotice onUndo={onUndo}>{t('table.lettersRemoved', { codes, count: letters.length })}</UndoNotice>;
}
