import { dateFormat, type Product, type ProductReview } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice, Rating, RatingHistogram } from '@arcada/ui';
import { ReviewReply } from '@arcada/ui/review-reply';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EndedReview, OwnReview } from './own-review.tsx';
import { ownerApi } from './owner.api.ts';
import { ProductRating } from './product-rating.tsx';
import { useNotOwned, useOwned } from './use-owned.ts';

/** The most that the API gives at once. */
const pageSize = 100;

/** What buyers wrote: the average of it, the distribution, every text; and the own review of who owns the product. */
export function ProductReviews({ product }: { product: Product }) {
  const { t } = useTranslation('store');
  const owned = useOwned(product.id);
  const notOwned = useNotOwned(product.id);
  return (
    <section id="reviews" className="store-section">
      <h2>{t('product.reviews')}</h2>
      {product.reviewCount === 0 ? (
        <p className="a-mute">{t('product.noReviews')}</p>
      ) : (
        <div className="store-reviews">
          <div className="a-stack">
            <ProductRating product={product} />
            <RatingHistogram
              counts={product.reviewHistogram}
              caption={t('product.histogram')}
              starsLabel={(stars) => t('common.stars', { count: stars })}
            />
          </div>
          <ReviewList key={product.id} product={product} />
        </div>
      )}
      {owned ? <OwnReview productId={product.id} /> : notOwned && <EndedReview productId={product.id} />}
    </section>
  );
}

function ReviewList({ product }: { product: Product }) {
  const { t } = useTranslation('store');
  /** Numbers of the pages that were asked for; at first the product's own ten are shown. */
  const [pages, setPages] = useState<number[]>([]);
  const shown = pages.length === 0 ? product.reviews.length : pages.length * pageSize;
  return (
    <div className="a-stack">
      {pages.length === 0 ? (
        <Reviews reviews={product.reviews} />
      ) : (
        pages.map((page) => <ReviewPage key={page} productId={product.id} page={page} />)
      )}
      {shown < product.reviewCount && (
        <div>
          <Button onClick={() => setPages([...pages, pages.length + 1])}>{t('review.more')}</Button>
        </div>
      )}
    </div>
  );
}

function ReviewPage({ productId, page }: { productId: string; page: number }) {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const { data, error } = ownerApi.useStoreReviewsQuery({ productId, page, pageSize });
  if (data) return <Reviews reviews={data.items} />;
  return error ? <Notice tone="danger">{errorText(error)}</Notice> : <p role="status">{t('common.loading')}</p>;
}

function Reviews({ reviews }: { reviews: readonly ProductReview[] }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ul className="a-list">
      {reviews.map((review) => (
        <li key={review.id} className="store-review">
          <p className="a-row">
            <strong>{review.authorName}</strong>
            <Rating value={review.rating} label={t('common.stars', { count: review.rating })} />
            <time className="a-small a-mute" dateTime={review.createdAt}>
              {date.format(new Date(review.createdAt))}
            </time>
          </p>
          {review.title && <h3 className="store-review-title">{review.title}</h3>}
          <p className="store-written">{review.text}</p>
          {review.reply && <ReviewReply reply={review.reply} from={t('product.reply')} date={date} />}
        </li>
      ))}
    </ul>
  );
}
