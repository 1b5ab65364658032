import { Disclosure } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { BillingFields, type BillingFieldsProps } from '../../shared/billing/billing-fields.tsx';
import type { BillingForm } from '../../shared/billing/use-billing.ts';

interface BillingDisclosureProps extends BillingFieldsProps {
  billing: BillingForm;
}

/** Folded away until somebody needs it, or something in it is wrong. */
export function BillingDisclosure({ billing, errors }: BillingDisclosureProps) {
  const { t } = useTranslation('store');
  const { values, isFilled } = billing;
  const isWrong = Object.values(errors).some(Boolean);
  const title = isFilled
    ? t('billing.titleFor', { name: values.company || values.taxId || values.address })
    : t('billing.title');
  return (
    <Disclosure key={isWrong ? 'wrong' : 'right'} title={title} defaultOpen={isWrong}>
      <div className="commerce-billing">
        <p className="a-small a-mute">{t('billing.text')}</p>
        <BillingFields billing={billing} errors={errors} />
      </div>
    </Disclosure>
  );
}
