import { links, managedOrderSorts, orderStatuses } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilter } from './order-filter.tsx';
import { ordersApi } from './orders.api.ts';

/** All orders: searched by number or buyer, by state and day. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('orders');
  const columns = useOrderColumns();
  const address = useListAddress(links.admin('orders'), ['q', 'status', 'buyer', 'from', 'to'], managedOrderSorts, {
    known: { status: orderStatuses },
  });
  const { sort, dir, after } = address;
  const { q, buyer, from, to } = address.filter;
  const status = oneOf(orderStatuses, address.filter.status ?? null);
  const request = { q, status, buyer, from, to, sort, dir };
  const query = ordersApi.useAdminOrdersQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const name = query.currentData?.items[0]?.buyer.name;
  const readAll = useReadAll(ordersApi.endpoints.adminOrders.initiate, request);
  return (
    <AdminFrame page="orders">
      <ListSearch label={t('orders.search')} address={address} />
      <OrderFilter value={{ status, from, to }} onChange={address.change} />
      {buyer && (
        <p className="a-row">
          {name ? t('orders.ofBuyer', { name }) : t('orders.ofAccount')}
          <Link className="a-link" to={address.hrefOf({ buyer: undefined })}>
            {t('orders.ofAll')}
          </Link>
        </p>
      )}
      <ManagerTable
        name="orders"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        {...words}
      />
    </AdminFrame>
  );
}
