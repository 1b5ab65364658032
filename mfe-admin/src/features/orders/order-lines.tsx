import { formatPrice, type ManagedOrder } from '@arcada/contracts';
import { Badge, Button, KeptFocus } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { figureColumn } from '../../shared/figure-column.ts';
import { useNarrow } from '../../shared/use-narrow.ts';
import { isLineRefundable, priceOf } from './refundable.ts';

type Line = ManagedOrder['items'][number];

/** What was bought, what it gave (on a phone below the item), and the refund of one line. */
export function OrderLines({ order, onRefund }: { order: ManagedOrder; onRefund: (lineId: string) => void }) {
  const { t } = useTranslation('admin');
  const isNarrow = useNarrow();
  const columns: ColumnsType<Line> = [
    {
      title: t('orders.item'),
      key: 'name',
      render: (_, line) => (
        <>
          {line.name}
          <p className="a-small a-mute">{t(`orders.types.${line.type}`)}</p>
          {isNarrow && <Given order={order} line={line} />}
        </>
      ),
    },
    {
      title: t('orders.price'),
      key: 'price',
      ...figureColumn,
      render: (_, line) => (
        <>
          {formatPrice(priceOf(line))}
          <p className="a-small a-mute">
            {formatPrice(line.unitPrice)} × {line.quantity}
            {line.discount > 0 && <> − {formatPrice(line.discount)}</>}
          </p>
        </>
      ),
    },
  ];
  if (!isNarrow)
    columns.push({ title: t('orders.gave'), key: 'gave', render: (_, line) => <Given order={order} line={line} /> });
  // Held in view on phones: empty, it would only cover what is beside it.
  if (order.items.some((line) => line.refunded || isLineRefundable(order, line)))
    columns.push({
      title: t('orders.refund'),
      key: 'refund',
      className: 'admin-acts',
      render: (_, line) => {
        const free = priceOf(line) === 0;
        const label = t(free ? 'orders.revokeOf' : 'orders.refundOf', { name: line.name });
        return (
          <KeptFocus>
            {line.refunded && <Badge>{t(free ? 'orders.revoked' : 'orders.states.refunded')}</Badge>}
            {isLineRefundable(order, line) && (
              <Button size="small" aria-label={label} onClick={() => onRefund(line.id)}>
                {t(free ? 'orders.revokeLine' : 'orders.refundLine')}
              </Button>
            )}
          </KeptFocus>
        );
      },
    });
  return (
    <section className="a-stack">
      <h2>{t('orders.lines')}</h2>
      <DataTable columns={columns} dataSource={order.items} rowKey="id" />
    </section>
  );
}

function Given({ order, line: { type, right, refunded } }: { order: ManagedOrder; line: Line }) {
  const { t } = useTranslation('admin');
  if (!right) return <span className="a-mute">{t('orders.nothing')}</span>;
  return (
    <>
      {t(`orders.seats.${type}`, { count: right.seats })}
      {type === 'product' && <p className="a-small a-mute">{t('orders.machines', { count: right.machines })}</p>}
      {right.revokedAt && (
        <p className="a-small a-mute">
          {t(order.status === 'disputed' && !refunded ? 'orders.suspended' : 'orders.revoked')}
        </p>
      )}
    </>
  );
}
