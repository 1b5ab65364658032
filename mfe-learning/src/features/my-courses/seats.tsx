import { Disclosure, SpinnerBlock } from '@arcada/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// Most have no seats to give, and antd's tables come with them.
const SeatList = lazy(async () => {
  const { SeatList } = await import(/* webpackChunkName: "seat-list" */ './seat-list.tsx');
  return { default: SeatList };
});

/** Closed at first: most look at their courses to go on with them. */
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
