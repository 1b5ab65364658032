import { links } from '@arcada/contracts';
import { isApiError, useHead, useLanguage } from '@arcada/platform';
import { EmptyState, isPastEnd, LinkButton, ReceiptIcon } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { BoughtBefore, NothingYet } from '../../shared/cart-states.tsx';
import { commerceApi } from '../../shared/commerce.api.ts';
import '../../shared/commerce.css';
import { ListPages, PastEnd, useListPage } from '../../shared/list-pages.tsx';
import { OrderDetail } from '../../shared/order-detail.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { OrdersTable } from './orders-table.tsx';

/** All orders beside the selected one, which is in the address. */
export function Component() {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const page = useListPage();
  const orders = commerceApi.useStoreOrdersQuery({ page });
  const { data } = orders;
  const chosen = search.get('order') ?? data?.items[0]?.id ?? '';
  const order = commerceApi.useStoreOrderQuery(chosen, { skip: !chosen });
  const missing = isApiError(order.error) && (order.error.status === 404 || order.error.status === 400);
  const pane = useRef<HTMLDivElement>(null);
  const shown = order.currentData?.id === search.get('order') ? chosen : '';
  useEffect(() => {
    // On a phone the order opens below a list that may be long.
    if (shown && pane.current && pane.current.getBoundingClientRect().top > innerHeight / 2) {
      pane.current.scrollIntoView();
    }
  }, [shown]);
  const productId = search.get('download');
  // Out of the address once it has started, so that a reload doesn't download it again.
  const onStart = useCallback(() => {
    setSearch(
      (before) => {
        before.delete('download');
        return before;
      },
      { replace: true },
    );
  }, [setSearch]);
  const download = useMemo(() => (productId ? { productId, onStart } : undefined), [productId, onStart]);
  const nowhere = <EmptyState title={t('success.missing')} />;
  const open = (id: string) => links.orderHistory(id) + (page > 1 ? `&page=${page}` : '');
  useHead({ title: t('orders.title'), noIndex: true });
  return (
    <div className="a-container commerce-page">
      <div className="a-row a-row--between">
        <h1>{t('orders.title')}</h1>
        <LinkButton component={Link} to={links.licences()}>
          {t('licences.title')}
        </LinkButton>
      </div>
      <QueryStates query={orders} />
      {data?.total === 0 &&
        (missing ? (
          nowhere
        ) : (
          <NothingYet icon={<ReceiptIcon size={32} />} title={t('orders.none')} text={<BoughtBefore />} />
        ))}
      {data && data.total > 0 && (
        <div className="commerce-columns commerce-columns--orders">
          <nav aria-label={t('orders.title')} className={order.currentData ? 'a-stack a-screen-only' : 'a-stack'}>
            {isPastEnd(data) ? (
              <PastEnd page={page} />
            ) : (
              <AntdTheme language={language}>
                <OrdersTable orders={data.items} chosen={chosen} hrefOf={open} />
              </AntdTheme>
            )}
            <ListPages page={page} total={data.total} />
          </nav>
          <div ref={pane}>
            {order.currentData && <OrderDetail order={order.currentData} download={download} />}
            {missing && nowhere}
            {chosen && !missing && <QueryStates query={{ ...order, data: order.currentData }} />}
          </div>
        </div>
      )}
    </div>
  );
}
