import { type AdminProduct, type adminProductSorts, dateFormat, formatPrice, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { StatusBadge, useProductStatus } from '../../shared/product-status.tsx';

type ProductColumn = ManagedColumn<AdminProduct, (typeof adminProductSorts)[number]>;

export function useProductColumns(): ProductColumn[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const statusOf = useProductStatus();
  return [
    {
      key: 'name',
      title: t('products.texts.name'),
      sort: 'name',
      always: true,
      render: ({ id, name }) => (
        <>
          <Link className="a-link" to={links.admin(`products-manager/edit/${id}`)}>
            {name}
          </Link>
          <p className="a-small a-mute">{id}</p>
        </>
      ),
      csv: ({ name }) => name,
    },
    { key: 'id', title: t('products.id'), extra: true, render: ({ id }) => id, csv: ({ id }) => id },
    {
      key: 'status',
      title: t('products.fields.status'),
      render: (product) => <StatusBadge product={product} />,
      csv: statusOf,
    },
    {
      key: 'type',
      title: t('products.fields.type'),
      render: ({ type }) => t(`products.types.${type}`),
      csv: ({ type }) => t(`products.types.${type}`),
    },
    {
      key: 'category',
      title: t('products.fields.category'),
      render: ({ category }) => t(`products.categories.${category}`),
      csv: ({ category }) => t(`products.categories.${category}`),
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
      key: 'version',
      title: t('products.fields.version'),
      extra: true,
      render: ({ version }) => version,
      csv: ({ version }) => version,
    },
    {
      key: 'missing',
      title: t('products.missingColumn'),
      render: ({ missing }) =>
        missing.map((each) => (
          <Badge key={each} tone="warning">
            {each}
          </Badge>
        )),
      csv: ({ missing }) => missing.join(', '),
    },
    {
      key: 'updatedAt',
      title: t('products.changed'),
      sort: 'updatedAt',
      render: ({ updatedAt }) => date.format(new Date(updatedAt)),
      csv: ({ updatedAt }) => updatedAt,
    },
  ];
}
