import { links, type ManagedOrder } from '@arcada/contracts';
import { routerLink, useLanguage } from '@arcada/platform';
import { Breadcrumbs, Notice } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { ordersApi } from './orders.api.ts';
import { PaymentAttempts } from './payment-attempts.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** States that wait for an admin's decision, with what can be done about them. */
const waiting: ReadonlySet<ManagedOrder['status']> = new Set(['paid_late', 'mismatch', 'disputed']);

/** One order: what was bought and given, its payments, refunds, mails and history. */
export function Component() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { language } = useLanguage();
  /** How many refunds there were when one wasn't confirmed: the order is read again until there is another. */
  const [unconfirmed, setUnconfirmed] = useState<number>();
  const query = ordersApi.useAdminOrderQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: unconfirmed === undefined ? 0 : 3000,
  });
  /** The line to be refunded, or the whole order. */
  const [refunding, setRefunding] = useState<{ lineId?: string }>();
  const order = query.currentData;
  if (unconfirmed !== undefined && order && order.refunds.length !== unconfirmed) setUnconfirmed(undefined);
  return (
    <AdminFrame page="orders" title={order ? t('orders.orderOf', { number: order.number }) : undefined}>
      <Breadcrumbs
        label={t('orders.path')}
        items={[{ label: t('pages.orders'), href: links.admin('orders') }, { label: order?.number ?? id }]}
        renderLink={routerLink}
      />
      <QueryStates
        query={query}
        missing={{ title: t('orders.notFound'), back: t('orders.back'), href: links.admin('orders') }}
      />
      {order && (
        <AntdTheme language={language}>
          {waiting.has(order.status) && <Notice tone="warning">{t(`orders.waiting.${order.status}`)}</Notice>}
          <OrderFacts order={order} />
          <OrderActions order={order} onRefund={() => setRefunding({})} />
          <OrderLines order={order} onRefund={(lineId) => setRefunding({ lineId })} />
          <OrderRefunds order={order} />
          <OrderHistory order={order} />
          <PaymentAttempts order={order} />
          <OrderMails order={order} />
          {refunding && (
            <RefundDialog
              order={order}
              lineId={refunding.lineId}
              onUnconfirmed={() => setUnconfirmed(order.refunds.length)}
              onClose={() => setRefunding(undefined)}
            />
          )}
        </AntdTheme>
      )}
    </AdminFrame>
  );
}
