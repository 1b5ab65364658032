import { links } from '@arcada/contracts';
import { isApiError, useHead, useLanguage, useSession } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { AntdTheme, DraftTitle } from '@arcada/ui/forms';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import '../../shared/commerce.css';
import { QueryStates } from '../../shared/query-states.tsx';
import { ownProductsApi } from './content.api.ts';
import './content.css';
import { useContentTexts } from '../../shared/content-texts.ts';
import { OnSale } from './on-sale.tsx';
import { ProductEditor } from './product-editor.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { EditionStatus, ProductStatus } from './product-status.tsx';

/** A producer's own product, or a new one; or its reviews, which admins have for products of the house. */
export function Component() {
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const { hasRole } = useSession();
  const [search] = useSearchParams();
  const isReviews = search.get('part') === 'reviews' || hasRole(['admin']);
  return (
    <AntdTheme language={language}>
      <div className="a-container commerce-page">{isReviews ? <ProductReviews id={id} /> : <Own id={id} />}</div>
    </AntdTheme>
  );
}

function Own({ id }: { id: string }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const isNew = id === 'new';
  const query = ownProductsApi.useStoreOwnProductQuery(id, { skip: isNew, refetchOnMountOrArgChange: true });
  const { currentData: own, error } = query;
  const isMissing = isApiError(error) && error.status === 404;
  const written = own?.edition ?? own?.product;
  const name = written?.texts[language].name || written?.texts.en.name || own?.id;
  const sentBack = own?.edition?.status === 'draft' && own.edition.adminNote !== null;
  useHead({ title: name ?? t(isNew ? 'new' : 'title'), noIndex: true });
  return (
    <>
      <Link className="a-link a-small" to={links.contentProducts()}>
        {t('back')}
      </Link>
      {isMissing && <EmptyState title={t('notFound')} />}
      {!isNew && !isMissing && <QueryStates query={{ ...query, data: own }} />}
      {(own || isNew) && (
        <div className="a-row a-row--between">
          <DraftTitle status={own && (own.edition?.status ?? 'none')}>{name ?? t('new')}</DraftTitle>
          {own && (
            <span className="a-row">
              <ProductStatus product={own.product ?? { status: null, publishedAt: null }} />
              <EditionStatus product={{ edition: own.edition?.status ?? null, sentBack }} />
            </span>
          )}
        </div>
      )}
      {own?.product && <OnSale own={own} product={own.product} />}
      {(own?.edition || isNew) && <ProductEditor key={id} edition={own?.edition ?? undefined} />}
    </>
  );
}
