import { fieldErrorsOf, useErrorText, useFormErrors } from '@arcada/platform';
import { Button, Card, Notice, notify } from '@arcada/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BillingFields } from '../../shared/billing/billing-fields.tsx';
import { LeftBilling } from '../../shared/billing/left-billing.tsx';
import { useBilling } from '../../shared/billing/use-billing.ts';
import { commerceApi } from '../../shared/commerce.api.ts';
import { QueryStates } from '../../shared/query-states.tsx';

/** The account page's piece: what invoices say of the buyer from the next purchase on. */
export function Component() {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const query = commerceApi.useStoreBillingQuery();
  const billing = useBilling('account');
  const [keep, { isLoading, error }] = commerceApi.useStoreKeepBillingMutation();
  const { form, errors, showErrors } = useFormErrors(t);
  const isRefused = Object.values(errors).some(Boolean);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const response = await keep(billing.values);
    // Not for nothing: it would focus a tax ID that is only doubted.
    if (response.error || isRefused) showErrors(() => fieldErrorsOf(response.error));
    if (response.error) return;
    billing.reset();
    notify({ title: t('billing.saved'), tone: 'success' });
  };
  return (
    <Card as="section" padded>
      <form method="post" ref={form} className="commerce-billing" onSubmit={handleSubmit} noValidate>
        <h2>{t('billing.accountTitle')}</h2>
        <p className="a-mute">{t('billing.accountText')}</p>
        <QueryStates query={query} />
        {error !== undefined && !isRefused && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        {query.data && (
          <>
            <LeftBilling left={[billing.left]} onDecided={() => form.current?.querySelector('input')?.focus()} />
            <BillingFields billing={billing} errors={errors} />
            <div>
              <Button type="submit" variant="primary" loading={isLoading}>
                {t('billing.save')}
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}
