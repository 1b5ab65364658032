import { links } from '@arcada/contracts';
import type { Cart } from '@arcada/platform';
import { CartIcon, EmptyState, ErrorState, LinkButton, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** What stands in place of the lines while the cart is loading, could not be had, or is empty. */
export function CartStates({ cart }: { cart: Cart }) {
  const { t } = useTranslation('store');
  if (cart.status === 'loading') return <SpinnerBlock label={t('cart.loading')} />;
  if (cart.lines.length > 0) return null;
  return (
    <>
      {cart.status === 'failed' && (
        <ErrorState message={t('cart.failed')} retryLabel={t('common.retry')} onRetry={cart.retry} />
      )}
      <NothingYet icon={<CartIcon size={32} />} title={t('cart.empty')} />
    </>
  );
}

/** An empty list of the buyer, with the way to the products. */
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
