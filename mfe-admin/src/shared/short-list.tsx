import { useLanguage } from '@arcada/platform';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import { figureColumn } from './figure-column.ts';
import type { ManagedColumn } from './manager-table.tsx';
import { stackedColumns } from './stacked-row.tsx';
import { useNarrow } from './use-narrow.ts';

interface ShortListProps<Row> {
  columns: readonly ManagedColumn<Row>[];
  rows: readonly Row[];
  rowKey: keyof Row & string;
}

/** A list that is read as a whole, in the order of its service. On a phone the columns of a row are below one another. */
export function ShortList<Row extends object>({ columns, rows, rowKey }: ShortListProps<Row>) {
  const { language } = useLanguage();
  const isNarrow = useNarrow();
  const wide: ColumnsType<Row> = columns.map(({ key, title, render, figure, acts }) => ({
    key,
    title,
    render: (_, row) => render(row),
    ...(figure && figureColumn),
    ...(acts && { className: 'admin-acts' }),
  }));
  return (
    <AntdTheme language={language}>
      <DataTable<Row> columns={isNarrow ? stackedColumns(columns) : wide} dataSource={[...rows]} rowKey={rowKey} />
    </AntdTheme>
  );
}
