import { links } from '@arcada/contracts';
import { LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productsApi } from './products.api.ts';

/** Leads to what producers have handed in, while anything waits. */
export function HandedInLink() {
  const { t } = useTranslation('admin');
  const { data } = productsApi.useAdminHandedInProductsQuery({ limit: 1 }, { refetchOnMountOrArgChange: true });
  if (!data?.total) return null;
  return (
    <LinkButton component={Link} to={links.admin('products-manager/handed-in')}>
      {t('products.handedIn.link', { count: data.total })}
    </LinkButton>
  );
}
