import { type AdminPost, languages } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedButton } from '../../shared/pressed-button.ts';
import { ScheduleDialog } from '../../shared/schedule-dialog.tsx';
import { SendBackDialog } from '../../shared/send-back-dialog.tsx';
import { useChosenTime } from '../../shared/use-chosen-time.ts';
import { missingIn } from './post-fields.ts';
import { PostRefusal } from './post-refusal.tsx';
import type { Decision, PostEditor, PostStep } from './use-post-editor.ts';

interface PostDecisionsProps {
  editor: PostEditor;
  post: AdminPost;
  /** The dialog for the note is open, whose button may be gone when it is closed: the form's bar takes the focus. */
  sendingBack: boolean;
  onSendBack: (isOpen: boolean) => void;
}

/** What can become of a post in its status; the texts are saved with it. */
export function PostDecisions({ editor, post, sendingBack, onSendBack }: PostDecisionsProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [scheduling, setScheduling] = useState(false);
  /** What was refused in this dialog, not before. */
  const [answered, setAnswered] = useState(false);
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
  // The dialog stays until it is done: the note and the pressed button are in it.
  const sendBack = async (note: string) => {
    setAnswered(true);
    const outcome = await editor.submit({ change: { status: 'draft', note }, said: 'sentBack' });
    if (outcome !== 'refused') onSendBack(false);
  };
  const refusal = editor.refused ? (
    <PostRefusal seen={editor.refused} post={post} />
  ) : (
    answered &&
    editor.saving.error !== undefined && (
      <Notice tone="danger" live>
        {errorText(editor.saving.error)}
      </Notice>
    )
  );
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
        <Button
          {...of('sentBack')}
          onClick={unlessRefused(() => {
            setAnswered(false);
            onSendBack(true);
          })}
        >
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
        <SendBackDialog
          kept={{
            note: editor.note,
            onNote: editor.setNote,
            sending: editor.pending === 'sentBack',
            refusal,
            isBlocked: editor.refused !== undefined,
          }}
          onSend={(note) => void sendBack(note)}
          onClose={() => onSendBack(false)}
        >
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
