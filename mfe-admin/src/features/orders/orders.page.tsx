import { links, managedOrderSorts, orderStatuses } from '@arcada/contracts';
import { oneOf, type PlatformDispatch } from '@arcada/platform';
import { SearchForm } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilter } from './order-filter.tsx';
import { ordersApi } from './orders.api.ts';

/** All orders: searched by number or buyer, by state and day. */
export function Component() {
  const { t } = useTranslation('admin');
  const dispatch = useDispatch<PlatformDispatch>();
  const columns = useOrderColumns();
  const address = useListAddress(links.admin('orders'), ['q', 'status', 'from', 'to'], managedOrderSorts);
  const { sort, dir, after } = address;
  const { q, from, to } = address.filter;
  const status = oneOf(orderStatuses, address.filter.status ?? null);
  const request = { q, status, from, to, sort, dir };
  const query = ordersApi.useAdminOrdersQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  return (
    <AdminFrame page="orders">
      <SearchForm
        label={t('orders.search')}
        value={q ?? ''}
        list={address.hrefOf({})}
        onSearch={(words) => address.change({ q: words })}
      />
      <OrderFilter value={{ status, from, to }} onChange={address.change} />
      <ManagerTable
        name="orders"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={(cursor) =>
          dispatch(
            ordersApi.endpoints.adminOrders.initiate(
              { ...request, after: cursor, limit: 100 },
              { subscribe: false, forceRefetch: true },
            ),
          ).unwrap()
        }
        countText={(count) => t('orders.count', { count })}
        empty={{ title: t('orders.none'), text: t('orders.noneText') }}
      />
    </AdminFrame>
  );
}
