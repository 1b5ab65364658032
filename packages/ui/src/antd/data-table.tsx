import { Table, type TableProps } from 'antd';

/** antd's table, which scrolls by itself on narrow pages. Lists are paged by their address, outside of it. */
export function DataTable<Row extends object>(props: TableProps<Row>) {
  return (
    <div className="a-table-scroll">
      <Table pagination={false} size="middle" {...props} />
    </div>
  );
}
