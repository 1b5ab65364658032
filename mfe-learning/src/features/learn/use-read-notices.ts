import type { LessonQuestion } from '@arcada/contracts';
import { useEffect } from 'react';
import { noticesApi } from '../../shared/notices.api.ts';

/** Ids of others' answers to the reader's own questions; empty without any. */
export const answersTo = (questions: readonly LessonQuestion[] = []): string =>
  questions
    .flatMap(({ mine, answers }) => (mine ? answers.flatMap((answer) => (answer.mine ? [] : answer.id)) : []))
    .join();

/** What notices lead to is on the page: they no longer wait to be read. Asks anew when `shown` changes; empty: not yet. */
export function useReadNotices(path: string, shown: string): void {
  const isShown = shown !== '';
  const { data } = noticesApi.useLearningUnreadNoticesQuery(undefined, {
    skip: !isShown,
    refetchOnMountOrArgChange: true,
  });
  const [read] = noticesApi.useLearningReadNoticesMutation();
  const waits = (data?.unread ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers may have notices of their own
  useEffect(() => {
    if (waits && isShown) void read({ path });
  }, [waits, path, shown, isShown, read]);
}
