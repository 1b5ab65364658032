import { type CartItem, formatPrice, links, type Order, totalOf } from '@arcada/contracts';
import { cartApi, useOwnedSeats } from '@arcada/platform';
import { Art, Badge, CartIcon, DownloadIcon, LinkButton } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { downloadOf } from './commerce.api.ts';
import { LicenceKey } from './licence-key.tsx';
import { LineFacts } from './line-facts.tsx';
import { ProductVersions } from './product-versions.tsx';

type Item = Order['items'][number];

interface OrderItemProps {
  order: Order;
  item: Item;
  /** Its download starts by itself, and then calls back. */
  onStart?: (() => void) | undefined;
}

/** A line of an order: what it is, what it cost, and what it gives. */
export function OrderItem({ order, item, onStart }: OrderItemProps) {
  const { t } = useTranslation('store');
  const { type, quantity, unitPrice } = item;
  const id = item.productId ?? item.courseId ?? '';
  const { data } = cartApi.useStoreCartLineDetailsQuery({ type, id });
  // As it is called now, in the page's language: the invoice has the name of the day of the purchase.
  const name = data?.name || item.name;
  // The page of a product that is no longer sold is there for its owners.
  const hasPage = data || (item.licence && !item.licence.revokedAt);
  return (
    <li className="order-item">
      <Art shape="thumb" src={data?.imageUrl} fallback={<CartIcon size={24} />} />
      <div className="order-item-body">
        <p className="commerce-line">
          <strong>{hasPage ? <Link to={pageOf(type, id)}>{name}</Link> : name}</strong>
          <span className="order-price">{formatPrice(totalOf([{ price: unitPrice, quantity }]))}</span>
        </p>
        <LineFacts line={{ type, quantity, price: unitPrice }}>
          {item.discount > 0 && (
            <>
              {' · '}
              <span className="a-whole">{t('orders.lineDiscount', { amount: formatPrice(-item.discount) })}</span>
            </>
          )}
          {item.refunded && (
            <>
              {' '}
              <Badge>{t('status.refunded')}</Badge>
            </>
          )}
        </LineFacts>
        {item.licence ? (
          <LicenceKey licence={item.licence} paused={order.status === 'disputed' && !item.refunded}>
            <Download order={order} item={item} name={name} onStart={onStart} />
          </LicenceKey>
        ) : (
          <>
            <Download order={order} item={item} name={name} onStart={onStart} />
            <CourseLink order={order} item={item} />
          </>
        )}
        {item.downloadable && item.productId && (
          <ProductVersions bought={{ orderId: order.id, productId: item.productId }} />
        )}
      </div>
    </li>
  );
}

const pageOf = (type: CartItem['type'], id: string) => (type === 'product' ? links.product(id) : links.course(id));

export const hadSeatsToGive = ({ type, quantity }: Item): boolean => type === 'course' && quantity > 1;

function CourseLink({ order, item }: { order: Order; item: Item }) {
  const { t } = useTranslation('store');
  const isOpen = order.status === 'fulfilled' && !item.refunded;
  const seats = useOwnedSeats(isOpen && item.team ? item.courseId : undefined);
  // After a refund, its people and their results are still there.
  if (item.courseId && hadSeatsToGive(item) && (item.refunded || order.status === 'refunded') && order.invoiceNumber)
    return (
      <div>
        <LinkButton component={Link} to={links.team(item.courseId)} size="small">
          {t('orders.formerTeam')}
        </LinkButton>
      </div>
    );
  if (!isOpen || !item.courseId) return null;
  // With several seats, in this order or with earlier ones, there are people to invite until all are given away.
  if (item.team) {
    const isGiven = seats?.free === 0;
    return (
      <div className="a-stack">
        <p className="a-small a-mute">{t(isGiven ? 'orders.seatsGivenText' : 'orders.giveSeatsText')}</p>
        <div>
          <LinkButton
            component={Link}
            to={links.team(item.courseId)}
            size="small"
            {...(!isGiven && { variant: 'primary' })}
          >
            {t(isGiven ? 'orders.manageSeats' : 'orders.giveSeats')}
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div>
      <LinkButton component={Link} to={links.learn(item.courseId)} size="small" variant="primary">
        {t('orders.startCourse')}
      </LinkButton>
    </div>
  );
}

function Download({ order, item, name, onStart }: OrderItemProps & { name: string }) {
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
      href={downloadOf({ orderId: order.id, productId: item.productId })}
      size="small"
      icon={<DownloadIcon />}
    >
      {t('orders.download', { name })}
    </LinkButton>
  );
}
