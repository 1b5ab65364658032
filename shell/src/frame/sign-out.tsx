import { links } from '@arcada/contracts';
import { hasDrafts, useErrorText, useIdentityLogoutMutation } from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export interface SignOutProps {
  /** Signed out, or stayed. */
  onEnd: () => void;
}

/**
 * Signs out. Asks first when that deletes what was typed in this browser and not sent. That it failed stays on the
 * screen: who walks away from a shared computer has to know.
 */
export function SignOut({ onEnd }: SignOutProps) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [logout, { isLoading }] = useIdentityLogoutMutation();
  const navigate = useNavigate();
  const [asks] = useState(hasDrafts);
  const [failure, setFailure] = useState<string>();
  const leave = async () => {
    const { error } = await logout();
    if (error) {
      const description = errorText(error, t('auth.logoutFailedText'));
      notify({ title: t('auth.logoutFailed'), description, tone: 'danger' });
      setFailure(description);
      return;
    }
    onEnd();
    notify({ title: t('auth.loggedOut'), description: t('auth.loggedOutText'), tone: 'success' });
    navigate(links.home());
  };
  const atOnce = useRef(asks ? undefined : leave);
  useEffect(() => {
    const start = atOnce.current;
    atOnce.current = undefined;
    start?.();
  }, []);
  if (failure !== undefined)
    return (
      <Dialog open onClose={onEnd} title={t('auth.logoutFailed')} closeLabel={t('common.close')}>
        <div className="a-stack">
          <Notice tone="danger">{failure}</Notice>
          <div className="a-row">
            <Button variant="primary" loading={isLoading} onClick={leave}>
              {t('common.retry')}
            </Button>
          </div>
        </div>
      </Dialog>
    );
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
