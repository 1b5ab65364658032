import type { AssistantGap } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { CloseDialog } from '../../shared/close-dialog.tsx';
import { questionsApi } from './questions.api.ts';

/** A question is closed with a note of why, or opened again. */
export function QuestionDialog({ gap, onClose }: { gap: AssistantGap; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [decide] = questionsApi.useAdminQuestionDecideMutation();
  const closed = gap.closedAt === null;
  return (
    <CloseDialog
      title={t(closed ? 'questions.closeTitle' : 'questions.reopenTitle')}
      confirmLabel={t(closed ? 'questions.close' : 'questions.reopen')}
      doneText={t(closed ? 'questions.closed' : 'questions.reopened')}
      noteHint={t('questions.noteHint')}
      note={gap.note}
      most={500}
      onDecide={(note) => decide({ id: gap.id, closed, note })}
      onClose={onClose}
      about={<q lang={gap.language}>{gap.question}</q>}
    >
      {t(closed ? 'questions.closeText' : 'questions.reopenText')}
    </CloseDialog>
  );
}
