import { dateFormat, type Letter, numberFormat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, DefinitionList, Notice, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { lettersApi } from './letters.api.ts';

const shown = ['recipients', 'waiting', 'sent', 'bounced', 'left', 'failed', 'unsubscribed'] as const;

interface LetterProgressProps {
  letter: Letter;
  onContinue: () => void;
}

/** How far an issue is, and what became of its mails. */
export function LetterProgress({ letter, onContinue }: LetterProgressProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [ending, setEnding] = useState(false);
  const [finish] = lettersApi.useAdminLetterFinishMutation();
  const [stop, stopping] = lettersApi.useAdminLetterStopMutation();
  const { id, status, counts } = letter;
  const done = counts.recipients - counts.waiting;
  const number = numberFormat(language);
  const time = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const times = (['startedAt', 'endedAt'] as const).flatMap((key) => {
    const at = letter[key];
    return at ? [{ term: t(`letters.times.${key}`), detail: time.format(new Date(at)) }] : [];
  });
  const handleStop = async () => {
    const { error } = await stop(id);
    if (error === undefined) notify({ title: t('letters.stopped'), tone: 'success' });
  };
  return (
    <section className="admin-section" aria-labelledby="letter-progress">
      <h2 id="letter-progress">{t('letters.progress')}</h2>
      {letter.pausedFor && (
        <Notice tone="warning" title={t('letters.paused')}>
          {t('letters.pausedText')}
          {letter.lastRefusal && (
            <p>
              {t('letters.lastRefusal')} <q>{letter.lastRefusal}</q>
            </p>
          )}
        </Notice>
      )}
      <progress
        className="admin-letter-progress"
        aria-labelledby="letter-progress"
        max={Math.max(1, counts.recipients)}
        value={done}
      />
      <p role="status">
        {t('letters.progressText', {
          done: number.format(done),
          count: counts.recipients,
          number: number.format(counts.recipients),
        })}
      </p>
      <DefinitionList
        items={[
          ...times,
          ...shown.map((key) => ({ term: t(`letters.counts.${key}`), detail: number.format(counts[key]) })),
        ]}
      />
      {stopping.error !== undefined && <Notice tone="danger">{errorText(stopping.error)}</Notice>}
      <div className="a-row">
        {status === 'sending' && (
          <Button variant="danger" loading={stopping.isLoading} onClick={() => void handleStop()}>
            {t('letters.stop')}
          </Button>
        )}
        {status === 'stopped' && (
          <>
            <Button variant="primary" onClick={onContinue}>
              {t('letters.continue')}
            </Button>
            <Button onClick={() => setEnding(true)}>{t('letters.finish')}</Button>
          </>
        )}
      </div>
      {ending && (
        <ConfirmDialog
          title={t('letters.finishTitle')}
          confirmLabel={t('letters.finish')}
          doneText={t('letters.finished')}
          onConfirm={() => finish(id)}
          onClose={() => setEnding(false)}
        >
          {t('letters.finishText', { count: counts.waiting, number: number.format(counts.waiting) })}
        </ConfirmDialog>
      )}
    </section>
  );
}
