import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { AlertIcon, EmptyState, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { commerceApi } from '../../shared/commerce.api.ts';
import '../../shared/commerce.css';

/** Payment was cancelled or failed: nothing was charged and the cart is unchanged. */
export function Component() {
  const { t } = useTranslation('store');
  const order = useSearchParams()[0].get('order') ?? '';
  // What was typed for the first try is there for the next one.
  const { data } = commerceApi.useStoreOrderQuery(order, { skip: !order });
  useHead({ title: t('failure.title'), noIndex: true });
  return (
    <div className="a-container commerce-page">
      <h1>{t('failure.title')}</h1>
      <EmptyState
        icon={<AlertIcon size={32} />}
        title={t('failure.text')}
        text={t('failure.hint')}
        action={
          <p className="a-row">
            <LinkButton component={Link} to={links.checkout(data?.coupon ?? undefined)} variant="primary">
              {t('failure.again')}
            </LinkButton>
            <LinkButton component={Link} to={links.cart()}>
              {t('checkout.changeCart')}
            </LinkButton>
          </p>
        }
      />
    </div>
  );
}
