import { dateFormat, formatPrice, languageNames, links, type OwnProductSummary } from '@arcada/contracts';
import { useHead, useLanguage } from '@arcada/platform';
import { Badge, LinkButton, PlusIcon } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DraftTable } from '@arcada/ui/data';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import '../../shared/commerce.css';
import { QueryStates } from '../../shared/query-states.tsx';
import { ownProductsApi } from './content.api.ts';
import './content.css';
import { useContentTexts } from '../../shared/content-texts.ts';
import { EditionStatus, ProductStatus } from './product-status.tsx';

const [first, most] = [25, 100];
const nothing = { units: 0, refundedUnits: 0, revenue: 0 };

/** A producer's products: on sale, and being written. */
export function Component() {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const [limit, setLimit] = useState(first);
  const query = ownProductsApi.useStoreOwnProductsQuery(limit, { refetchOnMountOrArgChange: 5 });
  const { data } = query;
  const { data: sales } = ownProductsApi.useStoreOwnProductSalesQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const soldOf = (id: string) => sales && (sales.items.find((item) => item.id === id) ?? nothing);
  const figure = (key: 'units' | 'refunded' | 'revenue', show: (sold: typeof nothing) => string) => ({
    title: t(`figures.${key}`),
    key,
    align: 'right' as const,
    render: (_: unknown, { id }: OwnProductSummary) => {
      const sold = soldOf(id);
      return sold ? show(sold) : '–';
    },
  });
  const date = dateFormat(language, { dateStyle: 'medium' });
  useHead({ title: t('title'), noIndex: true });
  const columns: ColumnsType<OwnProductSummary> = [
    {
      title: t('product'),
      key: 'product',
      render: (_, { id, name, type }) => (
        <>
          <Link className="a-link" to={links.contentProducts(id)}>
            {name}
          </Link>
          <p className="a-small a-mute">{t(`types.${type}`)}</p>
        </>
      ),
    },
    { title: t('inShop'), key: 'status', render: (_, product) => <ProductStatus product={product} /> },
    { title: t('draft'), key: 'edition', render: (_, product) => <EditionStatus product={product} /> },
    {
      title: t('missing'),
      key: 'missing',
      render: (_, { missing }) => (
        <div className="a-row">
          {missing.map((each) => (
            <Badge key={each}>{languageNames[each]}</Badge>
          ))}
        </div>
      ),
    },
    { title: t('fields.price'), key: 'price', align: 'right', render: (_, { price }) => formatPrice(price) },
    figure('units', ({ units }) => units.toLocaleString(language)),
    figure('refunded', ({ refundedUnits }) => refundedUnits.toLocaleString(language)),
    figure('revenue', ({ revenue }) => formatPrice(revenue)),
    { title: t('changed'), key: 'changed', render: (_, { updatedAt }) => date.format(new Date(updatedAt)) },
  ];
  return (
    <AntdTheme language={language}>
      <div className="a-container commerce-page">
        <h1>{t('title')}</h1>
        <p className="a-lead">{t('lead')}</p>
        <div>
          <LinkButton
            component={Link}
            to={links.contentProducts('new')}
            variant="primary"
            icon={<PlusIcon size={18} />}
          >
            {t('new')}
          </LinkButton>
        </div>
        <QueryStates query={query} />
        {data && (
          <DraftTable
            list={data}
            columns={columns}
            words={{
              none: t('none'),
              noneText: t('noneText'),
              count: t('count', { count: data.total }),
              more: t('more'),
            }}
            isFetching={query.isFetching}
            onMore={limit < most ? () => setLimit(most) : undefined}
          />
        )}
      </div>
    </AntdTheme>
  );
}
