import { isWholeLetter, type Letter, languages } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScheduleDialog } from '../../shared/schedule-dialog.tsx';
import { useChosenTime } from '../../shared/use-chosen-time.ts';
import { useAudienceText } from './letter-audience.tsx';
import { lettersApi } from './letters.api.ts';
import { SendDialog } from './send-dialog.tsx';

/** What can become of a saved draft: a test to oneself, now to everyone, or at a time. */
export function SendButtons({ letter, disabled }: { letter: Letter; disabled: boolean }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [opened, setOpened] = useState<'send' | 'schedule'>();
  const [time, setTime] = useChosenTime(null);
  const [test, testing] = lettersApi.useAdminLetterTestMutation();
  const [send, sending] = lettersApi.useAdminLetterSendMutation();
  const audience = useAudienceText(letter);
  const { id, revision, texts } = letter;
  const whole = languages.filter((language) => isWholeLetter(texts[language]));
  const cannot = disabled || whole.length === 0;
  const handleTest = async () => {
    for (const language of whole) {
      const { error } = await test({ id, language });
      if (error !== undefined) return;
    }
    notify({ title: t('letters.tested', { count: whole.length }), tone: 'success' });
  };
  const handleSchedule = async (at: string) => {
    setOpened(undefined);
    setTime(at);
    const { error } = await send({ id, revision, at });
    if (error === undefined) notify({ title: t('letters.scheduled'), tone: 'success' });
  };
  const failed = testing.error ?? sending.error;
  return (
    <>
      <Button disabled={cannot} loading={testing.isLoading} onClick={() => void handleTest()}>
        {t('letters.test')}
      </Button>
      <Button disabled={cannot} onClick={() => setOpened('send')}>
        {t('letters.send')}
      </Button>
      <Button disabled={cannot} loading={sending.isLoading} onClick={() => setOpened('schedule')}>
        {t('letters.schedule')}
      </Button>
      {failed !== undefined && (
        <Notice tone="danger" live>
          {errorText(failed)}
        </Notice>
      )}
      {opened === 'send' && <SendDialog letter={letter} onClose={() => setOpened(undefined)} />}
      {opened === 'schedule' && (
        <ScheduleDialog
          title={t('letters.schedule')}
          note={t('letters.scheduleNote', {
            count: audience.total,
            number: audience.number,
            audience: audience.text,
          })}
          planned={time}
          onSchedule={(at) => void handleSchedule(at)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
