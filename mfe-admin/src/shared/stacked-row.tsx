import type { ColumnsType } from '@arcada/ui/data';
import type { ManagedColumn } from './manager-table.tsx';
import './stacked-row.css';

/** A list's columns on a phone: one, of rows whose cells are below one another. */
export const stackedColumns = <Row extends object>(columns: readonly ManagedColumn<Row>[]): ColumnsType<Row> => [
  {
    key: 'row',
    title: headingFirst(columns)[0]?.title,
    render: (_, row) => <StackedRow columns={columns} row={row} />,
  },
];

/** Its columns are named, and its buttons are last. */
function StackedRow<Row>({ columns, row }: { columns: readonly ManagedColumn<Row>[]; row: Row }) {
  const [heading, ...others] = headingFirst(columns);
  const facts = others.filter(({ acts }) => !acts);
  const acts = columns.filter((column) => column.acts);
  return (
    <div className="admin-stacked">
      {heading && <div>{heading.render(row)}</div>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ key, title, render }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{render(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {acts.map(({ key, render }) => (
        <div key={key}>{render(row)}</div>
      ))}
    </div>
  );
}

/** What the row is, which can't be hidden, before all else. */
function headingFirst<Row>(columns: readonly ManagedColumn<Row>[]): readonly ManagedColumn<Row>[] {
  const heading = columns.find(({ always, acts }) => always && !acts);
  return heading ? [heading, ...columns.filter((column) => column !== heading)] : columns;
}
