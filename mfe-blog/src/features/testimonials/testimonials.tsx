import type { PrefetchContext } from '@arcada/platform';
import { EmptyState, ListingSection, Skeleton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Voice } from '../../shared/voice.tsx';
import { testimonialsApi } from './testimonials.api.ts';

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
      {(testimonial) => <Voice key={testimonial.id} testimonial={testimonial} />}
    </ListingSection>
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
