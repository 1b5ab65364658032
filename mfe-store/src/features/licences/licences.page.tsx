import { links } from '@arcada/contracts';
import { isApiError, useHead, useLanguage } from '@arcada/platform';
import { Button, Card, EmptyState, ErrorState, KeyIcon, LinkButton, Notice, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { commerceApi } from '../commerce.api.ts';
import '../commerce.css';
import { LicenceKey } from './licence-key.tsx';

/** The buyer's licences with the machines that they are active on; a machine can be released here. */
export function Component() {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const { data, error, refetch } = commerceApi.useStoreLicencesQuery();
  const [release, releasing] = commerceApi.useStoreLicenceReleaseMutation();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  useHead({ title: t('licences.title'), noIndex: true });
  return (
    <div className="a-container commerce-page">
      <h1>{t('licences.title')}</h1>
      <p className="a-lead">{t('licences.text')}</p>
      {error && (
        <ErrorState
          message={(isApiError(error) && error.message) || t('common.networkError')}
          retryLabel={t('common.retry')}
          onRetry={refetch}
        />
      )}
      {!data && !error && <SpinnerBlock label={t('common.loading')} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<KeyIcon size={32} />}
          title={t('licences.none')}
          action={
            <LinkButton component={Link} to={links.products()} variant="primary">
              {t('cart.browse')}
            </LinkButton>
          }
        />
      )}
      {releasing.error && (
        <Notice tone="danger">
          {(isApiError(releasing.error) && releasing.error.message) || t('common.networkError')}
        </Notice>
      )}
      {data?.map((licence) => (
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
    </div>
  );
}
