import { Slot, slotPieces, useAreaFrame, useHead, useIdentityUserQuery, useSession } from '@arcada/platform';
import { EmptyState, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Frame of the dashboard: its sections come from the areas. */
export function Component() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  // A role may have been granted since this tab asked for it.
  useIdentityUserQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { host } = useAreaFrame();
  useHead({ title: t('dashboard.title'), noIndex: true });
  return (
    <div className="a-container f-page f-dashboard">
      <div className="a-stack">
        <h1>{t('dashboard.title')}</h1>
        <p className="f-dashboard-hello">{user && t('dashboard.hello', { name: user.fullName || user.username })}</p>
      </div>
      {user?.requestedRole && <Notice>{t('auth.rolePending', { role: t(`auth.role_${user.requestedRole}`) })}</Notice>}
      {slotPieces(host, 'dashboard.section').length === 0 && <EmptyState title={t('dashboard.empty')} />}
      <Slot name="dashboard.section" loading={<div className="f-dashboard-waiting" />} />
    </div>
  );
}
