import { links, type Order, type User } from '@arcada/contracts';
import { SignInHere, useErrorText, useHead, useSession } from '@arcada/platform';
import { Button, Card, CheckIcon, EmptyState, ErrorState, LinkButton, Notice, Spinner, SpinnerBlock } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import '../../shared/commerce.css';
import { OrderDetail } from '../../shared/order-detail.tsx';
import { forgetUsedCoupon } from './kept-coupon.ts';
import { isUnreachable, useOrderProgress } from './use-order-progress.ts';

/**
 * Public page with the signed-in owner's order. Until the payment is confirmed to the server it says so,
 * and goes on by itself; it fulfils nothing.
 */
export function Component() {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  const session = useSession();
  const { order, error, isChecked, stillOpen, askAgain } = useOrderProgress(id, session.status === 'signed-in');
  useHead({ title: t('success.title'), noIndex: true });
  const signedOut = session.status === 'signed-out';
  // The page server knows neither who looks nor the order in the address.
  const missing = session.status === 'signed-in' && (!id || error?.status === 404 || error?.status === 400);
  const isLost = !missing && isUnreachable(error);
  // Who comes from the payment page has paid; that the page is still open is believed once the provider says so.
  const isSettling =
    order?.status === 'paid' ||
    (order?.status === 'pending' && (!isChecked || order.payment?.state === 'processing' || !order.payment));
  const title = signedOut
    ? t('success.signIn')
    : isLost || isSettling
      ? t('success.processing')
      : order?.status === 'pending'
        ? t('awaiting.title')
        : order?.status === 'fulfilled'
          ? t('success.thanks')
          : t('success.title');
  const heading = useRef<HTMLHeadingElement>(null);
  const isBought = order?.status === 'paid' || order?.status === 'fulfilled';
  useEffect(() => {
    // It was for what has been bought with it.
    if (isBought) forgetUsedCoupon();
  }, [isBought]);
  useEffect(() => {
    // After an arrival from another site, or once the form in place is gone, nothing has the focus.
    if ((order || missing) && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [order, missing]);
  return (
    <div className="a-container commerce-page commerce-page--narrow">
      <header className="success-head">
        {order?.status === 'fulfilled' && (
          <span className="success-mark">
            <CheckIcon size={28} />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {order?.status === 'fulfilled' && <Thanks order={order} buyer={session.user} />}
      </header>
      {missing && (
        <EmptyState
          title={t('success.missing')}
          action={
            <LinkButton component={Link} to={links.orderHistory()} variant="primary">
              {t('orders.title')}
            </LinkButton>
          }
        />
      )}
      {signedOut && (
        <Card padded as="section" className="commerce-part">
          <p className="a-mute">{t('success.signInText')}</p>
          <SignInHere />
        </Card>
      )}
      {session.status === 'unknown' && (
        <ErrorState message={t('checkout.sessionUnknown')} retryLabel={t('common.retry')} onRetry={session.retry} />
      )}
      {!missing && !isLost && error && (
        <ErrorState message={errorText(error)} retryLabel={t('common.retry')} onRetry={askAgain} />
      )}
      {!missing && !signedOut && session.status !== 'unknown' && !order && !error && (
        <SpinnerBlock label={t('common.loading')} />
      )}
      {isLost && (
        <Notice live title={t('success.processing')} actions={<Again onPress={askAgain} />}>
          <p>{t('success.retrying')}</p>
        </Notice>
      )}
      {isSettling && (
        <Notice live title={order.status === 'paid' ? t('success.paid') : t('success.processing')}>
          <p>{t(order.status === 'paid' ? 'success.paidText' : 'success.processingText')}</p>
          {stillOpen ? <Again onPress={askAgain} /> : <Spinner />}
        </Notice>
      )}
      {order && (order.status !== 'pending' || !isSettling || order.payment?.state === 'processing') && (
        <OrderDetail order={order} />
      )}
      {order && (
        <p className="a-row">
          <LinkButton component={Link} to={links.orderHistory(order.id)}>
            {t('orders.title')}
          </LinkButton>
          <LinkButton component={Link} to={links.products()} variant="ghost">
            {t('cart.continue')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function Again({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('store');
  return (
    <Button size="small" onClick={onPress}>
      {t('success.askAgain')}
    </Button>
  );
}

/** What the buyer has now, in words for what it is. */
function Thanks({ order, buyer }: { order: Order; buyer: User | null }) {
  const { t } = useTranslation('store');
  const courses = order.items.filter(({ type }) => type === 'course');
  const opened = courses.filter(({ team }) => !team).length;
  return (
    <div className="success-text" role="status">
      {buyer && (
        <p>{t(buyer.emailConfirmed ? 'success.mailed' : 'success.mailedUnconfirmed', { email: buyer.email })}</p>
      )}
      {order.items.length > courses.length && <p>{t('success.productsText')}</p>}
      {opened > 0 && <p>{t('success.coursesText', { count: opened })}</p>}
      {courses.some(({ team }) => team) && <p>{t('success.seatsText')}</p>}
    </div>
  );
}
