import { formatPrice, type Product } from '@arcada/contracts';
import { Art, CartIcon, Tag } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { ProductRating } from './product-rating.tsx';

/** Picture beside name, price and what a buyer decides by. */
export function ProductHero({ product }: { product: Product }) {
  const { t } = useTranslation('store');
  return (
    <div className="store-hero">
      <Art shape="framed" eager src={product.imageUrl} fallback={<CartIcon size={64} />} />
      <div className="store-hero-text">
        <p className="a-row">
          <Tag>{t(`type.${product.type}`)}</Tag>
          <Tag>{t(`category.${product.category}`)}</Tag>
        </p>
        <h1>{product.name}</h1>
        <p className="a-lead">{product.description}</p>
        {product.reviewCount > 0 && (
          <a href="#reviews" className="store-plain-link">
            <ProductRating product={product} />
          </a>
        )}
        <div className="store-buy">
          <span className="a-price a-price--large">{formatPrice(product.price)}</span>
          <AddToCartButton product={product} variant="primary" size="large" />
        </div>
        <p className="a-small a-mute">{t('product.licenceNote')}</p>
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

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="a-fact">
      <dt className="a-fact-term">{term}</dt>
      <dd className="a-fact-detail">{children}</dd>
    </div>
  );
}
