import type { CourseSummary } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { AverageRating } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

export function CourseRating({ course }: { course: Pick<CourseSummary, 'rating' | 'reviewCount'> }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  if (course.reviewCount === 0) return <span className="a-small a-mute">{t('course.noReviews')}</span>;
  return (
    <AverageRating
      average={course.rating}
      locale={language}
      starsLabel={(rating) => t('common.rating', { rating })}
      reviews={t('card.reviews', { count: course.reviewCount })}
    />
  );
}
