import type { ProductSummary } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { ProductCard } from './product-card.tsx';
import { useOwnedWords } from './use-owned.ts';

export function RelatedProducts({ products }: { products: ProductSummary[] }) {
  const { t } = useTranslation('store');
  const ownedWords = useOwnedWords();
  if (products.length === 0) return null;
  return (
    <section className="store-related">
      <h2>{t('product.related')}</h2>
      <div className="a-columns">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} owned={ownedWords(product.id)} />
        ))}
      </div>
    </section>
  );
}
