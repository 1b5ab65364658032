import type { ManagedColumn } from './manager-table.tsx';
import './stacked-row.css';

/** A row of a list on a phone: its columns below one another, by their names, and its buttons last. */
export function StackedRow<Row>({ columns, row }: { columns: readonly ManagedColumn<Row>[]; row: Row }) {
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
export function headingFirst<Row>(columns: readonly ManagedColumn<Row>[]): readonly ManagedColumn<Row>[] {
  const heading = columns.find(({ always, acts }) => always && !acts);
  return heading ? [heading, ...columns.filter((column) => column !== heading)] : columns;
}
