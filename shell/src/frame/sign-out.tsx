import { links } from '@arcada/contracts';
import { hasDrafts, useErrorText, useIdentityLogoutMutation } from '@arcada/platform';
import { Button, Dialog, notify } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export interface SignOutProps {
  /** Signed out, failed, or stayed. */
  onEnd: () => void;
}

/** Signs out. Asks first when that deletes what was typed in this browser and not sent. */
export function SignOut({ onEnd }: SignOutProps) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [logout] = useIdentityLogoutMutation();
  const navigate = useNavigate();
  const [asks] = useState(hasDrafts);
  const leave = async () => {
    const { error } = await logout();
    onEnd();
    if (error) {
      const description = errorText(error, t('auth.logoutFailedText'));
      notify({ title: t('auth.logoutFailed'), description, tone: 'danger' });
      return;
    }
    notify({ title: t('auth.loggedOut'), description: t('auth.loggedOutText'), tone: 'success' });
    navigate(links.home());
  };
  const atOnce = useRef(asks ? undefined : leave);
  useEffect(() => {
    const start = atOnce.current;
    atOnce.current = undefined;
    start?.();
  }, []);
  if (!asks) return null;
  return (
    <Dialog open onClose={onEnd} title={t('signOut.title')} closeLabel={t('common.close')}>
      <p>{t('signOut.text')}</p>
      <div className="a-row">
        <Button variant="primary" onClick={onEnd}>
          {t('signOut.stay')}
        </Button>
        <Button variant="danger" onClick={leave}>
          {t('signOut.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
