import { dateFormat, formatPrice, type HandedInProductSummary, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { type ManagedColumn, ManagerTable } from '../../shared/manager-table.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { productsApi } from './products.api.ts';

const sorts = ['submittedAt'] as const;

/** Products that producers have handed in, new ones and next editions. */
export function Component() {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const address = useListAddress(links.admin('products-manager/handed-in'), [], sorts);
  const { sort, dir, after } = address;
  const request = { sort, dir };
  const query = productsApi.useAdminHandedInProductsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(productsApi.endpoints.adminHandedInProducts.initiate, request);
  return (
    <AdminFrame page="products">
      <p>
        <Link className="a-link a-small" to={links.admin('products-manager')}>
          {t('products.back')}
        </Link>
      </p>
      <h2>{t('products.handedIn.title')}</h2>
      <p className="a-mute">{t('products.handedIn.text')}</p>
      <ManagerTable
        name="products-handed-in"
        usual={{ sort: 'submittedAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        countText={(count) => t('products.handedIn.count', { count })}
        empty={{ title: t('products.handedIn.none'), text: t('products.handedIn.noneText') }}
      />
    </AdminFrame>
  );
}

function useColumns(): ManagedColumn<HandedInProductSummary, (typeof sorts)[number]>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const kindOf = ({ isNew }: HandedInProductSummary) => t(`products.handedIn.${isNew ? 'isNew' : 'isEdition'}`);
  return [
    {
      key: 'name',
      title: t('products.texts.name'),
      always: true,
      render: ({ id, name }) => (
        <>
          <Link className="a-link" to={links.admin(`products-manager/handed-in/${id}`)}>
            {name}
          </Link>
          <p className="a-small a-mute">{id}</p>
        </>
      ),
      csv: ({ name }) => name,
    },
    { key: 'kind', title: t('products.handedIn.kind'), render: kindOf, csv: kindOf },
    {
      key: 'type',
      title: t('products.fields.type'),
      render: ({ type }) => t(`products.types.${type}`),
      csv: ({ type }) => t(`products.types.${type}`),
    },
    {
      key: 'price',
      figure: true,
      title: t('products.fields.price'),
      render: ({ price }) => formatPrice(price),
      csv: ({ price }) => price.toFixed(2),
    },
    {
      key: 'version',
      title: t('products.fields.version'),
      render: ({ version }) => version,
      csv: ({ version }) => version,
    },
    {
      key: 'submittedAt',
      title: t('products.handedIn.submitted'),
      sort: 'submittedAt',
      render: ({ submittedAt }) => date.format(new Date(submittedAt)),
      csv: ({ submittedAt }) => submittedAt,
    },
  ];
}
