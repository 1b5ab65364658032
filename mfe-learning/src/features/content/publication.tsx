import { type AuthoredCourse, links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, LinkButton, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authoringApi } from './authoring.api.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { BeginEdition, EditionNotice } from './next-edition.tsx';
import { partNames } from './part-names.ts';
import { phaseOf } from './phase.ts';
import { useUnsavedParts } from './unsaved.tsx';

/**
 * The admin's note, what is missing, the button that submits or withdraws the course, and a link to
 * view its open lesson.
 */
export function Publication({ course, lessonId }: { course: AuthoredCourse; lessonId: string | undefined }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { language } = useLanguage();
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
    if (unsaved.length === 0 && !incomplete) void submit(course.id);
  };
  const titleOf = (id: string) => lessons.find((lesson) => lesson.id === id)?.texts[language]?.title ?? id;
  return (
    <>
      {course.adminNote && (
        <Notice tone="warning" title={t('content.adminNote')}>
          {course.adminNote}
        </Notice>
      )}
      {phase === 'submitted' && <Notice title={t('content.submitted')}>{t('content.withdrawFirst')}</Notice>}
      {phase === null && <BeginEdition course={course} />}
      {course.revision === 'draft' && <EditionNotice course={course} />}
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {phase === 'draft' && incomplete && (
        <Notice title={t('content.missingTitle')}>
          <ul className="learn-points">
            {course.missing.map(({ lessonId, what }) => (
              <li key={`${lessonId} ${what}`}>
                {lessonId && `${titleOf(lessonId)}: `}
                {t(`missing.${what}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {phase === 'draft' && !incomplete && course.advice.length > 0 && (
        <Notice title={t('content.adviceTitle')}>
          <ul className="learn-points">
            {course.advice.map(({ lessonId: of, what }) => (
              <li key={`${of} ${what}`}>
                {of && `${titleOf(of)}: `}
                {t(`advice.${what}`)}
              </li>
            ))}
          </ul>
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
        {previewed && (
          <LinkButton component={Link} to={links.contentPreview(course.id, previewed)}>
            {t('content.open')}
          </LinkButton>
        )}
        {course.status === 'draft' && !course.publishedAt && <DeleteDraft course={course} />}
      </div>
    </>
  );
}
