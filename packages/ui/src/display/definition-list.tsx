import type { ReactNode } from 'react';

export interface Definition {
  term: string;
  detail: ReactNode;
}

/** Terms and details in two columns with hairlines. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="a-facts">
      {items.map((item) => (
        <div key={item.term} className="a-fact">
          <dt className="a-fact-term">{item.term}</dt>
          <dd className="a-fact-detail">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
