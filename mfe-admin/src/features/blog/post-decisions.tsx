import { type AdminPost, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, Dialog } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedButton } from '../../shared/pressed-button.ts';
import { ScheduleDialog } from '../../shared/schedule-dialog.tsx';
import { SendBackDialog } from '../../shared/send-back-dialog.tsx';
import { useChosenTime } from '../../shared/use-chosen-time.ts';
import { missingIn } from './post-fields.ts';
import type { Decision, PostEditor, PostStep } from './use-post-editor.ts';

/** What can become of a post in its status; the texts are saved with it. */
export function PostDecisions({ editor, post }: { editor: PostEditor; post: AdminPost }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [scheduling, setScheduling] = useState(false);
  const [sendingBack, setSendingBack] = useState(false);
  const [asking, setAsking] = useState(false);
  const { status, publishedAt, editionOf } = post;
  const [time, setTime] = useChosenTime(publishedAt);
  const isPublic = status === 'published';
  const wasPublic = publishedAt !== null && new Date(publishedAt).getTime() <= Date.now();
  const decide = (decision: Decision) => void editor.submit(decision);
  const publish = () =>
    decide({
      // A post that returns keeps its time.
      change: { status: 'published', ...(!wasPublic && { publishedAt: null }) },
      said: 'published',
    });
  const missing = missingIn(editor.fields);
  const named = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    missing.map((each) => t(`languages.${each}`)),
  );
  // Without any text the form says so itself.
  const isPartial = missing.length > 0 && missing.length < languages.length;
  const schedule = (at: string) => {
    setScheduling(false);
    setTime(at);
    decide({ change: { status: 'published', publishedAt: at }, said: 'scheduled' });
  };
  const sendBack = (note: string) => {
    setSendingBack(false);
    decide({ change: { status: 'draft', note }, said: 'sentBack' });
  };
  // Not disabled: a browser takes the focus from that.
  const of = (step: PostStep) => ({
    ...pressedButton(editor.pending, step),
    'aria-disabled': editor.refused !== undefined || undefined,
  });
  /** Nothing is decided before the post was looked at again. */
  const unlessRefused = (work: () => void) => () => {
    if (!editor.refused) work();
  };
  return (
    <>
      {!isPublic && (
        <>
          <Button {...of('published')} onClick={unlessRefused(isPartial ? () => setAsking(true) : publish)}>
            {t('posts.publish')}
          </Button>
          {!editionOf && (
            <Button {...of('scheduled')} onClick={unlessRefused(() => setScheduling(true))}>
              {t(status === 'scheduled' ? 'posts.reschedule' : 'posts.schedule')}
            </Button>
          )}
        </>
      )}
      {status === 'submitted' && (
        <Button {...of('sentBack')} onClick={unlessRefused(() => setSendingBack(true))}>
          {t('posts.sendBack')}
        </Button>
      )}
      {status !== 'draft' && status !== 'submitted' && (
        <Button {...of('withdrawn')} onClick={() => decide({ change: { status: 'draft' }, said: 'withdrawn' })}>
          {t('posts.withdraw')}
        </Button>
      )}
      {status !== 'archived' && !editionOf && (
        <Button {...of('archived')} onClick={() => decide({ change: { status: 'archived' }, said: 'archived' })}>
          {t('posts.archive')}
        </Button>
      )}
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t('posts.publishTitle')}
          closeLabel={t('common.close')}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsking(false);
                  publish();
                }}
              >
                {t('posts.publishAnyway')}
              </Button>
            </>
          }
        >
          <p>{t('posts.untranslated', { languages: named })}</p>
        </Dialog>
      )}
      {sendingBack && (
        <SendBackDialog onSend={sendBack} onClose={() => setSendingBack(false)}>
          {t('posts.sendBackText')}
        </SendBackDialog>
      )}
      {scheduling && (
        <ScheduleDialog
          title={t('posts.schedule')}
          note={
            isPartial
              ? `${t('posts.scheduleNote')} ${t('posts.untranslated', { languages: named })}`
              : t('posts.scheduleNote')
          }
          planned={time}
          onSchedule={schedule}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}
