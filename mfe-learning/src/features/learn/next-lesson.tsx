import { links } from '@arcada/contracts';
import { ArrowIcon, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface NextLessonProps {
  courseId: string;
  previous: string | null;
  next: string | null;
  nextTitle: string | undefined;
  /** The video has ended: the next lesson is offered, not started. */
  ended: boolean;
}

/** The previous and next lesson; at a video's end a card for the latter. */
export function NextLesson({ courseId, previous, next, nextTitle, ended }: NextLessonProps) {
  const { t } = useTranslation('learning');
  const toNext = next && (
    <LinkButton component={Link} to={links.learn(courseId, next)} variant="primary">
      {t('learn.next')}
      <ArrowIcon />
    </LinkButton>
  );
  const toPrevious = previous && (
    <LinkButton component={Link} to={links.learn(courseId, previous)} variant="ghost">
      {t('learn.previous')}
    </LinkButton>
  );
  if (ended && next) {
    return (
      <div className="learn-next" role="status">
        <div>
          <p className="a-eyebrow">{t('learn.upNext')}</p>
          <p className="learn-next-title">{nextTitle}</p>
          <p className="a-small a-mute">{t('learn.endOfVideo')}</p>
        </div>
        {toNext}
      </div>
    );
  }
  return (
    <div className="a-row a-row--between learn-steps">
      {toPrevious || <span />}
      {toNext}
    </div>
  );
}
