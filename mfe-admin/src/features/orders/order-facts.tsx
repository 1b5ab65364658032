import { dateFormat, formatPrice, links, type ManagedOrder } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { DefinitionList } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderStatus } from './order-status.tsx';

export function OrderFacts({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const { buyer, company, reference, createdAt, paidAt, paid, refunded, total, discount, coupon, paymentIntentId } =
    order;
  const nothing = <span className="a-mute">–</span>;
  const who =
    buyer.name || buyer.email ? (
      <Link className="a-link" to={links.admin(`users-manager?account=${buyer.id}`)}>
        {buyer.name ?? buyer.email}
      </Link>
    ) : (
      t(buyer.erased ? 'orders.erasedBuyer' : 'orders.noBuyer')
    );
  return (
    <DefinitionList
      items={[
        { term: t('orders.status'), detail: <OrderStatus status={order.status} refunded={refunded} /> },
        { term: t('orders.buyer'), detail: who },
        { term: t('orders.email'), detail: buyer.email ?? nothing },
        ...(company ? [{ term: t('orders.company'), detail: company }] : []),
        ...(reference === null ? [] : [{ term: t('orders.reference'), detail: reference }]),
        { term: t('orders.language'), detail: t(`languages.${order.language}`) },
        { term: t('orders.placed'), detail: time.format(new Date(createdAt)) },
        { term: t('orders.paidAt'), detail: paidAt ? time.format(new Date(paidAt)) : nothing },
        ...(coupon === null ? [] : [{ term: t('orders.coupon'), detail: `${coupon} (${formatPrice(-discount)})` }]),
        { term: t('orders.total'), detail: formatPrice(total) },
        { term: t('orders.paid'), detail: paid === null ? nothing : formatPrice(paid) },
        { term: t('orders.refunded'), detail: refunded ? formatPrice(refunded) : nothing },
        { term: t('orders.payment'), detail: paymentIntentId ?? nothing },
      ]}
    />
  );
}
