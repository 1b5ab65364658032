import { Slot, useHead, useIdentityUserQuery, useLanguage } from '@arcada/platform';
import { SpinnerBlock } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export function Component() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  // A role may have been granted, or the address confirmed, since this tab asked for them.
  useIdentityUserQuery(undefined, { refetchOnMountOrArgChange: 5 });
  useHead({ title: t('account.title'), noIndex: true });
  return (
    <AntdTheme language={language}>
      <div className="a-container f-page">
        <div className="f-account">
          <h1>{t('account.title')}</h1>
          <div className="f-account-column">
            <ProfileSection />
            <EmailSection />
            <PasswordSection />
            <SecuritySection />
          </div>
          <div className="f-account-column">
            <Slot name="account.section" loading={<SpinnerBlock label={t('common.loading')} />} />
            <SessionsSection />
            <PrivacySection />
          </div>
        </div>
      </div>
    </AntdTheme>
  );
}
