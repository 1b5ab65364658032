import { useDraft } from '@arcada/platform';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';

interface NoteDraft {
  text: string;
  /** The video's position when the writing began: that is what the note is about. */
  at?: number | undefined;
}
const noNote: NoteDraft = { text: '' };

/** A new note that isn't saved yet. */
export const useNoteDraft = ({ courseId, lessonId }: LessonKey) => useDraft(`note ${courseId} ${lessonId}`, noNote);
