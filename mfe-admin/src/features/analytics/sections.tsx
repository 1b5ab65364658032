import type { ConversionDays, SalesDays, SubscriberDays } from '@arcada/contracts';
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

const conversion: readonly Figure<ConversionDays['days'][number]>[] = [
  { key: 'conversion', kind: 'percent', of: ({ orders }) => orders, per: ({ views }) => views },
  { key: 'views', kind: 'count', of: ({ views }) => views },
  { key: 'added', kind: 'count', of: ({ added }) => added },
  { key: 'checkouts', kind: 'count', of: ({ checkouts }) => checkouts },
];

/** The way from a page to an order. */
export function Conversion({ span }: { span: Span }) {
  const query = figuresApi.useAdminConversionDaysQuery(asked(span), fresh);
  return <FigureSection part="conversion" span={span} figures={conversion} query={query} />;
}

const newsletter: readonly Figure<SubscriberDays['days'][number]>[] = [
  { key: 'subscribed', kind: 'count', of: ({ confirmed }) => confirmed },
  { key: 'unsubscribed', kind: 'count', of: ({ ended }) => ended },
];

export function Newsletter({ span }: { span: Span }) {
  const query = figuresApi.useAdminSubscriberDaysQuery(asked(span), fresh);
  return <FigureSection part="newsletter" span={span} figures={newsletter} query={query} />;
}
