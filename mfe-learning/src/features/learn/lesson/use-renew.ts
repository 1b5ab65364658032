import type { PlatformDispatch } from '@arcada/platform';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { lessonApi } from '../../../shared/lesson/lesson.api.ts';

/** Refetches the lesson, bypassing the cache: its signed addresses are valid only for a short time. */
export function useRenew(courseId: string, lessonId: string) {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(async () => {
    const query = dispatch(
      lessonApi.endpoints.learningLesson.initiate({ courseId, lessonId }, { forceRefetch: true, subscribe: false }),
    );
    const { data } = await query;
    return data?.video ?? undefined;
  }, [dispatch, courseId, lessonId]);
}
