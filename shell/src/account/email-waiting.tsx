import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';

/** The address whose link hasn't been followed yet: a new one, or the one from registration. */
export function EmailWaiting({ pending }: { pending: string | null }) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [resend, sending] = accountApi.useIdentityResendConfirmationMutation();
  const [cancel, cancelling] = accountApi.useIdentityCancelEmailChangeMutation();
  const error = sending.error ?? cancelling.error;
  return (
    <>
      <Notice
        tone="warning"
        title={pending ? t('account.emailWaiting', { email: pending }) : t('account.emailUnconfirmedTitle')}
        actions={
          <>
            <Button size="small" loading={sending.isLoading} onClick={() => void resend()}>
              {t('account.emailResend')}
            </Button>
            {pending && (
              <Button size="small" loading={cancelling.isLoading} onClick={() => void cancel()}>
                {t('account.emailCancel')}
              </Button>
            )}
          </>
        }
      >
        {t(pending ? 'account.emailWaitingText' : 'account.emailUnconfirmedText')}
        {sending.isSuccess && <p>{t('account.emailResent')}</p>}
      </Notice>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
    </>
  );
}
