import type { Invitation, User } from '@arcada/contracts';
import { hasDrafts, useErrorText, useIdentityLogoutMutation } from '@arcada/platform';
import { Button, Notice, Unbroken } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { AcceptFailed, useAccepting } from './accepting.tsx';
import type { OfferedLink } from './invitation.api.ts';

interface AcceptSeatProps {
  link: OfferedLink;
  invitation: Invitation;
  user: User;
}

/**
 * Nothing is accepted until the button is pressed, because machines open links too; and who is signed in with
 * another address than the invited one is asked whether this is the right account.
 */
export function AcceptSeat({ link, invitation: { email: invited, own }, user }: AcceptSeatProps) {
  const { t } = useTranslation('learning');
  const { accept, isLoading, error } = useAccepting(link);
  const isOther = own === false;
  return (
    <>
      <p>{t('seats.acceptText')}</p>
      {isOther ? (
        <Notice tone="warning" title={t('seats.otherTitle')}>
          <Unbroken text={t('seats.otherText', { invited, own: user.email })} part="…@" />
        </Notice>
      ) : (
        <p className="a-mute">{t('seats.acceptAs', { name: user.fullName || user.username, email: user.email })}</p>
      )}
      <AcceptFailed error={error} />
      <div className="a-row">
        <Button variant="primary" size="large" loading={isLoading} loadingLabel={t('seats.accepting')} onClick={accept}>
          {t(isOther ? 'seats.acceptOther' : 'seats.acceptNow')}
        </Button>
        <OtherAccount />
      </div>
    </>
  );
}

/** Signs out, so that the page offers to sign in. Asks first when that deletes what was typed and not sent. */
function OtherAccount() {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [signOut, signingOut] = useIdentityLogoutMutation();
  const [asks, setAsks] = useState(false);
  const leave = async () => !(await signOut()).error;
  return (
    <>
      <Button
        size="large"
        loading={signingOut.isLoading}
        loadingLabel={t('seats.leaving')}
        onClick={() => (hasDrafts() ? setAsks(true) : void leave())}
      >
        {t('seats.otherAccount')}
      </Button>
      {signingOut.error && !asks && <Notice tone="danger">{errorText(signingOut.error)}</Notice>}
      <RemovalDialog
        asked={asks ? { title: t('seats.otherLeave'), text: t('seats.otherLeaveText') } : undefined}
        sure={t('seats.otherAccount')}
        pending={t('seats.leaving')}
        removing={signingOut}
        onSure={leave}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
