import { type Letter, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { useAudienceText } from './letter-audience.tsx';
import { lettersApi } from './letters.api.ts';

/** Asks before an issue goes to everyone, or on to those who haven't got it. */
export function SendDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [send] = lettersApi.useAdminLetterSendMutation();
  // Who is subscribed changes while an issue is written.
  const fresh = lettersApi.useAdminLetterQuery(letter.id, { refetchOnMountOrArgChange: true });
  const now = fresh.currentData ?? letter;
  const { total: count, text } = useAudienceText(now);
  const { id, revision, status, pace, missing } = letter;
  const isStopped = status === 'stopped';
  const number = numberFormat(language).format(count);
  // Refused mails that go out again aren't among the waiting ones.
  const left = isStopped ? Math.max(0, now.counts.waiting - count) : 0;
  const minutes = Math.ceil(count / pace);
  return (
    <ConfirmDialog
      title={t(isStopped ? 'letters.continue' : 'letters.send')}
      confirmLabel={t(isStopped ? 'letters.continueTo' : 'letters.sendTo', { count, number })}
      doneText={t('letters.started')}
      disabled={count === 0 || fresh.isFetching}
      onConfirm={() => send({ id, revision })}
      onClose={onClose}
    >
      {count === 0 && t('letters.nobody')}
      {count > 0 && isStopped && `${t('letters.continueText', { count, number })} `}
      {left > 0 && `${t('letters.leftSince', { count: left, number: numberFormat(language).format(left) })} `}
      {count > 0 && !isStopped && `${t('letters.sendText', { count, number, audience: text })} `}
      {count > 0 && !isStopped && missing.length > 0 && `${t('letters.sendMissing')} `}
      {count > 0 && ` ${t('letters.duration', { count: minutes })}`}
    </ConfirmDialog>
  );
}
