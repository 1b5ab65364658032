import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { learnerApi } from '../../shared/lesson/learner.api.ts';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';
import { useNoteDraft } from './note-draft.ts';
import '../../shared/lesson/learner.css';

interface UnsentNoteProps extends LessonKey {
  title: string;
  onSaved: () => void;
}

/** What was being written when the course was closed; it can still be saved. */
export function UnsentNote({ title, onSaved, ...key }: UnsentNoteProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const draft = useNoteDraft(key);
  const [add, { isLoading, error }] = learnerApi.useLearningNoteAddMutation();
  const { text, at } = draft.value;
  if (!text.trim()) return null;
  const handleSave = async () => {
    const { error: failure } = await add({ ...key, atSeconds: Math.floor(at ?? 0), text: text.trim() });
    if (failure) return;
    draft.clear(draft.value);
    onSaved();
  };
  return (
    <Notice
      title={t('learn.unsentNote', { title })}
      actions={
        <Button size="small" loading={isLoading} loadingLabel={t('common.saving')} onClick={() => void handleSave()}>
          {t('notes.save')}
        </Button>
      }
    >
      <p className="learn-written">{text}</p>
      {error && (
        <p className="a-field-error" role="alert">
          {t('notes.failed', { message: errorText(error) })}
        </p>
      )}
    </Notice>
  );
}
