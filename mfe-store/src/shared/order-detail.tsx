import { dateFormat, formatPrice, links, type Order, totalOf } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Card, DownloadIcon, LinkButton, Notice, ReceiptIcon } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LicenceKey } from './licence-key.tsx';
import { OrderStatus } from './order-status.tsx';

/** Statuses whose name alone doesn't explain them to a buyer. */
const explained: Partial<Record<Order['status'], 'info' | 'warning'>> = {
  expired: 'info',
  refunded: 'info',
  paid_late: 'warning',
  mismatch: 'warning',
  disputed: 'warning',
};

function CourseLink({ order, item }: { order: Order; item: Order['items'][number] }) {
  const { t } = useTranslation('store');
  if (order.status !== 'fulfilled' || item.refunded || !item.courseId) return null;
  // Of several seats none is the buyer's until chosen, so there is no course to start yet.
  if (item.quantity > 1)
    return (
      <div className="a-stack">
        <p className="a-small a-mute">{t('orders.giveSeatsText')}</p>
        <div>
          <LinkButton component={Link} to={links.team(item.courseId)} size="small" variant="primary">
            {t('orders.giveSeats')}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <div>
      <LinkButton component={Link} to={links.learn(item.courseId)} size="small" variant="primary">
        {t('orders.startCourse')}
      </LinkButton>
    </div>
  );
}

interface DownloadProps {
  order: Order;
  item: Order['items'][number];
  /** Starts by itself, and then calls back. */
  onStart?: (() => void) | undefined;
}

function Download({ order, item, onStart }: DownloadProps) {
  const { t } = useTranslation('store');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!onStart || !link.current) return;
    link.current.click();
    onStart();
  }, [onStart]);
  if (!item.downloadable || !item.productId) return null;
  return (
    <LinkButton
      ref={link}
      href={`/api/orders/${order.id}/downloads/${item.productId}`}
      download
      size="small"
      icon={<DownloadIcon />}
    >
      {t('orders.download', { name: item.name })}
    </LinkButton>
  );
}

interface OrderDetailProps {
  order: Order;
  /** The product whose file starts to download at once, as links of mails ask for. */
  download?: { productId: string; onStart: () => void } | undefined;
}

/** One order with its items, keys, files and invoice. */
export function OrderDetail({ order, download }: OrderDetailProps) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const when = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const isPartly = order.status !== 'refunded' && order.items.some(({ refunded }) => refunded);
  return (
    <Card padded as="section" className="commerce-part">
      <div className="a-row a-row--between">
        <h2>{t('orders.number', { number: order.number })}</h2>
        <OrderStatus status={order.status} />
      </div>
      <p className="a-mute">{when.format(new Date(order.createdAt))}</p>
      {isPartly && <Notice tone="info">{t('orders.explainPart')}</Notice>}
      {order.status in explained && (
        <Notice tone={explained[order.status]}>{t(`orders.explain_${order.status}`)}</Notice>
      )}
      <div>
        {order.items.map((item) => {
          const onStart = download && download.productId === item.productId ? download.onStart : undefined;
          return (
            <div key={item.id} className="commerce-item">
              <p className="commerce-line">
                <span>
                  <strong>{item.name}</strong>
                  <span className="a-mute">
                    {' '}
                    {formatPrice(item.unitPrice)} × {item.quantity}
                  </span>
                  {isPartly && item.refunded && (
                    <>
                      {' '}
                      <Badge>{t('status.refunded')}</Badge>
                    </>
                  )}
                </span>
                <span>{formatPrice(totalOf([{ price: item.unitPrice, quantity: item.quantity }]))}</span>
              </p>
              {item.licence ? (
                <LicenceKey licence={item.licence}>
                  <Download order={order} item={item} onStart={onStart} />
                </LicenceKey>
              ) : (
                <>
                  <Download order={order} item={item} onStart={onStart} />
                  <CourseLink order={order} item={item} />
                </>
              )}
            </div>
          );
        })}
      </div>
      {order.discount > 0 && (
        <p className="commerce-line">
          <span>{t('coupon.applied', { code: order.coupon })}</span>
          <span>{formatPrice(-order.discount)}</span>
        </p>
      )}
      <p className="commerce-total">
        <span>{t('checkout.total')}</span>
        <span>{formatPrice(order.total)}</span>
      </p>
      {order.refunded > 0 && (
        <p className="commerce-total">
          <span>{t('orders.refunded')}</span>
          <span>{formatPrice(order.refunded)}</span>
        </p>
      )}
      {order.invoiceNumber && (
        <div className="a-row">
          <LinkButton href={`/api/orders/${order.id}/invoice`} download icon={<ReceiptIcon />}>
            {t('orders.invoice', { number: order.invoiceNumber })}
          </LinkButton>
          {order.creditNotes.map(({ number }) => (
            <LinkButton
              key={number}
              href={`/api/orders/${order.id}/credit-notes/${number}`}
              download
              icon={<ReceiptIcon />}
            >
              {t('orders.creditNote', { number })}
            </LinkButton>
          ))}
        </div>
      )}
    </Card>
  );
}
