import type { CourseSummary } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { AddCourseButton } from './add-course-button.tsx';

/** For those who have bought the course before. */
export function BuySeats({ course }: { course: Pick<CourseSummary, 'id' | 'title' | 'price'> }) {
  const { t } = useTranslation('learning');
  return (
    <AddCourseButton course={course} addedText={t('seats.addedText', { title: course.title })}>
      {t('seats.more')}
    </AddCourseButton>
  );
}
