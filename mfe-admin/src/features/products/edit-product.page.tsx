import { links, saleToCome } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { AntdTheme } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { StatusBadge } from '../../shared/product-status.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { ProductFiles } from './product-files.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductImage } from './product-image.tsx';
import { productsApi } from './products.api.ts';
import './products.css';

/** One product: everything that an admin may change of it. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { productId = '' } = useParams();
  const query = productsApi.useAdminProductQuery(productId, { refetchOnMountOrArgChange: true });
  const { currentData: product } = query;
  return (
    <AdminFrame page="products">
      <p className="a-row">
        <Link className="a-link a-small" to={links.admin('products-manager')}>
          {t('products.back')}
        </Link>
      </p>
      <QueryStates
        query={query}
        missing={{ title: t('products.notFound'), back: t('products.back'), href: links.admin('products-manager') }}
      />
      {product && (
        <AntdTheme language={language}>
          <div className="a-row">
            <h2>{product.texts[language].name || product.id}</h2>
            <StatusBadge product={product} />
            <span className="a-code">{product.id}</span>
            <Link className="a-link a-small" to={links.productPreview(product.id)}>
              {t('products.preview')}
            </Link>
            {product.status === 'published' && !saleToCome(product) && (
              <Link className="a-link a-small" to={links.product(product.id)}>
                {t('products.inStore')}
              </Link>
            )}
          </div>
          <ProductForm key={product.id} product={product} />
          <ProductImage product={product} />
          <ProductFiles product={product} />
        </AntdTheme>
      )}
    </AdminFrame>
  );
}
