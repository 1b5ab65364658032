import { dateFormat, type FormerTeam, links, type Team } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Art, Card, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CourseIcon } from '../../shared/icons.tsx';

/** Seats in a course that the user has bought for several people. */
export function TeamRow({ team }: { team: Team }) {
  const { t } = useTranslation('learning');
  const { free, total } = team;
  return <Row team={team} facts={t('seats.free', { count: free, total })} label={t('seats.manage')} />;
}

/** All of its seats were refunded; what its people had reached is still to be seen. */
export function FormerTeamRow({ team }: { team: FormerTeam }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' }).format(new Date(team.refundedAt));
  return <Row team={team} facts={t('team.seatsRefundedOn', { date })} label={t('team.formerView')} />;
}

interface RowProps {
  team: Pick<Team, 'courseId' | 'title' | 'imageUrl'>;
  facts: string;
  label: string;
}

function Row({ team: { courseId, title, imageUrl }, facts, label }: RowProps) {
  return (
    <Card as="li" padded className="learn-mine">
      <div className="learn-mine-row">
        <Art shape="thumb" src={imageUrl} fallback={<CourseIcon size={28} />} />
        <div className="learn-mine-text">
          <p className="learn-mine-title">{title}</p>
          <p className="a-small a-mute">{facts}</p>
        </div>
        <LinkButton component={Link} to={links.team(courseId)} size="small" aria-label={`${label}: ${title}`}>
          {label}
        </LinkButton>
      </div>
    </Card>
  );
}
