import { isApiError, useHead } from '@arcada/platform';
import { Card, KeyIcon, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { NothingYet } from '../../shared/cart-states.tsx';
import { commerceApi } from '../../shared/commerce.api.ts';
import '../../shared/commerce.css';
import { LicenceKey } from '../../shared/licence-key.tsx';
import { ListPages, useListPage } from '../../shared/list-pages.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { MachinesTable } from './machines-table.tsx';

/** The buyer's licences with the machines they are active on; a machine can be released here. */
export function Component() {
  const { t } = useTranslation('store');
  const page = useListPage();
  const licences = commerceApi.useStoreLicencesQuery({ page });
  const { data } = licences;
  const [release, releasing] = commerceApi.useStoreLicenceReleaseMutation();
  useHead({ title: t('licences.title'), noIndex: true });
  return (
    <div className="a-container commerce-page">
      <h1>{t('licences.title')}</h1>
      <p className="a-lead">{t('licences.text')}</p>
      <QueryStates query={licences} />
      {data?.total === 0 && <NothingYet icon={<KeyIcon size={32} />} title={t('licences.none')} />}
      {releasing.error && (
        <Notice tone="danger">
          {(isApiError(releasing.error) && releasing.error.message) || t('common.networkError')}
        </Notice>
      )}
      {data?.items.map((licence) => (
        <Card key={licence.id} padded as="section" className="commerce-part">
          <h2>{licence.productName}</h2>
          <LicenceKey licence={licence} />
          <div className="a-stack">
            <p className="a-small a-mute">
              {t('licences.machines', { used: licence.machines.length, seats: licence.seats })}
            </p>
            {licence.machines.length > 0 && (
              <MachinesTable
                licence={licence}
                busy={releasing.isLoading}
                onRelease={(machineId) => void release({ key: licence.key, machineId })}
              />
            )}
          </div>
        </Card>
      ))}
      {data && <ListPages page={page} total={data.total} />}
    </div>
  );
}
