import { links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { enrolmentApi } from '../../shared/enrolment/enrolment.api.ts';

/**
 * The page of an invitation: nothing is accepted until the button is pressed, because machines open
 * links too.
 */
export function AcceptSeat({ token, courseTitle }: { token: string; courseTitle: string | undefined }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [accept, accepting] = enrolmentApi.useLearningSeatAcceptMutation();
  const handleAccept = async () => {
    const { data } = await accept({ token });
    if (data) navigate(links.learn(data.courseId), { replace: true });
  };
  return (
    <div className="a-container learn-page">
      <h1>{courseTitle ?? t('seats.accept')}</h1>
      <p className="a-lead">{t('seats.acceptText')}</p>
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
    </div>
  );
}
