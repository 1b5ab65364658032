import { isApiError, useHead, useLanguage } from '@arcada/platform';
import { Button, Card, KeyIcon, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { NothingYet } from '../../commerce/cart-states.tsx';
import { commerceApi } from '../../commerce/commerce.api.ts';
import '../../commerce/commerce.css';
import { LicenceKey } from '../../commerce/licence-key.tsx';
import { ListPages, useListPage } from '../../commerce/list-pages.tsx';
import { QueryStates } from '../../commerce/query-states.tsx';

/** The buyer's licences with the machines that they are active on; a machine can be released here. */
export function Component() {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const page = useListPage();
  const licences = commerceApi.useStoreLicencesQuery({ page });
  const { data } = licences;
  const [release, releasing] = commerceApi.useStoreLicenceReleaseMutation();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
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
          <div>
            <p className="a-small a-mute">
              {t('licences.machines', { used: licence.machines.length, seats: licence.seats })}
            </p>
            {licence.machines.map((machine) => (
              <div key={machine.machineId} className="commerce-machine">
                <span>
                  {machine.name}{' '}
                  <span className="a-small a-mute">
                    {t('licences.since', { when: date.format(new Date(machine.activatedAt)) })}
                  </span>
                </span>
                <Button
                  size="small"
                  loading={releasing.isLoading}
                  onClick={() => void release({ key: licence.key, machineId: machine.machineId })}
                >
                  {t('licences.release')}
                </Button>
              </div>
            ))}
          </div>
        </Card>
      ))}
      {data && <ListPages page={page} total={data.total} />}
    </div>
  );
}
