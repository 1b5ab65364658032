import { type CartItem, formatPrice, links, totalOf } from '@arcada/contracts';
import { cartApi, useCart } from '@arcada/platform';
import { Card } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** What is about to be paid. */
export function OrderSummary() {
  const { t } = useTranslation('store');
  const { lines, total } = useCart();
  return (
    <Card padded as="section" className="commerce-summary">
      <h2>{t('checkout.summary')}</h2>
      <ul className="a-list commerce-lines">
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <hr className="a-rule" />
      <p className="commerce-total">
        <span>{t('checkout.total')}</span>
        <span>{formatPrice(total)}</span>
      </p>
      <Link className="a-link a-small" to={links.cart()}>
        {t('checkout.changeCart')}
      </Link>
    </Card>
  );
}

function SummaryLine({ line }: { line: CartItem }) {
  const id = line.productId ?? line.courseId ?? '';
  const { data } = cartApi.useStoreCartLineDetailsQuery({ type: line.type, id });
  return (
    <li className="commerce-line">
      <span>
        {data?.name ?? id}
        {line.quantity > 1 && <span className="a-mute"> × {line.quantity}</span>}
      </span>
      <span>{formatPrice(totalOf([line]))}</span>
    </li>
  );
}
