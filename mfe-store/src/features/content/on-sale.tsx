import {
  dateFormat,
  fileSize,
  formatPrice,
  links,
  type ManagedProduct,
  type OwnProduct,
  saleToCome,
} from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, Disclosure, LinkButton, Notice } from '@arcada/ui';
import { Link } from 'react-router-dom';
import { useContentTexts } from '../../shared/content-texts.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { ownProductsApi } from './content.api.ts';
import { ProductFigures } from './product-figures.tsx';

/** What buyers have, and the way to the next edition of it. */
export function OnSale({ own, product }: { own: OwnProduct; product: ManagedProduct }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const [begin, { isLoading, error }] = ownProductsApi.useStoreOwnProductEditionMutation();
  const { id, status, price, version } = product;
  const isPublished = status === 'published';
  const { language } = useLanguage();
  const from = saleToCome(product);
  const time = from && dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(from);
  const reviews = ownProductsApi.useStoreOwnProductReviewsQuery(
    { id, show: 'unanswered' },
    { refetchOnMountOrArgChange: 5 },
  );
  const count = reviews.data?.unanswered ?? 0;
  return (
    <>
      <Notice
        title={t(`onSale.${from ? 'scheduled' : status}`, { price: formatPrice(price), version, time })}
        actions={
          <div className="a-row">
            {!own.edition && isPublished && (
              <Button size="small" variant="primary" loading={isLoading} onClick={() => void begin(id)}>
                {t('revise')}
              </Button>
            )}
            {isPublished && !from && (
              <LinkButton component={Link} to={links.product(id)} size="small">
                {t('onSite')}
              </LinkButton>
            )}
            <LinkButton component={Link} to="?part=reviews" size="small">
              {count > 0 ? t('reviews.ofOpen', { count }) : t('reviews.of')}
            </LinkButton>
            {error !== undefined && <span role="alert">{errorText(error)}</span>}
          </div>
        }
      >
        {t(own.edition ? 'onSale.withDraft' : `onSale.${status}Text`)}
      </Notice>
      <ProductFigures id={id} />
      <Versions id={id} />
    </>
  );
}

/** Files that buyers have or have had, or will have once it is on sale, newest first. */
function Versions({ id }: { id: string }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const query = ownProductsApi.useStoreOwnProductVersionsQuery(id, { refetchOnMountOrArgChange: true });
  const date = dateFormat(language, { dateStyle: 'medium' });
  return (
    <Disclosure level={2} title={t('versions', { count: query.data?.length ?? 0 })}>
      <QueryStates query={query} />
      <ul className="a-list store-own-versions">
        {query.data?.map((file) => (
          <li key={file.id}>
            <p className="a-row">
              <strong>{file.version}</strong>
              {file.current && <Badge tone="success">{t('current')}</Badge>}
              <span className="a-small a-mute">{date.format(new Date(file.addedAt))}</span>
            </p>
            <p className="a-small">
              {file.name} · {fileSize(file.bytes, language)}
            </p>
            <p className="a-small a-mute">
              SHA-256 <code className="a-code">{file.sha256}</code>
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
