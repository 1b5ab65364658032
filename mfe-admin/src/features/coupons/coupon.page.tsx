import { type CouponUse, couponUseSorts, dateFormat, formatPrice, links } from '@arcada/contracts';
import { routerLink, useLanguage } from '@arcada/platform';
import { Breadcrumbs, DefinitionList } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { type ManagedColumn, ManagerTable } from '../../shared/manager-table.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { CouponBadge } from './coupon-badge.tsx';
import { couponsApi } from './coupons.api.ts';
import { useCouponTexts } from './use-coupon-texts.ts';

/** One coupon's terms, and the orders that used it. */
export function Component() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { language } = useLanguage();
  const texts = useCouponTexts();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const coupon = couponsApi.useAdminCouponQuery(id, { refetchOnMountOrArgChange: true });
  const address = useListAddress(links.admin(`coupons/${id}`), [], couponUseSorts);
  const { sort, dir, after } = address;
  const request = { id, sort, dir };
  const uses = couponsApi.useAdminCouponUsesQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(couponsApi.endpoints.adminCouponUses.initiate, request);
  const columns: ManagedColumn<CouponUse, 'at'>[] = [
    {
      key: 'order',
      title: t('coupons.order'),
      always: true,
      render: ({ orderId, orderNumber }) => (
        <Link className="a-link a-whole" to={links.admin(`orders/${orderId}`)}>
          {orderNumber}
        </Link>
      ),
      csv: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'at',
      title: t('coupons.at'),
      sort: 'at',
      render: ({ at }) => time.format(new Date(at)),
      csv: ({ at }) => at,
    },
    {
      key: 'state',
      title: t('coupons.state'),
      render: ({ state }) => t(`coupons.states.${state}`),
      csv: ({ state }) => t(`coupons.states.${state}`),
    },
    {
      key: 'orderStatus',
      title: t('orders.status'),
      render: ({ orderStatus }) => t(`orders.states.${orderStatus}`),
      csv: ({ orderStatus }) => t(`orders.states.${orderStatus}`),
    },
    {
      key: 'discount',
      figure: true,
      title: t('coupons.discount'),
      render: ({ discount }) => formatPrice(discount),
      csv: ({ discount }) => discount,
    },
    {
      key: 'total',
      figure: true,
      title: t('orders.total'),
      render: ({ total }) => formatPrice(total),
      csv: ({ total }) => total,
    },
  ];
  const shown = coupon.currentData;
  return (
    <AdminFrame page="coupons" title={shown && t('coupons.couponOf', { code: shown.code })}>
      <Breadcrumbs
        label={t('coupons.path')}
        items={[{ label: t('pages.coupons'), href: links.admin('coupons') }, { label: shown?.code ?? id }]}
        renderLink={routerLink}
      />
      <QueryStates
        query={coupon}
        missing={{ title: t('coupons.notFound'), back: t('coupons.back'), href: links.admin('coupons') }}
      />
      {shown && (
        <>
          <DefinitionList
            items={[
              { term: t('coupons.status'), detail: <CouponBadge coupon={shown} /> },
              { term: t('coupons.discount'), detail: texts.value(shown) },
              { term: t('coupons.fields.appliesTo'), detail: texts.scope(shown) },
              { term: t('coupons.dates'), detail: texts.dates(shown) },
              { term: t('coupons.uses'), detail: texts.uses(shown) },
              { term: t('coupons.fields.mostPerAccount'), detail: texts.perAccount(shown) },
            ]}
          />
          <h2>{t('coupons.orders')}</h2>
          <ManagerTable
            name="coupon-uses"
            usual={{ sort: 'at', dir: 'desc' }}
            columns={columns}
            address={address}
            query={uses}
            rowKey={({ orderId }) => orderId}
            readAll={readAll}
            countText={(count) => t('coupons.usesCount', { count })}
            empty={{ title: t('coupons.unused'), text: t('coupons.unusedText') }}
          />
        </>
      )}
    </AdminFrame>
  );
}
