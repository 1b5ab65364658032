import { billingLimits } from '@arcada/contracts';
import { Disclosure, Field, TextInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { BillingFields, type BillingFieldsProps } from '../../shared/billing/billing-fields.tsx';
import type { BillingForm } from '../../shared/billing/use-billing.ts';
import type { useReference } from './use-reference.ts';

interface BillingDisclosureProps extends BillingFieldsProps {
  billing: BillingForm;
  reference: ReturnType<typeof useReference>;
  referenceError: string | undefined;
  /** How often something in it was wrong when it was to be sent: it is opened each time. */
  stops: number;
}

/** Folded away until somebody needs it, or something in it is wrong. */
export function BillingDisclosure({ billing, errors, reference, referenceError, stops }: BillingDisclosureProps) {
  const { t } = useTranslation('store');
  const { values, isFilled } = billing;
  const title =
    isFilled || reference.value
      ? t('billing.titleFor', { name: values.company || values.taxId || values.address || reference.value })
      : t('billing.title');
  return (
    <Disclosure key={stops} title={title} defaultOpen={stops > 0}>
      <div className="commerce-billing">
        <p className="a-small a-mute">{t('billing.text')}</p>
        <BillingFields billing={billing} errors={errors} />
        <Field label={t('billing.reference')} hint={t('billing.referenceHint')} error={referenceError}>
          <TextInput
            name="reference"
            autoComplete="off"
            maxLength={billingLimits.reference}
            value={reference.value}
            onChange={({ target }) => reference.set(target.value)}
          />
        </Field>
      </div>
    </Disclosure>
  );
}
