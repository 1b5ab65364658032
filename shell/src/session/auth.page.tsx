import { InBrowser, useHead, useSession } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AuthPanel } from './auth-panel.tsx';
import { sameSitePath } from './same-site-path.ts';

/** Redirects signed-in visitors to where they wanted to go. */
export function Component() {
  const { t } = useTranslation('shell');
  const { status, retry } = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  // Another tab may have signed in since this one checked.
  useEffect(() => {
    retry();
  }, [retry]);
  useHead({ title: t('auth.title'), description: t('auth.side1Text'), canonicalPath: '/auth' });
  if (status === 'signed-in') return <Navigate to={sameSitePath(search.get('next'))} replace />;
  return (
    <div className="a-container f-page">
      <div className="f-auth">
        <div className="a-stack">
          <h1 className="a-visually-hidden">{t('auth.title')}</h1>
          {state?.ended === true && (
            <InBrowser instead={null}>
              <Notice tone="warning" live>
                {t('auth.ended')}
              </Notice>
            </InBrowser>
          )}
          <AuthPanel />
        </div>
        <aside className="f-side a-grid-ground">
          <h2>{t('auth.sideTitle')}</h2>
          {([1, 2, 3] as const).map((number) => (
            <div key={number} className="f-side-item">
              <h3>{t(`auth.side${number}Title`)}</h3>
              <p className="a-mute">{t(`auth.side${number}Text`)}</p>
            </div>
          ))}
        </aside>
      </div>
    </div>
  );
}
