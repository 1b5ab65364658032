import { type Course, cartLimits, formatPrice } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { VolumeNote } from '../enrolment/volume-note.tsx';

export const teamPartId = 'team';

/** How seats are bought for several people, and what their buyer can do with them. */
export function CourseTeam({ course }: { course: Pick<Course, 'price'> }) {
  const { t } = useTranslation('learning');
  return (
    <section id={teamPartId}>
      <h2>{t('course.team')}</h2>
      <ul className="learn-points">
        <li>{t('course.teamSeats', { max: cartLimits.maxQuantity, price: formatPrice(course.price) })}</li>
        <li>
          <VolumeNote />
        </li>
        <li>{t('course.teamInvite')}</li>
        <li>{t('course.teamProgress')}</li>
        <li>{t('course.teamInvoice')}</li>
      </ul>
    </section>
  );
}
