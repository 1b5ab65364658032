import { licenceUse } from '@arcada/contracts';
import { useHead, useLanguage } from '@arcada/platform';
import { Disclosure, EmptyState, isPastEnd, KeyIcon, LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { BoughtBefore, NothingYet } from '../../shared/cart-states.tsx';
import { commerceApi } from '../../shared/commerce.api.ts';
import '../../shared/commerce.css';
import { ListPages, PastEnd, useListPage } from '../../shared/list-pages.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { LicenceCard } from './licence-card.tsx';
import { LicenceFilterBar } from './licence-filter-bar.tsx';
import { licencesHref, readLicenceFilters } from './licence-filters.ts';

/** The buyer's licences with their files and the machines they are active on, and how to activate one. */
export function Component() {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const page = useListPage();
  const [search] = useSearchParams();
  const {
    unknown: [first, second],
    unknownSort,
    ...filters
  } = readLicenceFilters(search);
  const licences = commerceApi.useStoreLicencesQuery({ ...filters, page });
  const { data } = licences;
  useHead({ title: t('licences.title'), noIndex: true });
  return (
    <div className="a-container commerce-page">
      <h1>{t('licences.title')}</h1>
      <p className="a-lead">{licenceUse[language]}</p>
      <Disclosure title={t('licences.guide')} level={2}>
        <ol className="commerce-steps">
          {(['step1', 'step2', 'step3', 'step4'] as const).map((step) => (
            <li key={step}>{t(`licences.${step}`)}</li>
          ))}
        </ol>
      </Disclosure>
      {data && data.products.length > 0 && <LicenceFilterBar filters={filters} products={data.products} />}
      {first && (
        <Notice>
          {second
            ? t('products.unknownFiltersPart', { first, second })
            : t('products.unknownFilterPart', { value: first })}
        </Notice>
      )}
      {unknownSort && <Notice>{t('list.unknownSort', { value: unknownSort })}</Notice>}
      <QueryStates query={licences} />
      {data?.products.length === 0 && (
        <NothingYet icon={<KeyIcon size={32} />} title={t('licences.none')} text={<BoughtBefore />} />
      )}
      {data && data.products.length > 0 && data.total === 0 && (
        <EmptyState
          title={t('licences.noneFit')}
          action={
            <LinkButton component={Link} to={licencesHref({})}>
              {t('licences.showAll')}
            </LinkButton>
          }
        />
      )}
      {isPastEnd(data) && <PastEnd page={page} list={licencesHref(filters)} />}
      {data?.items.map((licence) => (
        <LicenceCard key={licence.id} licence={licence} />
      ))}
      {data && <ListPages page={page} total={data.total} list={licencesHref(filters)} />}
    </div>
  );
}
