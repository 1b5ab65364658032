import { CartRemoved, SignInHere, useCart, useHead, useSession } from '@arcada/platform';
import { Card, ErrorState, Notice, SpinnerBlock } from '@arcada/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartStates } from '../../shared/cart-states.tsx';
import { commerceApi } from '../../shared/commerce.api.ts';
import '../../shared/commerce.css';
import { OrderSummary } from './order-summary.tsx';
import { PayPanel } from './pay-panel.tsx';
import { useCoupon } from './use-coupon.ts';

/** Public page: the cart once more, sign-in in place when needed, then on to the provider's payment page. */
export function Component() {
  const { t } = useTranslation('store');
  const cart = useCart();
  const session = useSession();
  const coupon = useCoupon();
  const { data: payment } = commerceApi.useStorePaymentModeQuery();
  useHead({ title: t('checkout.title'), noIndex: true });
  // The form that had the focus goes when the visitor has signed in.
  const [signedInHere, setSignedInHere] = useState(false);
  useEffect(() => {
    if (session.status === 'signed-out') setSignedInHere(true);
  }, [session.status]);
  return (
    <div className="a-container commerce-page">
      <h1>{t('checkout.title')}</h1>
      {payment?.mode === 'test' && (
        <Notice tone="warning" title={t('checkout.testTitle')}>
          {t('checkout.testText')}
        </Notice>
      )}
      <CartRemoved />
      <CartStates cart={cart} />
      {cart.lines.length > 0 && (
        <div className="commerce-columns">
          <Card padded as="section" className="commerce-part">
            {session.status === 'loading' && <SpinnerBlock label={t('common.loading')} />}
            {session.status === 'unknown' && (
              <ErrorState
                message={t('checkout.sessionUnknown')}
                retryLabel={t('common.retry')}
                onRetry={session.retry}
              />
            )}
            {session.status === 'signed-out' && (
              <>
                <h2>{t(cart.total > 0 ? 'checkout.signIn' : 'checkout.signInFree')}</h2>
                <p className="a-mute">{t('checkout.signInText')}</p>
                <SignInHere />
              </>
            )}
            {session.status === 'signed-in' && <PayPanel focused={signedInHere} coupon={coupon} />}
          </Card>
          <OrderSummary coupon={session.status === 'signed-in' ? coupon : undefined} />
        </div>
      )}
    </div>
  );
}
