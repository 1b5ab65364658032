import { links, type PaymentAlert, paymentAlertSorts, paymentAlertStates } from '@arcada/contracts';
import { oneOf, routerLink } from '@arcada/platform';
import { LinkTabs } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { useAlertColumns } from './alert-columns.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { alertsApi } from './alerts.api.ts';

/** Payments that need a person, worked off one by one. */
export function Component() {
  const { t } = useTranslation('admin');
  const [deciding, setDeciding] = useState<PaymentAlert>();
  const columns = useAlertColumns(setDeciding);
  const address = useListAddress(links.admin('payment-alerts'), ['state'], paymentAlertSorts, {
    known: { state: paymentAlertStates },
  });
  const { sort, dir, after, filter, hrefOf } = address;
  const state = oneOf(paymentAlertStates, filter.state ?? null) ?? 'open';
  const request = { state, sort, dir };
  const query = alertsApi.useAdminPaymentAlertsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(alertsApi.endpoints.adminPaymentAlerts.initiate, request);
  return (
    <AdminFrame page="alerts">
      <p className="a-mute">{t('alerts.intro')}</p>
      <LinkTabs
        label={t('alerts.state')}
        items={paymentAlertStates.map((key) => ({
          key,
          label: t(`alerts.states.${key}`),
          href: hrefOf({ state: key === 'open' ? undefined : key }),
        }))}
        current={state}
        renderLink={routerLink}
      />
      <ManagerTable
        name="payment-alerts"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        countText={(count) => t('alerts.count', { count })}
        empty={{ title: t(`alerts.none.${state}`), text: t('alerts.noneText') }}
      />
      {deciding && <AlertDialog alert={deciding} onClose={() => setDeciding(undefined)} />}
    </AdminFrame>
  );
}
