import { dateFormat, formatPrice, links, type StripeProduct, type stripeProductSorts } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { useProductStatus } from '../../shared/product-status.tsx';
import { DifferenceList, useAmounts, useSides } from './difference-list.tsx';
import { StripeBadge } from './stripe-badge.tsx';

export type StripeAction = 'sync' | 'remove';
type StripeColumn = ManagedColumn<StripeProduct, (typeof stripeProductSorts)[number]>;

export function useStripeColumns(onAction: (action: StripeAction, product: StripeProduct) => void): StripeColumn[] {
  const { t } = useTranslation('admin');
  const statusOf = useProductStatus();
  const sidesOf = useSides();
  const amountsOf = useAmounts();
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      key: 'name',
      title: t('stripe.product'),
      sort: 'name',
      always: true,
      render: ({ id, name, productStatus: status, publishedAt }) => (
        <>
          <Link className="a-link" to={links.admin(`products-manager/edit/${id}`)}>
            {name}
          </Link>
          <p className="a-small a-mute">{statusOf({ status, publishedAt })}</p>
        </>
      ),
      csv: ({ name }) => name,
    },
    { key: 'id', title: t('products.id'), extra: true, render: ({ id }) => id, csv: ({ id }) => id },
    {
      key: 'status',
      title: t('stripe.status'),
      always: true,
      render: ({ status }) => <StripeBadge status={status} />,
      csv: ({ status }) => t(`stripe.statuses.${status}`),
    },
    {
      key: 'stripeId',
      title: t('stripe.stripeId'),
      render: ({ stripeId, archived }) => (
        <>
          {stripeId ?? '–'}
          {archived && <p className="a-small a-mute">{t('stripe.archivedThere')}</p>}
        </>
      ),
      csv: ({ stripeId }) => stripeId ?? '',
    },
    {
      key: 'price',
      figure: true,
      title: t('products.fields.price'),
      sort: 'price',
      render: ({ price }) => formatPrice(price),
      csv: ({ price }) => price.toFixed(2),
    },
    {
      key: 'differences',
      title: t('stripe.differences'),
      render: (product) => <DifferenceList {...product} />,
      csv: ({ differences, extraPrices }) =>
        [
          ...differences.map((each) => `${t(`stripe.fields.${each.field}`)}: ${sidesOf(each)}`),
          ...(extraPrices.length > 0
            ? [`${t('stripe.extraPrices', { count: extraPrices.length })}: ${amountsOf(extraPrices)}`]
            : []),
        ].join('; '),
    },
    {
      key: 'syncedAt',
      title: t('stripe.syncedAt'),
      sort: 'syncedAt',
      render: ({ syncedAt }) => (syncedAt ? time.format(new Date(syncedAt)) : '–'),
      csv: ({ syncedAt }) => syncedAt ?? '',
    },
    {
      key: 'actions',
      acts: true,
      title: t('stripe.actions'),
      always: true,
      render: (product) => (
        <div className="a-row admin-buttons">
          {product.canSync && (
            <Button
              size="small"
              aria-label={t('stripe.syncOf', { name: product.name })}
              onClick={() => onAction('sync', product)}
            >
              {t('stripe.sync')}
            </Button>
          )}
          {product.status !== 'not_synced' && (
            <Button
              size="small"
              aria-label={t('stripe.removeOf', { name: product.name })}
              onClick={() => onAction('remove', product)}
            >
              {t('stripe.removeAction')}
            </Button>
          )}
        </div>
      ),
    },
  ];
}
