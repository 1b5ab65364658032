import { links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { invitationApi, type OfferedLink } from './invitation.api.ts';

/** Accepts the seat of a link and goes to the course, or has the error to show. */
export function useAccepting(link: OfferedLink) {
  const navigate = useNavigate();
  const [accept, { isLoading, error }] = invitationApi.useLearningSeatAcceptMutation();
  const handleAccept = async () => {
    const { data } = await accept(link);
    if (data) navigate(links.learn(data.courseId), { replace: true });
  };
  return { accept: () => void handleAccept(), isLoading, error };
}

/** Why a seat could not be accepted; nothing without an error. */
export function AcceptFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Notice tone="danger" title={t('seats.acceptFailed')}>
      {errorText(error)}
    </Notice>
  );
}
