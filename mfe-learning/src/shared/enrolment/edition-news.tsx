import { dateFormat, type EditionChanges, links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { enrolmentApi } from './enrolment.api.ts';
import './edition-news.css';

interface EditionNewsProps {
  courseId: string;
  changes: EditionChanges;
}

/** How the lessons of a course have changed since the learner looked last, until that is dismissed. */
export function EditionNews({ courseId, changes }: EditionNewsProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [dismiss, { isLoading, error }] = enrolmentApi.useLearningChangesSeenMutation();
  const { edition, publishedAt, added, removed, changed } = changes;
  const toLesson = ({ id, title }: { id: string; title: string }) => (
    <Link className="a-link" to={links.learn(courseId, id)}>
      {title}
    </Link>
  );
  const gone = ({ title, completed }: (typeof removed)[number]) =>
    completed ? t('changes.completed', { title }) : title;
  const lines = [
    { key: 'added', lessons: added.map((lesson) => ({ id: lesson.id, content: toLesson(lesson) })) },
    { key: 'removed', lessons: removed.map((lesson) => ({ id: lesson.id, content: gone(lesson) })) },
    { key: 'changed', lessons: changed.map((lesson) => ({ id: lesson.id, content: toLesson(lesson) })) },
  ].filter(({ lessons }) => lessons.length > 0);
  return (
    <Notice
      title={t('changes.title', { date: dateFormat(language, { dateStyle: 'long' }).format(new Date(publishedAt)) })}
      actions={
        <Button
          size="small"
          loading={isLoading}
          loadingLabel={t('common.saving')}
          onClick={() => void dismiss({ courseId, edition })}
        >
          {t('changes.dismiss')}
        </Button>
      }
    >
      <dl className="learn-changes">
        {lines.map(({ key, lessons }) => (
          <div key={key}>
            <dt>{t(`changes.${key}`, { count: lessons.length })}</dt>
            {lessons.map(({ id, content }) => (
              <dd key={id}>{content}</dd>
            ))}
          </div>
        ))}
      </dl>
      {removed.length > 0 && <p>{t('changes.kept')}</p>}
      {error !== undefined && (
        <p className="a-field-error" role="alert">
          {errorText(error)}
        </p>
      )}
    </Notice>
  );
}
