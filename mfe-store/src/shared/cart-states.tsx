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
export function NothingYet({ icon, title }: { icon: React.ReactNode; title: string }) {
  const { t } = useTranslation('store');
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <LinkButton component={Link} to={links.products()} variant="primary">
          {t('cart.browse')}
        </LinkButton>
      }
    />
  );
}
