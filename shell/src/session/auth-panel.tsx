import type { SignInStart } from '@arcada/platform';
import { TabPanel, Tabs } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface AuthPanelProps extends SignInStart {
  /** Whether the registration asks for the account type: not in the midst of a purchase, or of an invitation. */
  asksRole?: boolean;
}

/** Login and register tabs: on the auth screen, and wherever a remote needs sign-in in place (checkout). */
export function AuthPanel({ tab: first = 'login', fullName, greets = false, asksRole = false }: AuthPanelProps) {
  const { t } = useTranslation('shell');
  const [tab, setTab] = useState(first);
  return (
    <div>
      <Tabs
        id="auth"
        wide
        label={t('auth.title')}
        items={[
          { key: 'login', label: t('auth.login') },
          { key: 'register', label: t('auth.register') },
        ]}
        value={tab}
        onChange={(key) => setTab(key === 'register' ? 'register' : 'login')}
      />
      <TabPanel tabs="auth" name={tab}>
        {tab === 'login' ? <LoginForm greets={greets} /> : <RegisterForm fullName={fullName} asksRole={asksRole} />}
      </TabPanel>
    </div>
  );
}
