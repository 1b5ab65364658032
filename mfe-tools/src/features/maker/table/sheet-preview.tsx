import {
  type AnyRow,
  type BimDocument,
  cellInWords,
  columnHeadings,
  type Edit,
  rowName,
  type SheetError,
  type SheetImport,
  type TableName,
} from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { TakenWords } from '../../../shared/files/taken-words.tsx';

interface SheetPreviewProps {
  table: TableName;
  document: BimDocument;
  result: SheetImport;
}
const mostShown = 50;

/** The row that an edit of a sheet adds or changes. */
const rowOf = (edit: Edit): string => {
  if (edit.op === 'insert-row') return edit.row.id;
  return edit.op === 'cell' ? edit.row : '';
};

/** What an import would change: how many rows, and how. */
export function SheetPreview(props: SheetPreviewProps) {
  const { t } = useTranslation('tools');
  const { added, changed, unchanged } = props.result;
  return (
    <>
      <p role="status">{t('sheets.counts', { added, changed, unchanged })}</p>
      <SheetDetails {...props} />
    </>
  );
}

/** Of values that can be read, but where another one counts. */
const omitted: readonly SheetError['fault'][] = ['issued', 'twice', 'twice-in-sheets', 'old-eir-text'];

/** Cells that can't be read, and those that are left out, with their places. */
export function SheetErrors({ errors }: { errors: readonly SheetError[] }) {
  const { t } = useTranslation('tools');
  // Then nothing of the sheet was read: no cell of it is wrong.
  const unknown = errors.find(({ fault }) => fault === 'no-headings');
  if (unknown) return <Notice tone="warning">{unknown.message}</Notice>;
  return (['errors', 'omitted'] as const).map((kind) => {
    const own = errors.filter(({ fault }) => omitted.includes(fault) === (kind === 'omitted'));
    if (own.length === 0) return null;
    return (
      <Notice key={kind} tone="warning" title={t(`sheets.${kind}`, { count: own.length })}>
        <ul className="tools-file-list">
          {own.slice(0, mostShown).map(({ row, heading, message }) => (
            <li key={`${row} ${heading} ${message}`}>
              <strong>{t(heading ? 'sheets.place' : 'sheets.row', { row, heading })}</strong> {message}
            </li>
          ))}
        </ul>
        {own.length > mostShown && <p>{t('files.more', { count: own.length - mostShown })}</p>}
      </Notice>
    );
  });
}

/** What an import would change field by field, what of the EIR it leaves, and the cells that it can't read. */
export function SheetDetails({ table, document, result }: SheetPreviewProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { errors, words, edits, left } = result;
  const rows = new Map((document.tables[table] as readonly AnyRow[]).map((row) => [row.id, row]));
  const headings = columnHeadings(table);
  const textOf = (column: string, value: unknown, row?: AnyRow) =>
    cellInWords(document, table, column, value, language, row);
  const shownName = (row: AnyRow | undefined) => (
    <strong>{(row && rowName(table, row, language)) || t('files.unnamedRow')}</strong>
  );
  const shownChange = (column: string, [before, after]: readonly [AnyRow | undefined, AnyRow | undefined]) => {
    const [from, to] = [before, after].map((row) => textOf(column, row?.[column], row) || t('sheets.nothing'));
    return t('sheets.change', { column: headings[column]?.[language] ?? '', before: from, after: to });
  };
  /** The row with all that the sheet says of it, which tells how its values are meant. */
  const written = (own: readonly Edit[]): AnyRow | undefined => {
    const before = rows.get(own[0] ? rowOf(own[0]) : '');
    const cells = own.flatMap((edit) => (edit.op === 'cell' ? [[edit.column, edit.value]] : []));
    return before && { ...before, ...Object.fromEntries(cells) };
  };
  const fieldsOf = (edit: Edit, after: AnyRow | undefined): [column: string, words: string][] => {
    if (edit.op === 'cell') return [[edit.column, shownChange(edit.column, [rows.get(edit.row), after])]];
    if (edit.op !== 'insert-row') return [];
    return Object.keys(headings).flatMap((column): [string, string][] => {
      const value = textOf(column, edit.row[column], edit.row);
      return value === '' ? [] : [[column, t('sheets.filled', { column: headings[column]?.[language] ?? '', value })]];
    });
  };
  const byRow = [...Map.groupBy(edits, rowOf)];
  return (
    <>
      <SheetErrors errors={errors} />
      <TakenWords words={words} />
      {left.length > 0 && (
        <Notice title={t('sheets.left', { count: left.length })}>
          <ul className="tools-file-list">
            {left.slice(0, mostShown).map(({ row, column, value }) => (
              <li key={`${row} ${column}`}>
                {shownName(rows.get(row))}{' '}
                {t('sheets.notTaken', {
                  column: headings[column]?.[language] ?? '',
                  value: textOf(column, value) || t('sheets.nothing'),
                })}
              </li>
            ))}
          </ul>
          {left.length > mostShown && <p>{t('files.more', { count: left.length - mostShown })}</p>}
        </Notice>
      )}
      {byRow.length > 0 && (
        <ul className="tools-file-list">
          {byRow.slice(0, mostShown).map(([id, own]) => {
            const [first] = own;
            const after = written(own);
            return (
              <li key={id}>
                {shownName(first?.op === 'insert-row' ? first.row : rows.get(id))}
                {first?.op === 'insert-row' && ` ${t('sheets.newRow')}`}
                <ul>
                  {own
                    .flatMap((edit) => fieldsOf(edit, after))
                    .map(([column, words]) => (
                      <li key={column}>{words}</li>
                    ))}
                </ul>
              </li>
            );
          })}
        </ul>
      )}
      {byRow.length > mostShown && <p>{t('files.more', { count: byRow.length - mostShown })}</p>}
    </>
  );
}
