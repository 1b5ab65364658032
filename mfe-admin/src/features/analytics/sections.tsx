import type { SalesDays } from '@arcada/contracts';
import { figuresApi } from '../../shared/figures.api.ts';
import { type Figure, newUsers, revenue } from '../../shared/figures.ts';
import { type Span, spanBefore } from '../../shared/span.ts';
import { FigureSection } from './figure-section.tsx';

/** One call reads a span and the one before. */
const asked = (span: Span) => ({ from: spanBefore(span).from, to: span.to });
const fresh = { refetchOnMountOrArgChange: true } as const;

const sales: readonly Figure<SalesDays['days'][number]>[] = [
  revenue,
  { key: 'orders', kind: 'count', of: ({ orders }) => orders },
  { key: 'refunded', kind: 'money', of: ({ refunded }) => refunded },
  { key: 'refunds', kind: 'count', of: ({ refunds }) => refunds },
];

/** What was sold, and what of it was returned. */
export function Sales({ span }: { span: Span }) {
  const query = figuresApi.useAdminSalesDaysQuery(asked(span), fresh);
  return <FigureSection part="sales" span={span} figures={sales} query={query} />;
}

const users = [newUsers];

export function Users({ span }: { span: Span }) {
  const query = figuresApi.useAdminNewUserDaysQuery(asked(span), fresh);
  return <FigureSection part="users" span={span} figures={users} query={query} />;
}
