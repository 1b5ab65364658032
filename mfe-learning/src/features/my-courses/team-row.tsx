import { links, type Team } from '@arcada/contracts';
import { Art, Card, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CourseIcon } from '../../shared/icons.tsx';

/** Seats in a course that the user has bought for several people. */
export function TeamRow({ team: { courseId, title, imageUrl, free, total } }: { team: Team }) {
  const { t } = useTranslation('learning');
  return (
    <Card as="li" padded className="learn-mine">
      <div className="learn-mine-row">
        <Art shape="thumb" src={imageUrl} fallback={<CourseIcon size={28} />} />
        <div className="learn-mine-text">
          <p className="learn-mine-title">{title}</p>
          <p className="a-small a-mute">{t('seats.free', { count: free, total })}</p>
        </div>
        <LinkButton
          component={Link}
          to={links.team(courseId)}
          size="small"
          aria-label={`${t('seats.manage')}: ${title}`}
        >
          {t('seats.manage')}
        </LinkButton>
      </div>
    </Card>
  );
}
