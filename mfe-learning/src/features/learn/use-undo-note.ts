import type { LessonNote } from '@arcada/contracts';
import { undoMilliseconds, useErrorText } from '@arcada/platform';
import { notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { learnerApi } from '../../shared/lesson/learner.api.ts';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';

/** Says that a note was removed, and offers to write it again at its time. */
export function useUndoNote(key: LessonKey) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [add] = learnerApi.useLearningNoteAddMutation();
  const write = async (note: LessonNote) => {
    const { error } = await add({ ...key, atSeconds: note.atSeconds, text: note.text });
    if (!error) return;
    notify({
      title: t('notes.failed', { message: errorText(error) }),
      tone: 'danger',
      action: { label: t('common.retry'), onPress: () => void write(note) },
      duration: undoMilliseconds,
    });
  };
  return (note: LessonNote) =>
    notify({
      title: t('notes.removed'),
      action: { label: t('common.undo'), onPress: () => void write(note) },
      duration: undoMilliseconds,
    });
}
