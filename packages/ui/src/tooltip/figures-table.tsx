import type { ReactNode } from 'react';

interface FiguresTableProps {
  name: string;
  heads: readonly string[];
  /** The first cell of each names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of figures, which scrolls by itself on narrow pages. */
export function FiguresTable({ name, heads, rows }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="a-table-scroll" aria-label={name} tabIndex={0}>
      <table className="a-table a-figures-table">
        <caption className="a-visually-hidden">{name}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((value, index) => (
                <td key={heads[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
