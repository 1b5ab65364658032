import { type Invitation, links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { invitationApi } from './invitation.api.ts';

interface OwnInvitationProps {
  token: string;
  invitation: Invitation;
  /** Whether the buyer doesn't have the course. */
  mayTake: boolean;
}

/** Buyers try the links that they give away: what they see says so, and takes no seat from whom it was meant for. */
export function OwnInvitation({ token, invitation: { courseId, email, name }, mayTake }: OwnInvitationProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [accept, accepting] = invitationApi.useLearningSeatAcceptMutation();
  const handleTake = async () => {
    const { data } = await accept({ token });
    if (data) navigate(links.learn(data.courseId), { replace: true });
  };
  return (
    <div className="learn-invitation-terms">
      <p className="a-lead">{t('seats.mineFor', { person: name ? `${name} (${email})` : email })}</p>
      <p>{t('seats.mineText')}</p>
      {mayTake && <p className="a-mute">{t('seats.mineTakeText')}</p>}
      {accepting.error && (
        <Notice tone="danger" title={t('seats.acceptFailed')}>
          {errorText(accepting.error)}
        </Notice>
      )}
      <div className="a-row">
        <LinkButton component={Link} to={links.team(courseId)} variant="primary" size="large">
          {t('seats.manage')}
        </LinkButton>
        {mayTake && (
          <Button
            size="large"
            loading={accepting.isLoading}
            loadingLabel={t('seats.accepting')}
            onClick={() => void handleTake()}
          >
            {t('seats.mineTake')}
          </Button>
        )}
      </div>
    </div>
  );
}
