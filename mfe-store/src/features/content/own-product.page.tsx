import { links } from '@arcada/contracts';
import { isApiError, useHead, useLanguage } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { AntdTheme, DraftTitle } from '@arcada/ui/forms';
import { Link, useParams } from 'react-router-dom';
import '../../shared/commerce.css';
import { QueryStates } from '../../shared/query-states.tsx';
import { ownProductsApi } from './content.api.ts';
import './content.css';
import { useContentTexts } from '../../shared/content-texts.ts';
import { OnSale } from './on-sale.tsx';
import { ProductEditor } from './product-editor.tsx';
import { EditionStatus, ProductStatus } from './product-status.tsx';

/** A producer's own product, or a new one. */
export function Component() {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const query = ownProductsApi.useStoreOwnProductQuery(id, { skip: isNew, refetchOnMountOrArgChange: true });
  const { currentData: own, error } = query;
  const isMissing = isApiError(error) && error.status === 404;
  const written = own?.edition ?? own?.product;
  const name = written?.texts[language].name || written?.texts.en.name || own?.id;
  const sentBack = own?.edition?.status === 'draft' && own.edition.adminNote !== null;
  useHead({ title: name ?? t(isNew ? 'new' : 'title'), noIndex: true });
  return (
    <AntdTheme language={language}>
      <div className="a-container commerce-page">
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
                <ProductStatus product={{ status: own.product?.status ?? null }} />
                <EditionStatus product={{ edition: own.edition?.status ?? null, sentBack }} />
              </span>
            )}
          </div>
        )}
        {own?.product && <OnSale own={own} product={own.product} />}
        {(own?.edition || isNew) && <ProductEditor key={id} edition={own?.edition ?? undefined} />}
      </div>
    </AntdTheme>
  );
}
