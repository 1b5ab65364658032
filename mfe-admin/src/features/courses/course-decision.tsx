import type { AdminCourse, Language } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, KeptFocus, Notice, notify } from '@arcada/ui';
import { Field, TextArea } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coursesApi } from './courses.api.ts';

interface CourseDecisionProps {
  course: AdminCourse;
  /** The version that this admin has looked at. */
  version: string;
  /** There is another version that must be looked at first. */
  isBlocked: boolean;
  /** It, or its next edition, is a draft. */
  isWithAuthor: boolean;
  /** A next edition that its author hasn't submitted. */
  isUnsubmitted: boolean;
  /** Languages in which texts are missing. */
  untranslated: readonly Language[];
  onDone: () => void;
}

/** Puts a course on sale, or gives it back to its author with a note. */
export function CourseDecision({
  course,
  version,
  isBlocked,
  isWithAuthor,
  isUnsubmitted,
  untranslated,
  onDone,
}: CourseDecisionProps) {
  const { id, title, status, revision } = course;
  const wasOnSale = status === 'published' || status === 'archived';
  const hint = revision ? 'revision' : status === 'submitted' && course.publishedAt === null ? 'first' : status;
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [note, setNote] = useState('');
  const { language } = useLanguage();
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [publish, publishing] = coursesApi.useAdminCoursePublishMutation();
  const [sendBack, sending] = coursesApi.useAdminCourseSendBackMutation();
  const busy = publishing.isLoading || sending.isLoading;
  const error = publishing.error ?? sending.error;
  const noteFault = note.trim().length < 3 ? t('courses.noteFault') : undefined;
  const stopAsking = () => setAsking(false);
  const handlePublish = async () => {
    stopAsking();
    if (isBlocked) return;
    sending.reset();
    if (busy || (await publish({ id, version })).error) return;
    onDone();
    notify({ title: t('courses.publishDone', { title }), tone: 'success' });
  };
  const handleSendBack = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlocked) return;
    setTried(true);
    publishing.reset();
    if (busy || noteFault || (await sendBack({ id, version, note: note.trim() })).error) return;
    onDone();
    setNote('');
    setTried(false);
    notify({ title: t('courses.sendBackDone', { title }), tone: 'success' });
  };
  return (
    <section className="admin-part" aria-labelledby="course-decision">
      <h2 id="course-decision">{t('courses.decision')}</h2>
      <KeptFocus className="admin-kept">
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        {isUnsubmitted && <p className="a-mute">{t('courses.publishHints.unsubmitted')}</p>}
        {(status !== 'published' || revision) && !isUnsubmitted && (
          <div className="a-stack">
            <p className="a-mute">{t(`courses.publishHints.${hint}`)}</p>
            <div>
              <Button
                variant="primary"
                loading={publishing.isLoading}
                // Not disabled: a browser takes the focus from that, once a refusal has shown that there is another version.
                aria-disabled={isBlocked || undefined}
                disabled={sending.isLoading}
                onClick={() => (untranslated.length > 0 && !isBlocked ? setAsking(true) : void handlePublish())}
              >
                {t('courses.publish')}
              </Button>
            </div>
          </div>
        )}
        <Dialog
          open={asking}
          onClose={stopAsking}
          title={t('courses.publishTitle')}
          closeLabel={t('common.close')}
          footer={
            <>
              <Button onClick={stopAsking}>{t('common.cancel')}</Button>
              <Button variant="primary" onClick={() => void handlePublish()}>
                {t('courses.publishAnyway')}
              </Button>
            </>
          }
        >
          <p>
            {t('courses.untranslated', {
              languages: new Intl.ListFormat(language).format(untranslated.map((each) => t(`languages.${each}`))),
            })}
          </p>
        </Dialog>
        {!isWithAuthor && (
          <form className="a-stack" noValidate onSubmit={(event) => void handleSendBack(event)}>
            <Field
              label={t('courses.note')}
              hint={t(wasOnSale ? 'courses.reviseHint' : 'courses.sendBackHint')}
              error={tried ? noteFault : undefined}
              required
            >
              <TextArea rows={4} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
            </Field>
            <div>
              <Button
                type="submit"
                loading={sending.isLoading}
                aria-disabled={isBlocked || undefined}
                disabled={publishing.isLoading}
              >
                {t('courses.sendBack')}
              </Button>
            </div>
          </form>
        )}
      </KeptFocus>
    </section>
  );
}
