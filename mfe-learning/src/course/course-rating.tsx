import type { CourseSummary } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Rating } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Stars, their number and how many gave them. */
export function CourseRating({ course }: { course: Pick<CourseSummary, 'rating' | 'reviewCount'> }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { reviewCount: count } = course;
  if (count === 0) return <span className="a-small a-mute">{t('course.noReviews')}</span>;
  const rating = course.rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Rating value={course.rating} label={t('card.rating', { rating, count })}>
      <span aria-hidden="true">
        {rating} · {t('card.reviews', { count })}
      </span>
    </Rating>
  );
}
