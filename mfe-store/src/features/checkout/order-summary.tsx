import { type CartItem, formatPrice, links, totalOf } from '@arcada/contracts';
import { OwnedCourse, OwnedProduct, useCart, useCartLineDetails, useSession } from '@arcada/platform';
import { Card } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { commerceApi } from '../../shared/commerce.api.ts';
import { LineFacts } from '../../shared/line-facts.tsx';
import { CouponField } from './coupon-field.tsx';
import type { CheckoutCoupon } from './use-coupon.ts';

/** What is about to be paid. Coupons are taken once it is known whose they are. */
export function OrderSummary({ coupon }: { coupon: CheckoutCoupon | undefined }) {
  const { t } = useTranslation('store');
  const { lines, total, status } = useCart();
  const session = useSession();
  const quote = coupon?.quote;
  const { data: payment } = commerceApi.useStorePaymentModeQuery();
  return (
    <Card padded as="section" className="commerce-summary">
      <h2>{t('checkout.summary')}</h2>
      <ul className="a-list commerce-lines">
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} seen={status === 'seen'} />
        ))}
      </ul>
      <hr className="a-rule" />
      <dl className="order-amounts order-amounts--bare">
        <div>
          <dt>{t('orders.subtotal')}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      {coupon && <CouponField {...coupon} />}
      {session.status === 'signed-out' && <p className="a-small a-mute">{t('coupon.later')}</p>}
      <dl className="order-amounts order-amounts--bare">
        <div>
          <dt>{t('checkout.shipping')}</dt>
          <dd>{t('checkout.noShipping')}</dd>
        </div>
        <div>
          <dt>{t('checkout.taxes')}</dt>
          <dd>{t(payment?.taxes === 'included' ? 'checkout.taxesIncluded' : 'checkout.noTaxes')}</dd>
        </div>
        <div className="order-amounts-total">
          <dt>{t('checkout.total')}</dt>
          <dd>{formatPrice(quote?.total ?? total)}</dd>
        </div>
      </dl>
      <p className="a-small a-mute">{t('checkout.currency')}</p>
      <Link className="a-link a-small" to={links.cart()}>
        {t('checkout.changeCart')}
      </Link>
    </Card>
  );
}

function SummaryLine({ line, seen }: { line: CartItem; seen: boolean }) {
  const { name } = useCartLineDetails(line, seen);
  return (
    <li>
      <p className="commerce-line">
        <span>{name}</span>
        <span>{formatPrice(totalOf([line]))}</span>
      </p>
      <LineFacts line={line} />
      {line.courseId && !seen && <OwnedCourse courseId={line.courseId} />}
      {line.productId && !seen && <OwnedProduct productId={line.productId} />}
    </li>
  );
}
