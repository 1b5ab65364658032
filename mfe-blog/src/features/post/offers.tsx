import { formatPrice, type Post } from '@arcada/contracts';
import { ArrowIcon, Art } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Offer, offersApi, soughtFor, subjectsOf } from './offers.api.ts';

const { useBlogOfferedProductQuery, useBlogOfferedCourseQuery, useBlogOfferedServiceQuery, useBlogOfferedToolQuery } =
  offersApi;

/** What helps with the post's subject: a product, a course, a tool of the site, a service. What is missing is left out. */
export function Offers({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  const subjects = subjectsOf(post);
  const sought = soughtFor(post);
  const offers = [
    { kind: 'tool', offer: useBlogOfferedToolQuery(subjects).data },
    { kind: 'product', offer: useBlogOfferedProductQuery(sought).data },
    { kind: 'course', offer: useBlogOfferedCourseQuery(sought).data },
    { kind: 'service', offer: useBlogOfferedServiceQuery(subjects).data },
  ];
  const found = offers.flatMap(({ kind, offer }) => (offer ? [{ kind, offer }] : []));
  if (found.length === 0) return null;
  return (
    <section className="blog-offers">
      <h2>{t('post.offers')}</h2>
      <ul className="a-list blog-offer-list">
        {found.map(({ kind, offer }) => (
          <OfferItem key={kind} label={t(`post.offer.${kind}`)} offer={offer} free={kind === 'tool'} />
        ))}
      </ul>
    </section>
  );
}

function OfferItem({ label, offer, free }: { label: string; offer: Offer; free: boolean }) {
  const { t } = useTranslation('blog');
  return (
    <li className="a-card a-card--padded blog-offer">
      <Art shape="thumb" src={offer.imageUrl} fallback={<ArrowIcon />} />
      <div className="blog-offer-text">
        <p className="a-eyebrow">{label}</p>
        <h3 className="blog-offer-title">
          <Link to={offer.path} className="a-card-link">
            {offer.title}
          </Link>
        </h3>
        <p className="a-mute a-small blog-offer-words">{offer.text}</p>
        {free && <p className="a-small">{t('post.offerFree')}</p>}
        {offer.price !== undefined && <p className="a-price a-price--small">{formatPrice(offer.price)}</p>}
        {offer.priceFrom !== undefined && (
          <p className="a-price a-price--small">{t('post.offerFrom', { price: formatPrice(offer.priceFrom) })}</p>
        )}
      </div>
    </li>
  );
}
