import { type AuthoredCourse, links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, LinkButton, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authoringApi } from './authoring.api.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { GapLinks } from './gap-links.tsx';
import { BeginEdition, EditionNotice } from './next-edition.tsx';
import { partNames } from './part-names.ts';
import { isSentBack, phaseOf } from './phase.ts';
import { useUnsavedParts } from './unsaved.tsx';

interface PublicationProps {
  course: AuthoredCourse;
  lessonId: string | undefined;
  /** Opens the part with the price. */
  onOpenFacts: () => void;
}

/**
 * The admin's note, what is missing, the button that submits or withdraws the course, and links to
 * view its page and its open lesson, and what is on sale.
 */
export function Publication({ course, lessonId, onOpenFacts }: PublicationProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [submit, submitting] = authoringApi.useLearningContentSubmitMutation();
  const [withdraw, withdrawing] = authoringApi.useLearningContentWithdrawMutation();
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
  const previewed = lessonId ?? lessons[0]?.id;
  const error = submitting.error ?? withdrawing.error;
  const incomplete = course.missing.length > 0;
  const phase = phaseOf(course);
  const unsaved = useUnsavedParts();
  const [tooEarly, setTooEarly] = useState(false);
  if (tooEarly && unsaved.length === 0) setTooEarly(false);
  const handleSubmit = () => {
    setTooEarly(unsaved.length > 0);
    if (unsaved.length > 0 || incomplete) return;
    if (course.price === 0) setAsking(true);
    else void submit({ id: course.id });
  };
  const [asking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  return (
    <>
      {isSentBack(course) && (
        <Notice tone="warning" title={t('content.adminNote')}>
          <span className="a-draft-note">{course.adminNote}</span>
        </Notice>
      )}
      {phase === 'submitted' && <Notice title={t('content.submitted')}>{t('content.withdrawFirst')}</Notice>}
      {phase === null && <BeginEdition course={course} />}
      {course.revision === 'draft' && <EditionNotice course={course} />}
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {phase === 'draft' && incomplete && (
        <Notice title={t('content.missingTitle')}>
          <GapLinks course={course} of="missing" />
        </Notice>
      )}
      {phase === 'draft' && !incomplete && course.advice.length > 0 && (
        <Notice title={t('content.adviceTitle')}>
          <GapLinks course={course} of="advice" />
        </Notice>
      )}
      {tooEarly && (
        <Notice tone="danger" title={t('content.saveFirst')}>
          {t('content.saveFirstText', { parts: unsaved.map((part) => t(partNames[part])).join(', ') })}
        </Notice>
      )}
      <div className="a-row">
        {phase === 'draft' && (
          <Button
            variant="primary"
            aria-disabled={incomplete || undefined}
            loading={submitting.isLoading}
            loadingLabel={t('content.submitting')}
            onClick={handleSubmit}
          >
            {t('content.submit')}
          </Button>
        )}
        {phase === 'submitted' && (
          <Button loading={withdrawing.isLoading} onClick={() => void withdraw(course.id)}>
            {t('content.withdraw')}
          </Button>
        )}
        <LinkButton component={Link} to={links.contentPreview(course.id)}>
          {t('content.openPage')}
        </LinkButton>
        {course.status === 'published' && (
          <LinkButton component={Link} to={links.course(course.id)}>
            {t('content.onSite')}
          </LinkButton>
        )}
        {previewed && (
          <LinkButton component={Link} to={links.contentPreview(course.id, previewed)}>
            {t('content.open')}
          </LinkButton>
        )}
        {course.status === 'draft' && !course.publishedAt && <DeleteDraft course={course} />}
      </div>
      <Dialog
        open={asking}
        onClose={stopAsking}
        title={t('content.freeTitle')}
        closeLabel={t('common.close')}
        footer={
          <div className="a-row">
            <Button
              onClick={() => {
                stopAsking();
                onOpenFacts();
              }}
            >
              {t('content.freeBack')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                stopAsking();
                void submit({ id: course.id, free: true });
              }}
            >
              {t('content.freeSure')}
            </Button>
          </div>
        }
      >
        <p>{t('content.freeText')}</p>
      </Dialog>
    </>
  );
}
