import { Disclosure, SpinnerBlock } from '@arcada/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// Most users have no seats to give away, and antd's tables come with them.
const SeatList = lazy(async () => {
  const { SeatList } = await import(/* webpackChunkName: "seat-list" */ './seat-list.tsx');
  return { default: SeatList };
});

/** Closed at first: most people come here to resume a course. */
export function Seats({ courseId, count }: { courseId: string; count: number }) {
  const { t } = useTranslation('learning');
  return (
    <Disclosure title={t('seats.open', { count })}>
      <Suspense fallback={<SpinnerBlock label={t('common.loading')} />}>
        <SeatList courseId={courseId} />
      </Suspense>
    </Disclosure>
  );
}
