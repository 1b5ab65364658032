import type { ManagedOrder } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ordersApi } from './orders.api.ts';

/** Asks Stripe what the payment is now, for an order whose event seems lost, and says what came of it. */
export function PaymentCheck({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [check, { data, isLoading, error }] = ordersApi.useAdminOrderCheckMutation();
  return (
    <>
      <div>
        <Button loading={isLoading} onClick={() => void check(order.id)}>
          {t('orders.check')}
        </Button>
      </div>
      {data && (
        <Notice tone={data.changed ? 'success' : 'info'} live>
          {t(`orders.atStripe.${data.payment}`)} {t(data.changed ? 'orders.checkChanged' : 'orders.checkSame')}
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
    </>
  );
}
