import type { Course } from '@arcada/contracts';
import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Rating, RatingHistogram } from '@arcada/ui';
import { ReviewReply } from '@arcada/ui/review-reply';
import { useTranslation } from 'react-i18next';
import { CourseRating } from './course-rating.tsx';

/** Reviews by learners: the average, the distribution, and the newest in full. */
export function CourseReviews({ course }: { course: Course }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section id="reviews">
      <h2>{t('course.reviews')}</h2>
      {course.reviewCount === 0 ? (
        <p className="a-mute">{t('course.noReviews')}</p>
      ) : (
        <div className="learn-reviews">
          <div className="a-stack">
            <CourseRating course={course} />
            <RatingHistogram
              counts={course.reviewHistogram}
              caption={t('course.histogram')}
              starsLabel={(count) => t('common.stars', { count })}
            />
          </div>
          <ul className="a-list">
            {course.reviews.map((review) => (
              <li key={review.id} className="learn-review">
                <p className="a-row">
                  <strong>{review.authorName}</strong>
                  <Rating value={review.rating} label={t('common.stars', { count: review.rating })} />
                  <time className="a-small a-mute" dateTime={review.createdAt}>
                    {date.format(new Date(review.createdAt))}
                  </time>
                </p>
                <p>{review.text}</p>
                {review.reply && <ReviewReply reply={review.reply} from={t('course.reply')} date={date} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
