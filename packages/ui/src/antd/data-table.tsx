import { Table, type TableProps } from 'antd';
import './data-table.css';

interface DataTableProps<Row> extends TableProps<Row> {
  /** For a table without links and buttons: names the part that the keyboard scrolls on narrow pages. */
  name?: string;
}

/** antd's table, which scrolls by itself on narrow pages. Lists are paged by their address, outside of it. */
export function DataTable<Row extends object>({ name, ...props }: DataTableProps<Row>) {
  const table = <Table pagination={false} size="middle" {...props} />;
  if (!name) return <div className="a-table-scroll">{table}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, a section would be one more landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing inside takes the focus
    <div role="group" className="a-table-scroll" aria-label={name} tabIndex={0}>
      {table}
    </div>
  );
}
