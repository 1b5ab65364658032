import type { AdminPost } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScheduleDialog } from '../../shared/schedule-dialog.tsx';
import type { PostEditor } from './use-post-editor.ts';

/** What can become of a post in its status; the texts are saved with it. */
export function PostDecisions({ editor, post }: { editor: PostEditor; post: AdminPost }) {
  const { t } = useTranslation('admin');
  const [scheduling, setScheduling] = useState(false);
  const { status, publishedAt } = post;
  const isPublic = status === 'published';
  const wasPublic = publishedAt !== null && new Date(publishedAt).getTime() <= Date.now();
  const publish = () =>
    editor.submit({
      // A post that returns keeps its time.
      change: { status: 'published', ...(!wasPublic && { publishedAt: null }) },
      said: 'published',
    });
  const schedule = (at: string) => {
    setScheduling(false);
    editor.submit({ change: { status: 'published', publishedAt: at }, said: 'scheduled' });
  };
  const disabled = editor.saving.isLoading;
  return (
    <>
      {!isPublic && (
        <>
          <Button disabled={disabled} onClick={publish}>
            {t('posts.publish')}
          </Button>
          <Button disabled={disabled} onClick={() => setScheduling(true)}>
            {t(status === 'scheduled' ? 'posts.reschedule' : 'posts.schedule')}
          </Button>
        </>
      )}
      {status !== 'draft' && (
        <Button disabled={disabled} onClick={() => editor.submit({ change: { status: 'draft' }, said: 'withdrawn' })}>
          {t(status === 'submitted' ? 'posts.sendBack' : 'posts.withdraw')}
        </Button>
      )}
      {status !== 'archived' && (
        <Button disabled={disabled} onClick={() => editor.submit({ change: { status: 'archived' }, said: 'archived' })}>
          {t('posts.archive')}
        </Button>
      )}
      {scheduling && (
        <ScheduleDialog
          title={t('posts.schedule')}
          note={t('posts.scheduleNote')}
          planned={publishedAt}
          onSchedule={schedule}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}
