import { links } from '@arcada/contracts';
import type { Cart } from '@arcada/platform';
import { CartIcon, EmptyState, ErrorState, LinkButton, RetryNotice, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/**
 * Shown instead of the lines while the cart is loading, failed to load, or is empty; above lines
 * last seen, the reason.
 */
export function CartStates({ cart }: { cart: Cart }) {
  const { t } = useTranslation('store');
  if (cart.status === 'loading') return <SpinnerBlock label={t('cart.loading')} />;
  if (cart.status === 'seen')
    return (
      <RetryNotice
        message={t('cart.seen')}
        retryLabel={t('common.retry')}
        onRetry={cart.retry}
        retrying={cart.retrying}
      />
    );
  if (cart.status === 'failed')
    return (
      <ErrorState
        message={t('cart.failed')}
        retryLabel={t('common.retry')}
        onRetry={cart.retry}
        retrying={cart.retrying}
      />
    );
  return cart.lines.length > 0 ? null : <NothingYet icon={<CartIcon size={32} />} title={t('cart.empty')} />;
}

/** An empty list of the buyer, with a link to the products. */
export function NothingYet({ icon, title, text }: { icon: React.ReactNode; title: string; text?: React.ReactNode }) {
  const { t } = useTranslation('store');
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <LinkButton component={Link} to={links.products()} variant="primary">
          {t('cart.browse')}
        </LinkButton>
      }
    />
  );
}

/** For buyers of before: the same words for everybody, as nobody may learn here which accounts an address has. */
export function BoughtBefore() {
  const { t } = useTranslation('store');
  return (
    <>
      {t('orders.before')}{' '}
      <Link className="a-link" to={links.recoverUsername()}>
        {t('orders.beforeRecover')}
      </Link>
    </>
  );
}
