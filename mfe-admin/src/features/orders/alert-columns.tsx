import { dateFormat, links, type PaymentAlert, type paymentAlertSorts } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { formatAmount } from './amount-format.ts';
import { OrderStatus } from './order-status.tsx';

type AlertColumn = ManagedColumn<PaymentAlert, (typeof paymentAlertSorts)[number]>;

export function useAlertColumns(onDecide: (alert: PaymentAlert) => void): AlertColumn[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const amountOf = ({ amount, currency }: PaymentAlert) => amount !== null && formatAmount(amount, currency, language);
  return [
    {
      key: 'case',
      title: t('alerts.case'),
      always: true,
      render: ({ kind }) => (
        <>
          <strong>{t(`alerts.kinds.${kind}`)}</strong>
          <p className="a-small a-mute">{t(`alerts.todo.${kind}`)}</p>
        </>
      ),
      csv: ({ kind }) => t(`alerts.kinds.${kind}`),
    },
    {
      key: 'order',
      title: t('orders.order'),
      always: true,
      render: ({ order }) => (
        <>
          <Link className="a-link a-whole" to={links.admin(`orders/${order.id}`)}>
            {order.number}
          </Link>
          <p>
            <OrderStatus status={order.status} />
          </p>
        </>
      ),
      csv: ({ order }) => order.number,
    },
    {
      key: 'amount',
      figure: true,
      title: t('alerts.amount'),
      render: amountOf,
      csv: ({ amount, currency }) => (amount === null ? '' : `${amount.toFixed(2)} ${currency ?? ''}`),
    },
    {
      key: 'ref',
      title: t('alerts.ref'),
      extra: true,
      render: ({ ref }) => <code>{ref}</code>,
      csv: ({ ref }) => ref,
    },
    {
      key: 'createdAt',
      title: t('alerts.raised'),
      sort: 'createdAt',
      render: ({ createdAt }) => time.format(new Date(createdAt)),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'done',
      title: t('alerts.decision'),
      always: true,
      acts: true,
      render: (alert) => (
        <>
          {alert.done && (
            <p className="a-small a-mute">
              {time.format(new Date(alert.done.at))}
              {alert.done.by && ` · ${alert.done.by}`}
            </p>
          )}
          {alert.note && <p>{alert.note}</p>}
          <Button
            size="small"
            aria-label={t(alert.done ? 'alerts.reopenOf' : 'alerts.finishOf', { number: alert.order.number })}
            onClick={() => onDecide(alert)}
          >
            {t(alert.done ? 'alerts.reopen' : 'alerts.finish')}
          </Button>
        </>
      ),
      csv: ({ done, note }) => [done?.at, done?.by, note].filter(Boolean).join(' · '),
    },
  ];
}
