import {
  type AnyRow,
  type BimDocument,
  cellText,
  columnHeadings,
  type Edit,
  type SheetImport,
  type TableName,
} from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface SheetPreviewProps {
  table: TableName;
  document: BimDocument;
  result: SheetImport;
}
const mostShown = 50;

/** What readers know a row by: its first column that says something. */
const nameOf = (row: AnyRow | undefined): string =>
  Object.entries(row ?? {}).flatMap(([column, value]) =>
    column !== 'id' && typeof value === 'string' && value !== '' ? [value] : [],
  )[0] ?? '';

/** What an import would change, and the cells that it can't read. */
export function SheetPreview({ table, document, result }: SheetPreviewProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { added, changed, unchanged, errors, edits } = result;
  const rows = new Map((document.tables[table] as readonly AnyRow[]).map((row) => [row.id, row]));
  const headings = columnHeadings(table);
  const textOf = (column: string, value: unknown) => cellText(table, column, value, language) || t('sheets.nothing');
  const wordsOf = (edit: Edit): [row: string, change: string] => {
    if (edit.op === 'insert-row') return [nameOf(edit.row), t('sheets.newRow')];
    if (edit.op !== 'cell') return ['', ''];
    const row = rows.get(edit.row);
    const [before, after] = [textOf(edit.column, row?.[edit.column]), textOf(edit.column, edit.value)];
    return [nameOf(row), t('sheets.change', { column: headings[edit.column]?.[language] ?? '', before, after })];
  };
  return (
    <>
      <p role="status">{t('sheets.counts', { added, changed, unchanged })}</p>
      {errors.length > 0 && (
        <Notice tone="warning" title={t('sheets.errors', { count: errors.length })}>
          <ul className="tools-file-list">
            {errors.slice(0, mostShown).map(({ row, heading, message }) => (
              <li key={`${row} ${heading} ${message}`}>
                <strong>{t(heading ? 'sheets.place' : 'sheets.row', { row, heading })}</strong> {message}
              </li>
            ))}
          </ul>
          {errors.length > mostShown && <p>{t('files.more', { count: errors.length - mostShown })}</p>}
        </Notice>
      )}
      {edits.length > 0 && (
        <ul className="tools-file-list">
          {edits.slice(0, mostShown).map((edit) => {
            const [name, change] = wordsOf(edit);
            return (
              <li key={JSON.stringify([edit.op, 'row' in edit && edit.row, 'column' in edit && edit.column])}>
                <strong>{name || t('files.unnamedRow')}</strong> {change}
              </li>
            );
          })}
        </ul>
      )}
      {edits.length > mostShown && <p>{t('files.more', { count: edits.length - mostShown })}</p>}
    </>
  );
}
