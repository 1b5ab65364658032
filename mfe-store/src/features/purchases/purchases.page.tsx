import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { LinkButton, ReceiptIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NothingYet } from '../../shared/cart-states.tsx';
import { commerceApi } from '../../shared/commerce.api.ts';
import '../../shared/commerce.css';
import { QueryStates } from '../../shared/query-states.tsx';
import { LicenceTable } from './licence-table.tsx';
import { OrderTable } from './order-table.tsx';
import { PurchaseTotals } from './purchase-totals.tsx';
import './purchases.css';

/** Newest orders that the section shows; the order history has all. */
const shownOrders = 10;
const mostLicences = 100;

/** The dashboard's section on what the user has bought: orders, licences and their seats. */
export function Component() {
  const { t } = useTranslation('store');
  const orders = commerceApi.useStoreOrdersQuery({ page: 1, pageSize: shownOrders }, { refetchOnMountOrArgChange: 5 });
  const licences = commerceApi.useStoreLicencesQuery(
    { page: 1, pageSize: mostLicences },
    { refetchOnMountOrArgChange: 5 },
  );
  useHead({ title: t('purchases.title'), noIndex: true });
  return (
    <div className="a-container commerce-page">
      <h1>{t('purchases.title')}</h1>
      <PurchaseTotals orders={orders.data?.total} licences={licences.data} />
      <section className="a-stack">
        <div className="a-row a-row--between">
          <h2>{t('orders.title')}</h2>
          <LinkButton component={Link} to={links.orderHistory()} size="small">
            {t('purchases.allOrders')}
          </LinkButton>
        </div>
        <QueryStates query={orders} />
        {orders.data?.total === 0 && <NothingYet icon={<ReceiptIcon size={32} />} title={t('orders.none')} />}
        {orders.data && orders.data.total > 0 && <OrderTable orders={orders.data.items} withFile />}
      </section>
      <section className="a-stack">
        <div className="a-row a-row--between">
          <h2>{t('licences.title')}</h2>
          <LinkButton component={Link} to={links.licences()} size="small">
            {t('purchases.allLicences')}
          </LinkButton>
        </div>
        <QueryStates query={licences} />
        {licences.data?.total === 0 && <p className="a-mute">{t('licences.none')}</p>}
        {licences.data && licences.data.total > 0 && <LicenceTable licences={licences.data.items} />}
      </section>
    </div>
  );
}
