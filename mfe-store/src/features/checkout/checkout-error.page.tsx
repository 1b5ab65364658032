import { links } from '@arcada/contracts';
import { useHead, useSession } from '@arcada/platform';
import { AlertIcon, CheckIcon, EmptyState, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { commerceApi } from '../../shared/commerce.api.ts';
import '../../shared/commerce.css';
import { OrderDetail } from '../../shared/order-detail.tsx';

/** Payment was cancelled or failed: nothing was charged and the cart is unchanged. The order can be paid or cancelled. */
export function Component() {
  const { t } = useTranslation('store');
  const id = useSearchParams()[0].get('order') ?? '';
  const { status } = useSession();
  const { data: order } = commerceApi.useStoreOrderQuery(id, {
    skip: !id || status !== 'signed-in',
    refetchOnMountOrArgChange: true,
  });
  // Another tab may have paid it meanwhile.
  const isPaid = order?.status === 'paid' || order?.status === 'fulfilled';
  // Something may no longer be on sale: the order below offers what can be checked out again.
  const isClosed = order?.status === 'expired';
  const hint = isClosed ? 'failure.hintClosed' : order?.status === 'pending' ? 'failure.hintPending' : 'failure.hint';
  const title = t(isPaid ? 'failure.paid' : 'failure.title');
  useHead({ title, noIndex: true });
  return (
    <div className="a-container commerce-page commerce-page--narrow">
      <h1>{title}</h1>
      {isPaid ? (
        <EmptyState
          icon={<CheckIcon size={32} />}
          title={t('failure.paidText')}
          action={
            <LinkButton component={Link} to={links.checkoutSuccess(id)} variant="primary">
              {t('failure.open')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <EmptyState
            icon={<AlertIcon size={32} />}
            title={t(isClosed ? 'failure.textClosed' : 'failure.text')}
            text={t(hint)}
            action={
              <p className="a-row">
                {!isClosed && order?.status !== 'pending' && (
                  // What was typed for the first try is there for the next one.
                  <LinkButton component={Link} to={links.checkout(order?.coupon ?? undefined)} variant="primary">
                    {t('failure.again')}
                  </LinkButton>
                )}
                <LinkButton component={Link} to={links.cart()}>
                  {t('checkout.changeCart')}
                </LinkButton>
              </p>
            }
          />
          {order && <OrderDetail order={order} />}
        </>
      )}
    </div>
  );
}
