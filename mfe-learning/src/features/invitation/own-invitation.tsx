import { type Invitation, links } from '@arcada/contracts';
import { Button, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AcceptFailed, useAccepting } from './accepting.tsx';
import type { OfferedLink } from './invitation.api.ts';

interface OwnInvitationProps {
  link: OfferedLink;
  invitation: Invitation;
  /** Whether the buyer doesn't have the course. */
  mayTake: boolean;
}

/** Buyers try the links that they give away: what they see says so, and takes no seat from whom it was meant for. */
export function OwnInvitation({ link, invitation: { courseId, email, name }, mayTake }: OwnInvitationProps) {
  const { t } = useTranslation('learning');
  const { accept, isLoading, error } = useAccepting(link);
  return (
    <div className="learn-invitation-terms">
      <p className="a-lead">{t('seats.mineFor', { person: name ? `${name} (${email})` : email })}</p>
      <p>{t('seats.mineText')}</p>
      {mayTake && <p className="a-mute">{t('seats.mineTakeText')}</p>}
      <AcceptFailed error={error} />
      <div className="a-row">
        <LinkButton component={Link} to={links.team(courseId)} variant="primary" size="large">
          {t('seats.manage')}
        </LinkButton>
        {mayTake && (
          <Button size="large" loading={isLoading} loadingLabel={t('seats.accepting')} onClick={accept}>
            {t('seats.mineTake')}
          </Button>
        )}
      </div>
    </div>
  );
}
