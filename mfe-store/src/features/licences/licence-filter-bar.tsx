import { type LicencePage, licenceSorts, licenceStates } from '@arcada/contracts';
import { oneOf, routerLink } from '@arcada/platform';
import { Field, LinkTabs, SelectInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type LicenceFilters, licencesHref } from './licence-filters.ts';

interface LicenceFilterBarProps {
  filters: LicenceFilters;
  products: LicencePage['products'];
}

/** Active or revoked, one product, and the order: each choice is an address. */
export function LicenceFilterBar({ filters, products }: LicenceFilterBarProps) {
  const { t } = useTranslation('store');
  const navigate = useNavigate();
  const { product } = filters;
  // Of an address: nothing was bought of it, and the field must not say that all are shown.
  const unbought = product && !products.some(({ id }) => id === product) ? [{ id: product, name: product }] : [];
  const go = (change: LicenceFilters) => navigate(licencesHref({ ...filters, ...change }));
  return (
    <div className="commerce-filters a-screen-only">
      <LinkTabs
        label={t('licences.state')}
        items={(['all', ...licenceStates] as const).map((key) => ({
          key,
          label: t(`licences.states.${key}`),
          href: licencesHref({ ...filters, state: key === 'all' ? undefined : key }),
        }))}
        current={filters.state ?? 'all'}
        renderLink={routerLink}
      />
      <div className="commerce-filter-row">
        <Field label={t('licences.product')} hideLabel>
          <SelectInput
            value={product ?? ''}
            onChange={(event) => go({ product: event.target.value || undefined })}
            options={[
              { value: '', label: t('licences.allProducts') },
              ...[...products, ...unbought].map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
        <Field label={t('licences.sort')} hideLabel>
          <SelectInput
            value={filters.sort ?? licenceSorts[0]}
            onChange={(event) => go({ sort: oneOf(licenceSorts.slice(1), event.target.value) })}
            options={licenceSorts.map((value) => ({ value, label: t(`licences.sorts.${value}`) }))}
          />
        </Field>
      </div>
    </div>
  );
}
