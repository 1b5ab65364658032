import { formatPrice, type PriceChange } from '@arcada/contracts';
import { isApiError, leaveTo, useCart, useSession } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceApi } from '../../commerce/commerce.api.ts';

/** Hands over to the provider's payment page; shows what changed when prices did. */
export function PayPanel() {
  const { t } = useTranslation('store');
  const { cartId, total } = useCart();
  const { user } = useSession();
  const [checkout, { isLoading, error }] = commerceApi.useStoreCheckoutMutation();
  const [leaving, setLeaving] = useState(false);
  const changes = (isApiError(error) && (error.problem?.changes as PriceChange[] | undefined)) || undefined;
  const message = isApiError(error) ? error.message || t('common.networkError') : '';

  const handlePay = async () => {
    if (!cartId || isLoading || leaving) return;
    const answer = await checkout({ cartId, expectedTotal: total });
    if (answer.error) return;
    setLeaving(true);
    leaveTo(answer.data.url);
  };

  return (
    <>
      <h2>{t('checkout.pay')}</h2>
      <p className="a-mute">{t('checkout.payText', { email: user?.email })}</p>
      {changes ? (
        <Notice tone="warning" title={t('checkout.changedTitle')} live>
          <ul>
            {changes.map((change) => (
              <li key={change.name}>
                {change.now === null
                  ? t('checkout.gone', { name: change.name })
                  : t('checkout.changed', {
                      name: change.name,
                      was: change.was === null ? '–' : formatPrice(change.was),
                      now: formatPrice(change.now),
                    })}
              </li>
            ))}
          </ul>
          <p>{t('checkout.changedText')}</p>
        </Notice>
      ) : (
        error && (
          <Notice tone="danger" title={t('checkout.failed')}>
            {message}
          </Notice>
        )
      )}
      <Button
        variant="primary"
        size="large"
        wide
        loading={isLoading || leaving}
        loadingLabel={t('checkout.opening')}
        onClick={handlePay}
      >
        {t('checkout.payAmount', { amount: formatPrice(total) })}
      </Button>
      <p className="a-small a-mute">{t('checkout.provider')}</p>
    </>
  );
}
