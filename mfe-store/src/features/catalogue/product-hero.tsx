import { links, type Product } from '@arcada/contracts';
import { Tag } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BuyProduct } from './buy-product.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductRating } from './product-rating.tsx';

interface ProductHeroProps {
  product: Product;
  /** In place of price and button. */
  action?: ReactNode;
}

/** Picture beside name, price and what a buyer decides by. */
export function ProductHero({ product, action }: ProductHeroProps) {
  const { t } = useTranslation('store');
  return (
    <div className="store-hero">
      <ProductGallery key={product.id} product={product} />
      <div className="store-hero-text">
        <p className="a-row">
          <Tag>{t(`type.${product.type}`)}</Tag>
          <Tag>{t(`category.${product.category}`)}</Tag>
        </p>
        <h1>{product.name}</h1>
        <p className="a-lead">{product.description}</p>
        {product.producer && (
          <p>
            {t('product.by')}{' '}
            <Link className="a-link" to={links.author(product.producer.id)}>
              {product.producer.name}
            </Link>
          </p>
        )}
        {product.reviewCount > 0 && (
          <a href="#reviews" className="store-plain-link">
            <ProductRating product={product} />
          </a>
        )}
        {action ?? <BuyProduct key={product.id} product={product} />}
        <dl className="a-facts">
          <Fact term={t('product.compatibility')}>{product.compatibility}</Fact>
          <Fact term={t('product.version')}>{product.version}</Fact>
          <Fact term={t('product.file')}>
            {product.download.fileName} · {Math.max(1, Math.round(product.download.bytes / 1024))} KB
          </Fact>
        </dl>
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="a-fact">
      <dt className="a-fact-term">{term}</dt>
      <dd className="a-fact-detail">{children}</dd>
    </div>
  );
}
