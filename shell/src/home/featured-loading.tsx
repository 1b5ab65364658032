import { CardSkeleton, Skeleton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Placeholder of a section while its area's code is loading: three cards, like the section itself. */
export function FeaturedLoading() {
  const { t } = useTranslation('shell');
  return (
    <section className="a-container a-section" aria-busy="true" aria-label={t('common.loading')}>
      <div className="f-featured-title">
        <Skeleton width={280} height={34} />
      </div>
      <div className="a-columns">
        {[1, 2, 3].map((number) => (
          <CardSkeleton key={number} />
        ))}
      </div>
    </section>
  );
}
