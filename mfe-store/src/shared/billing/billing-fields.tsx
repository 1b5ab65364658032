import { type Billing, billingLimits, countries, displayNames, taxIdOf } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput, TextArea, TextInput } from '@arcada/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTaxIdDoubtful } from './tax-id-control.ts';
import type { BillingForm } from './use-billing.ts';
import './billing.css';

export interface BillingFieldsProps {
  billing: Pick<BillingForm, 'values' | 'set' | 'changed'>;
  /** What the service said about each. */
  errors: Partial<Record<keyof Billing, string>>;
}

/** Without what some browsers add in brackets, as to the Falkland Islands. */
const plain = (name: string) => name.replace(/ \([^)]*\)$/, '');

/** What a company needs on its invoice, for a `commerce-billing` grid. Everything is optional. */
export function BillingFields({ billing: { values, set, changed }, errors }: BillingFieldsProps) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const options = useMemo(() => {
    const names = displayNames(language, 'region');
    const named = countries.map((code) => ({ value: code, label: plain(names.of(code) ?? code) }));
    named.sort((one, other) => one.label.localeCompare(other.label, language));
    return [{ value: '', label: t('billing.noCountry') }, ...named];
  }, [language, t]);
  const taxId = taxIdOf(values.country);
  // Not while it is being typed, since a CPF is the beginning of a CNPJ; but as soon as it is kept.
  const [typing, setTyping] = useState(false);
  const isMistyped = !(typing && changed) && isTaxIdDoubtful(values.country, values.taxId);
  return (
    <>
      <Field label={t('billing.company')} error={errors.company}>
        <TextInput
          name="company"
          autoComplete="organization"
          maxLength={billingLimits.company}
          value={values.company}
          onChange={({ target }) => set({ company: target.value })}
        />
      </Field>
      <Field label={t('billing.address')} hint={t('billing.addressHint')} error={errors.address}>
        <TextArea
          name="address"
          rows={3}
          autoComplete="street-address"
          maxLength={billingLimits.address}
          value={values.address}
          onChange={({ target }) => set({ address: target.value })}
        />
      </Field>
      <Field
        label={t('billing.country')}
        hint={values.country ? undefined : t('billing.countryHint')}
        error={errors.country}
      >
        <SelectInput
          name="country"
          autoComplete="country"
          options={options}
          value={values.country}
          onChange={({ target }) => set({ country: target.value })}
        />
      </Field>
      <Field
        label={taxId ? taxId[0] : t('billing.taxId')}
        hint={taxId ? t('billing.taxIdHint', { example: taxId[1] }) : t('billing.taxIdAny')}
        error={errors.taxId ?? (isMistyped ? t('billing.taxIdCheck', { name: taxId?.[0] }) : undefined)}
      >
        <TextInput
          name="taxId"
          autoComplete="off"
          spellCheck={false}
          maxLength={billingLimits.taxId}
          value={values.taxId}
          onBlur={() => setTyping(false)}
          onChange={({ target }) => {
            setTyping(true);
            set({ taxId: target.value });
          }}
        />
      </Field>
    </>
  );
}
