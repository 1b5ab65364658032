import type { ColumnsType } from 'antd/es/table';
import { Button } from '../../actions/button.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { DataTable } from '../data-table.tsx';

interface DraftTableProps<Row> {
  list: { items: Row[]; total: number; next: string | null };
  columns: ColumnsType<Row>;
  words: { none: string; noneText: string; count: string; more: string };
  isFetching: boolean;
  /** Absent when no more can be shown at once. */
  onMore?: (() => void) | undefined;
}

/** What somebody has written, saved last first, with its number. */
export function DraftTable<Row extends { id: string }>({
  list: { items, total, next },
  columns,
  words,
  isFetching,
  onMore,
}: DraftTableProps<Row>) {
  if (total === 0) return <EmptyState title={words.none} text={words.noneText} />;
  return (
    <>
      <p className="a-small a-mute" role="status">
        {words.count}
      </p>
      <DataTable columns={columns} dataSource={items} rowKey="id" />
      {next !== null && onMore && (
        <div>
          <Button loading={isFetching} onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
