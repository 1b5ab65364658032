import { dateFormat, formatPrice, heldBy, links, type Order, site } from '@arcada/contracts';
import { type ApiError, useErrorText, useLanguage } from '@arcada/platform';
import { Card, LinkButton, Notice } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AwaitingPayment } from './awaiting-payment.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { hadSeatsToGive, OrderItem } from './order-item.tsx';
import { OrderReturn } from './order-return.tsx';
import { OrderStatus } from './order-status.tsx';

/** Statuses whose name alone doesn't explain them to a buyer. */
const explained: Partial<Record<Order['status'], 'info' | 'warning'>> = {
  expired: 'info',
  cancelled: 'info',
  refunded: 'info',
  paid_late: 'warning',
  mismatch: 'warning',
  disputed: 'warning',
};

interface OrderDetailProps {
  order: Order;
  /** The product whose file starts to download at once, as links of mails ask for. */
  download?: { productId: string; onStart: () => void } | undefined;
}

/** One order with its items, keys, files and documents. */
export function OrderDetail({ order, download }: OrderDetailProps) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const when = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const errorText = useErrorText();
  const [refused, setRefused] = useState<{ orderId: string; error: ApiError }>();
  // The button that pays or cancels the order goes with it.
  const heading = useRef<HTMLHeadingElement>(null);
  const isPartly = order.status !== 'refunded' && order.items.some(({ refunded }) => refunded);
  // Who keeps a seat is on the team's page.
  const hasLostSeats = order.items.some(
    (item) => hadSeatsToGive(item) && (order.status === 'refunded' || item.refunded),
  );
  // The link of an older mail.
  const lost = download && order.items.find((item) => item.refunded && item.productId === download.productId);
  const isOver = order.status === 'expired' || order.status === 'cancelled';
  const offSale = isOver && refused?.orderId === order.id ? refused.error : undefined;
  const gone = isOver ? order.items.filter((item) => item.offSale) : [];
  const handleOffSale = (error: ApiError) => {
    setRefused({ orderId: order.id, error });
    heading.current?.focus();
  };
  return (
    <Card padded as="section" className="commerce-part order-sheet">
      <header className="order-head">
        <div>
          <h2 ref={heading} tabIndex={-1} className="a-whole">
            {t('orders.number', { number: order.number })}
          </h2>
          <p className="a-small a-mute">{t('orders.placed', { date: when.format(new Date(order.createdAt)) })}</p>
          {order.reference && <p className="a-small">{t('orders.reference', { reference: order.reference })}</p>}
        </div>
        <OrderStatus status={order.status} isPartly={order.refunded > 0} />
      </header>
      {order.status === 'pending' && (
        <AwaitingPayment order={order} onCancelled={() => heading.current?.focus()} onOffSale={handleOffSale} />
      )}
      {lost && <Notice tone="warning">{t('orders.noDownload', { name: lost.name })}</Notice>}
      {isPartly && (
        <Notice tone="info">
          <p>{t('orders.explainPart')}</p>
          {hasLostSeats && <p>{t('orders.seatsKept')}</p>}
        </Notice>
      )}
      {order.status in explained && (
        <Notice
          tone={explained[order.status]}
          live={isOver}
          actions={
            isOver &&
            offSale?.problem?.hasRest !== false &&
            (gone.length === 0 || gone.length < order.items.length) && (
              <LinkButton component={Link} to={links.checkout(order.coupon ?? undefined)} size="small">
                {t('orders.again')}
              </LinkButton>
            )
          }
        >
          <p>
            {offSale
              ? errorText(offSale)
              : order.status === 'refunded' || order.status === 'disputed'
                ? t(`orders.${order.status}Order.${order.invoiceNumber ? heldBy(order.items) : 'nothing'}`)
                : t(`orders.explain_${order.status}`)}
          </p>
          {!offSale && gone.length > 0 && (
            <p>
              {t('orders.offSale', {
                names: new Intl.ListFormat(language).format(gone.map(({ name }) => t('orders.quoted', { name }))),
              })}
            </p>
          )}
          {order.status === 'refunded' && order.invoiceNumber && hasLostSeats && <p>{t('orders.seatsKept')}</p>}
          {order.status === 'disputed' && <p>{t('orders.disputedByMistake', { email: site.supportEmail })}</p>}
        </Notice>
      )}
      <ul className="a-list order-items">
        {order.items.map((item) => (
          <OrderItem
            key={item.id}
            order={order}
            item={item}
            onStart={download && download.productId === item.productId ? download.onStart : undefined}
          />
        ))}
      </ul>
      <Amounts order={order} />
      <OrderReturn order={order} />
      <OrderDocuments order={order} />
    </Card>
  );
}

/** What was paid, as on the invoice. */
function Amounts({ order }: { order: Order }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const day = dateFormat(language, { dateStyle: 'long' });
  const refundDays = [...new Set(order.creditNotes.map(({ issuedAt }) => day.format(new Date(issuedAt))))];
  return (
    <dl className="order-amounts">
      {order.discount > 0 && (
        <>
          <div>
            <dt>{t('orders.subtotal')}</dt>
            <dd>{formatPrice(order.total + order.discount)}</dd>
          </div>
          <div>
            <dt>{t('coupon.applied', { code: order.coupon })}</dt>
            <dd>{formatPrice(-order.discount)}</dd>
          </div>
        </>
      )}
      <div className="order-amounts-total">
        <dt>
          {t('checkout.total')}
          {order.paidAt && (
            <span className="a-small a-mute">
              {order.total > 0 ? t('orders.paidOn', { date: day.format(new Date(order.paidAt)) }) : t('orders.free')}
            </span>
          )}
        </dt>
        <dd>{formatPrice(order.total)}</dd>
      </div>
      {typeof order.tax === 'number' && (
        <div>
          <dt className="a-mute">{t('orders.taxIncluded')}</dt>
          <dd>{formatPrice(order.tax)}</dd>
        </div>
      )}
      {order.refunded > 0 && (
        <div>
          <dt>
            {t('orders.refunded')}
            {refundDays.length > 0 && (
              <span className="a-small a-mute">
                {t('orders.refundedOn', { date: new Intl.ListFormat(language).format(refundDays) })}
              </span>
            )}
          </dt>
          <dd>{formatPrice(-order.refunded)}</dd>
        </div>
      )}
    </dl>
  );
}
