import { formatPrice, links, type PriceChange } from '@arcada/contracts';
import {
  api,
  fieldErrorsOf,
  isApiError,
  leaveTo,
  PolicyLinks,
  useCart,
  useErrorText,
  useSession,
} from '@arcada/platform';
import { Button, LinkButton, Notice } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { LeftBilling } from '../../shared/billing/left-billing.tsx';
import { isTaxIdDoubtful } from '../../shared/billing/tax-id-control.ts';
import { useBilling } from '../../shared/billing/use-billing.ts';
import { commerceApi } from '../../shared/commerce.api.ts';
import { BillingDisclosure } from './billing-disclosure.tsx';
import { JoinedNotice } from './joined-notice.tsx';
import type { CheckoutCoupon } from './use-coupon.ts';
import { useReference } from './use-reference.ts';

/** Goes on to the provider's payment page, or completes an order of $0.00; shows the changes when prices changed. `focused`: its heading takes the focus. */
export function PayPanel({ focused, coupon }: { focused: boolean; coupon: CheckoutCoupon }) {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const { cartId, total: full, status, lines } = useCart();
  const { quote } = coupon;
  const total = quote?.total ?? full;
  const isFree = total === 0;
  const { user } = useSession();
  const billing = useBilling('checkout');
  const reference = useReference();
  const [checkout, { isLoading, error, reset: forgetRefusal }] = commerceApi.useStoreCheckoutMutation();
  const [leaving, setLeaving] = useState(false);
  const fieldErrors = fieldErrorsOf(error);
  /** The tax ID that doesn't look right, once a press has stopped at it; the next press takes it as it is. */
  const [doubted, setDoubted] = useState<string>();
  /** How often a press has stopped at the details of the invoice: they are opened each time. */
  const [stops, setStops] = useState(0);
  const { country, taxId } = billing.values;
  const isDoubtful = billing.changed !== undefined && isTaxIdDoubtful(country, taxId);
  const billingErrors = Object.fromEntries(
    Object.entries(fieldErrors)
      .filter(([path]) => path.startsWith('billing.'))
      .map(([path, message]) => [path.slice('billing.'.length), message]),
  );
  const changes = (isApiError(error) && (error.problem?.changes as PriceChange[] | undefined)) || undefined;
  const paidOrder = isApiError(error) && error.code === 'store.checkout.paid' && String(error.problem?.orderId);
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  const hasProducts = lines.some(({ type }) => type === 'product');
  const payTextConfirmed = hasProducts ? 'checkout.payTextProducts' : 'checkout.payText';
  const payText = user?.emailConfirmed === false ? 'checkout.payTextUnconfirmed' : payTextConfirmed;
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // They unfold above the button, which may push what is wrong out of sight.
    if (stops === 0) return;
    const field = details.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  }, [stops]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is changed, nothing is known against it
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) forgetRefusal();
  }, [billing.changed, reference.given]);

  useEffect(() => {
    // The browser's back button may restore this page from its cache: the cart can then be paid
    // again, in its current state.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      dispatch(api.util.invalidateTags(['Cart', 'User']));
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, [dispatch]);

  const handlePay = async () => {
    // The lines last seen may have other prices by now, so they can't be paid.
    if (!cartId || status !== 'ready' || coupon.isLoading || isLoading || leaving) return;
    // Who presses here straight from the field has not seen what it says.
    if (isDoubtful && doubted !== taxId) {
      setDoubted(taxId);
      setStops(stops + 1);
      forgetRefusal();
      return;
    }
    const answer = await checkout({
      cartId,
      expectedTotal: total,
      ...(quote && { coupon: quote.code }),
      ...(billing.changed && { billing: billing.changed }),
      ...(reference.given !== undefined && { reference: reference.given }),
    });
    if (Object.keys(fieldErrorsOf(answer.error)).length > 0) setStops(stops + 1);
    if (answer.error) return;
    billing.forget();
    reference.forget();
    setLeaving(true);
    leaveTo(answer.data.url);
  };

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t(isFree ? 'checkout.complete' : 'checkout.pay')}
      </h2>
      <p className="a-mute">{t(payText, { email: user?.email })}</p>
      <LeftBilling left={[billing.left, reference.left]} onDecided={() => heading.current?.focus()} />
      <div ref={details}>
        <BillingDisclosure
          billing={billing}
          errors={billingErrors}
          reference={reference}
          referenceError={fieldErrors.reference}
          stops={stops}
        />
      </div>
      {isDoubtful && doubted === taxId && (
        <Notice tone="warning" title={t('billing.taxIdDoubt', { taxId })} live>
          <p>{t('billing.taxIdAgain')}</p>
        </Notice>
      )}
      {changes ? (
        <Notice tone="warning" title={t('checkout.changedTitle')} live>
          {changes.length > 0 && (
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
          )}
          <p>{t('checkout.changedText')}</p>
        </Notice>
      ) : (
        error && (
          <Notice tone="danger" title={t(isFree ? 'checkout.failedFree' : 'checkout.failed')}>
            <p>{errorText(error)}</p>
            {paidOrder && (
              <LinkButton component={Link} to={links.checkoutSuccess(paidOrder)} size="small">
                {t('success.title')}
              </LinkButton>
            )}
          </Notice>
        )
      )}
      <JoinedNotice total={total} />
      <Button
        variant="primary"
        size="large"
        wide
        disabled={status !== 'ready' || coupon.isLoading}
        loading={isLoading || leaving}
        loadingLabel={t(isFree ? 'checkout.completing' : 'checkout.opening')}
        onClick={handlePay}
      >
        {isFree ? t('checkout.payNothing') : t('checkout.payAmount', { amount: formatPrice(total) })}
      </Button>
      <PolicyLinks terms>{!isFree && t('checkout.provider')}</PolicyLinks>
    </>
  );
}
