import { links, type StripeProduct, stripeProductSorts, stripeStatuses } from '@arcada/contracts';
import { oneOf, useErrorText } from '@arcada/platform';
import { Button, notify, RefreshIcon } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { LastSync } from './last-sync.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { type StripeAction, useStripeColumns } from './stripe-columns.tsx';
import { stripeApi } from './stripe-products.api.ts';
import { SyncDialog } from './sync-dialog.tsx';
import './stripe.css';

/** All products beside what is known of them at Stripe. */
export function Component() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [asked, setAsked] = useState<{ action: StripeAction; product: StripeProduct }>();
  const [syncId, setSyncId] = useState<string>();
  const [plan, { isLoading }] = stripeApi.useAdminStripePlanMutation();
  const columns = useStripeColumns((action, product) => setAsked({ action, product }));
  const address = useListAddress(links.admin('stripe-products'), ['q', 'status'], stripeProductSorts, {
    known: { status: stripeStatuses },
  });
  const { sort, dir, after, filter } = address;
  const status = oneOf(stripeStatuses, filter.status ?? null);
  const request = { q: filter.q, status, sort, dir };
  const query = stripeApi.useAdminStripeProductsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(stripeApi.endpoints.adminStripeProducts.initiate, request);
  const handlePlan = async () => {
    const { data, error } = await plan();
    if (data) setSyncId(data.id);
    else notify({ title: t('stripe.planFailed'), description: errorText(error), tone: 'danger' });
  };
  return (
    <AdminFrame page="stripe">
      <p className="a-mute">{t('stripe.intro')}</p>
      <LastSync onOpen={setSyncId} />
      <div className="admin-filter">
        <ListSearch label={t('products.search')} address={address} />
        <div>
          <Button
            variant="primary"
            icon={<RefreshIcon size={18} />}
            loading={isLoading}
            onClick={() => void handlePlan()}
          >
            {t('stripe.syncAll')}
          </Button>
        </div>
      </div>
      <StatusTabs
        label={t('stripe.status')}
        allLabel={t('products.all')}
        statuses={stripeStatuses}
        labelOf={(each) => t(`stripe.statuses.${each}`)}
        current={status}
        address={address}
      />
      <ManagerTable
        name="stripe-products"
        usual={{ sort: 'name', dir: 'asc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        countText={(count) => t('products.count', { count })}
        empty={{
          title: t('stripe.nothing'),
          text: t('products.noneText'),
          yet: { title: t('stripe.nothing'), text: t('stripe.nothingYet') },
        }}
        errorTitle={t('stripe.loadFailed')}
        errorText={t('stripe.loadFailedText')}
      />
      {asked && <ProductDialog {...asked} onClose={() => setAsked(undefined)} />}
      {syncId && <SyncDialog key={syncId} syncId={syncId} onClose={() => setSyncId(undefined)} />}
    </AdminFrame>
  );
}
