import { type Coupon, couponSorts, couponStatuses, links } from '@arcada/contracts';
import { oneOf, useErrorText, useLanguage } from '@arcada/platform';
import { Button, notify, PlusIcon } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { useCouponColumns } from './coupon-columns.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { couponsApi } from './coupons.api.ts';

/** Codes that make carts cheaper: made, changed, disabled. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('coupons');
  const { language } = useLanguage();
  const errorText = useErrorText();
  /** `new`, or the coupon that is edited. */
  const [edited, setEdited] = useState<'new' | Coupon>();
  const [change, { isLoading }] = couponsApi.useAdminCouponChangeMutation();
  const handleDisable = async ({ id, version, code, ...coupon }: Coupon) => {
    const { kind, value, appliesTo, items, startsAt, endsAt, mostUses, mostPerAccount } = coupon;
    const terms = { kind, value, appliesTo, items, startsAt, endsAt, mostUses, mostPerAccount };
    const { error } = await change({ id, change: { ...terms, disabled: !coupon.disabled }, version });
    if (error) notify({ title: t('coupons.failed', { code }), description: errorText(error), tone: 'danger' });
    else notify({ title: t(coupon.disabled ? 'coupons.enabled' : 'coupons.disabled', { code }), tone: 'success' });
  };
  const columns = useCouponColumns({
    busy: isLoading,
    onEdit: setEdited,
    onDisable: (coupon) => void handleDisable(coupon),
  });
  const address = useListAddress(links.admin('coupons'), ['q', 'status'], couponSorts, {
    known: { status: couponStatuses },
  });
  const { sort, dir, after, filter } = address;
  const status = oneOf(couponStatuses, filter.status ?? null);
  const request = { q: filter.q, status, sort, dir };
  const query = couponsApi.useAdminCouponsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(couponsApi.endpoints.adminCoupons.initiate, request);
  return (
    <AdminFrame page="coupons">
      <p className="a-mute">{t('coupons.intro')}</p>
      <ListSearch label={t('coupons.search')} address={address} />
      <StatusTabs
        label={t('coupons.status')}
        allLabel={t('coupons.all')}
        statuses={couponStatuses}
        labelOf={(each) => t(`coupons.statuses.${each}`)}
        current={status}
        address={address}
      />
      <ManagerTable
        name="coupons"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        {...words}
        actions={
          <Button variant="primary" size="small" icon={<PlusIcon size={18} />} onClick={() => setEdited('new')}>
            {t('coupons.new')}
          </Button>
        }
      />
      {edited && (
        <AntdTheme language={language}>
          <CouponDialog coupon={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        </AntdTheme>
      )}
    </AdminFrame>
  );
}
