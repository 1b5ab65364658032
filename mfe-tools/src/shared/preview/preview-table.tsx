import { type AnyRow, columnHeadings, printedCell, type TableName, tableLabels } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

interface PreviewTableProps {
  table: TableName;
  rows: readonly AnyRow[];
  language: Language;
}

/** A table as the document prints it; drawn again only when its rows have changed. */
export const PreviewTable = memo(function PreviewTable({ table, rows, language }: PreviewTableProps) {
  const { t } = useTranslation('tools');
  const name = tableLabels[table][language];
  const headings = Object.entries(columnHeadings(table)).filter(([column]) =>
    rows.some((row) => printedCell(table, row, column, language) !== ''),
  );
  if (headings.length === 0) return null;
  return (
    <div className="tools-preview-section">
      <h3>{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard, too */}
      <section className="tools-preview-scroll" tabIndex={0} aria-label={t('preview.table', { name })}>
        <table>
          <thead>
            <tr>
              {headings.map(([column, heading]) => (
                <th key={column} scope="col">
                  {heading[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PreviewRow
                key={row.id}
                table={table}
                row={row}
                columns={headings.map(([column]) => column).join(' ')}
                language={language}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
});

interface PreviewRowProps {
  table: TableName;
  row: AnyRow;
  /** Names separated by spaces, so that an unchanged row is recognized. */
  columns: string;
  language: Language;
}

const PreviewRow = memo(function PreviewRow({ table, row, columns, language }: PreviewRowProps) {
  return (
    <tr>
      {columns.split(' ').map((column) => (
        <td key={column}>{printedCell(table, row, column, language)}</td>
      ))}
    </tr>
  );
});
