import { links } from '@arcada/contracts';
import { useErrorText, useSession } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { invitationApi } from './invitation.api.ts';

/** Nothing is accepted until the button is pressed, because machines open links too. */
export function AcceptSeat({ token }: { token: string }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [accept, accepting] = invitationApi.useLearningSeatAcceptMutation();
  const handleAccept = async () => {
    const { data } = await accept({ token });
    if (data) navigate(links.learn(data.courseId), { replace: true });
  };
  return (
    <>
      <p className="a-lead">{t('seats.acceptText')}</p>
      {user && <p className="a-mute">{t('seats.acceptAs', { name: user.fullName || user.username })}</p>}
      {accepting.error && (
        <Notice tone="danger" title={t('seats.acceptFailed')}>
          {errorText(accepting.error)}
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          size="large"
          loading={accepting.isLoading}
          loadingLabel={t('seats.accepting')}
          onClick={() => void handleAccept()}
        >
          {t('seats.acceptNow')}
        </Button>
      </div>
    </>
  );
}
