import { useSession } from '@arcada/platform';
import { Badge, Card } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { EmailForm } from './email-form.tsx';
import { EmailWaiting } from './email-waiting.tsx';

/** The current address, a pending one, and a form to change it. */
export function EmailSection() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  if (!user) return null;
  const { email, emailConfirmed, pendingEmail } = user;
  return (
    <Card as="section" padded>
      <div className="f-form">
        <h2>{t('account.email')}</h2>
        <p>
          {email}{' '}
          <Badge tone={emailConfirmed ? 'success' : 'warning'}>
            {t(emailConfirmed ? 'account.emailConfirmed' : 'account.emailUnconfirmed')}
          </Badge>
        </p>
        <div role="status">
          {(pendingEmail || !emailConfirmed) && <EmailWaiting key={pendingEmail ?? email} pending={pendingEmail} />}
        </div>
        <EmailForm />
      </div>
    </Card>
  );
}
