import type { Testimonial } from '@arcada/contracts';
import { numberFormat } from '@arcada/contracts';
import { type PrefetchContext, useLanguage } from '@arcada/platform';
import { Avatar, EmptyState, ListingSection, Rating, Skeleton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { testimonialsApi } from './testimonials.api.ts';
import './testimonials.css';

export const prefetch = ({ dispatch }: PrefetchContext) =>
  dispatch(testimonialsApi.endpoints.blogFeaturedTestimonials.initiate());

/** Home's section of testimonials. */
export function Component() {
  const { t } = useTranslation('blog');
  const query = testimonialsApi.useBlogFeaturedTestimonialsQuery();
  return (
    <ListingSection
      title={t('testimonials.title')}
      text={t('testimonials.text')}
      items={query.data}
      query={query}
      errorMessage={t('testimonials.error')}
      retryLabel={t('common.retry')}
      skeleton={<TestimonialSkeleton />}
      empty={<EmptyState title={t('testimonials.empty')} />}
    >
      {(testimonial) => <TestimonialCard key={testimonial.id} testimonial={testimonial} />}
    </ListingSection>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { rating, content, customerName, customerTitle, customerCompany, customerImageUrl } = testimonial;
  return (
    <figure className="a-card a-card--padded blog-voice">
      <Rating value={rating} label={t('common.rating', { rating: numberFormat(language).format(rating) })} />
      <blockquote className="blog-voice-words">{content}</blockquote>
      <figcaption className="blog-voice-person">
        <Avatar name={customerName} src={customerImageUrl} />
        <span>
          <span className="blog-voice-name">{customerName}</span>
          <span className="blog-voice-role">
            {customerTitle}
            {customerCompany && `, ${customerCompany}`}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

function TestimonialSkeleton() {
  return (
    <div className="a-card a-card--padded blog-voice" aria-hidden="true">
      <Skeleton width={84} height={16} />
      <Skeleton height={132} />
      <div className="blog-voice-person">
        <Skeleton width={40} height={40} />
        <Skeleton width={160} height={40} />
      </div>
    </div>
  );
}
