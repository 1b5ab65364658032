import { type CourseSummary, cartLimits, formatPrice, links } from '@arcada/contracts';
import { setCartDrawer, useCart } from '@arcada/platform';
import { QuantityStepper } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { AddCourseButton } from './add-course-button.tsx';
import { VolumeNote } from './volume-note.tsx';
import './buy-seats.css';

/** For those who have bought the course before: as many seats more as are chosen. */
export function BuySeats({ course }: { course: Pick<CourseSummary, 'id' | 'title' | 'price'> }) {
  const { t } = useTranslation('learning');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { lines } = useCart();
  const [count, setCount] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const held = lines.find(({ courseId }) => courseId === course.id)?.quantity ?? 0;
  // With a full line one is still offered: the cart says why it takes no more.
  const max = Math.max(1, cartLimits.maxQuantity - held);
  const seats = Math.min(count, max);
  const handleView = () => {
    dispatch(setCartDrawer(false));
    void navigate(links.cart());
  };
  return (
    <div className="learn-more-seats" onInput={() => setRefused(false)}>
      <div>
        <QuantityStepper
          value={seats}
          max={max}
          label={t('seats.number')}
          fieldLabel={t('seats.number')}
          decreaseLabel={t('seats.fewer')}
          increaseLabel={t('seats.oneMore')}
          onChange={(wanted) => {
            setRefused(false);
            setCount(wanted);
          }}
          onOutOfRange={() => setRefused(true)}
          refused={isRefused}
          fieldRef={field}
        />
        <AddCourseButton
          course={course}
          seats={seats}
          isReady={() => {
            if (isRefused) field.current?.focus();
            return !isRefused;
          }}
          addedTitle={t('seats.added', { count: seats })}
          addedText={t('seats.addedText', { count: seats, title: course.title })}
          action={{ label: t('seats.viewCart'), onPress: handleView }}
        >
          {t('seats.more')}
        </AddCourseButton>
      </div>
      {isRefused && (
        <p className="a-field-error" role="alert">
          {t('seats.numberRange', { max })}
        </p>
      )}
      <p className="a-small a-mute">
        {t('seats.each', { price: formatPrice(course.price) })} <VolumeNote />
      </p>
    </div>
  );
}
