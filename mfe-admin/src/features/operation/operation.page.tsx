import { deliverySorts, deliveryStates, links, type ManagedDelivery, mailKindsOf } from '@arcada/contracts';
import { oneOf, routerLink, useErrorText, useLanguage } from '@arcada/platform';
import { Button, LinkTabs, notify } from '@arcada/ui';
import { AntdTheme, Field, SelectInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { useDeliveryColumns } from './delivery-columns.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { operationApi } from './operation.api.ts';

/** Services that deliver something. */
const services = ['identity', 'store', 'learning', 'blog', 'tools'] as const;

/** Mails, events and tasks of each service: what was given up is tried again or dropped, what waits or was sent is seen. */
export function Component() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [ticked, setTicked] = useState<string[]>([]);
  const [dropped, setDropped] = useState<ManagedDelivery>();
  const address = useListAddress(links.admin('operation'), ['service', 'state', 'mail', 'q'], deliverySorts, {
    known: { service: services, state: deliveryStates },
  });
  const { sort, dir, after, filter, hrefOf } = address;
  const service = oneOf(services, filter.service ?? null) ?? 'identity';
  const state = oneOf(deliveryStates, filter.state ?? null) ?? 'dead';
  const kinds = mailKindsOf(service);
  const mail = oneOf(kinds, filter.mail ?? null);
  const request = { service, state, mail, q: filter.q, sort, dir };
  const query = operationApi.useAdminDeliveriesQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(operationApi.endpoints.adminDeliveries.initiate, request);
  const [retry, { isLoading }] = operationApi.useAdminDeliveryRetryMutation();
  const columns = useDeliveryColumns(state, setDropped);
  const shown = new Set(query.currentData?.items.map(({ id }) => id));
  // Rows that were ticked on another page or service are no longer seen, and so not meant.
  const ids = ticked.filter((id) => shown.has(id));
  const handleRetry = async () => {
    const result = await retry({ service, ids });
    if (result.error)
      notify({ title: t('operation.retryFailed'), description: errorText(result.error), tone: 'danger' });
    else notify({ title: t('operation.retried', { count: result.data.retried }), tone: 'success' });
    setTicked([]);
  };
  return (
    <AdminFrame page="operation">
      <p className="a-mute">{t('operation.intro')}</p>
      <LinkTabs
        label={t('operation.service')}
        items={services.map((key) => ({
          key,
          label: t(`services.${key}`),
          href: hrefOf({ service: key, mail: undefined }),
        }))}
        current={service}
        renderLink={routerLink}
      />
      <LinkTabs
        label={t('operation.state')}
        items={deliveryStates.map((key) => ({
          key,
          label: t(`operation.states.${key}`),
          href: hrefOf({ state: key === 'dead' ? undefined : key }),
        }))}
        current={state}
        renderLink={routerLink}
      />
      {kinds.length > 0 && (
        <AntdTheme language={language}>
          <div className="admin-filter">
            <ListSearch label={t('operation.search')} address={address} />
            <Field label={t('operation.mail')}>
              <SelectInput
                value={mail ?? ''}
                onChange={(next) => address.change({ mail: next || undefined })}
                options={[
                  { value: '', label: t('operation.allMails') },
                  ...kinds.map((kind) => ({ value: kind, label: t(`operation.mails.${kind}`) })),
                ]}
              />
            </Field>
          </div>
        </AntdTheme>
      )}
      {state === 'sent' && <p className="a-mute">{t('operation.sentText')}</p>}
      <ManagerTable
        name="operation"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        countText={(count) => t('operation.count', { count })}
        empty={{
          title: t(`operation.none.${state}`),
          text: t(mail || filter.q ? 'operation.noneFound' : `operation.noneText.${state}`),
        }}
        {...(state === 'dead' && {
          selection: { ids, onChange: setTicked, nameOf: ({ name }: ManagedDelivery) => name },
          actions: (
            <Button size="small" disabled={ids.length === 0} loading={isLoading} onClick={() => void handleRetry()}>
              {t('operation.retry', { count: ids.length })}
            </Button>
          ),
        })}
      />
      {dropped && <DropDialog service={service} delivery={dropped} onClose={() => setDropped(undefined)} />}
    </AdminFrame>
  );
}
