import type { AuthoredCourse, AuthoredLesson } from '@arcada/contracts';
import { isApiError, type PlatformDispatch } from '@arcada/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { authoringApi, type LessonChange } from './authoring.api.ts';

/** One change of a lesson's media, made from the lesson as it is at that moment. */
export interface MediaChange {
  of: (lesson: AuthoredLesson) => LessonChange;
  /** The single file that it replaces; absent for lists, whose changes go together. */
  place?: { label: string; fileIn: (lesson: AuthoredLesson) => string | null };
}
interface Conflict {
  change: MediaChange;
  /** The lesson as it was saved elsewhere. */
  now: AuthoredLesson;
}

/** How often a save begins anew because others have saved meanwhile. */
const mostAttempts = 4;

/**
 * Saves media unless they were changed since they were shown. Then it is tried again on what is
 * there now; only when the same file was replaced on both sides, the author is asked.
 */
export function useMediaSave(courseId: string, lesson: AuthoredLesson, onSaved: (course: AuthoredCourse) => void) {
  const dispatch = useDispatch<PlatformDispatch>();
  const [send, sending] = authoringApi.useLearningContentLessonChangeMutation();
  const [conflict, setConflict] = useState<Conflict>();
  const fetchLesson = async () => {
    const options = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(authoringApi.endpoints.learningContentCourse.initiate(courseId, options));
    return data && lessonIn(data, lesson.id);
  };
  /** Whether it was saved. */
  const save = async (change: MediaChange, from: AuthoredLesson = lesson): Promise<boolean> => {
    setConflict(undefined);
    let now = from;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const what = { id: courseId, lessonId: lesson.id, change: change.of(now), ifMatch: now.mediaVersion };
      const { data, error } = await send(what);
      if (data) onSaved(data);
      if (!isOutdated(error)) return error === undefined;
      const fresh = await fetchLesson();
      if (!fresh) return false;
      if (change.place && change.place.fileIn(fresh) !== change.place.fileIn(from)) {
        sending.reset();
        setConflict({ change, now: fresh });
        return false;
      }
      now = fresh;
    }
    return false;
  };
  return {
    save,
    isLoading: sending.isLoading,
    error: sending.error,
    conflict: conflict?.change.place && {
      label: conflict.change.place.label,
      file: conflict.change.place.fileIn(conflict.now),
    },
    /** Replaces what was saved elsewhere. */
    insist: async () => conflict && save(conflict.change, conflict.now),
    giveWay: () => setConflict(undefined),
  };
}

const isOutdated = (error: unknown) => isApiError(error) && error.status === 412;
const lessonIn = ({ chapters }: AuthoredCourse, id: string) =>
  chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
