import { links, makerSample } from '@arcada/contracts';
import { InBrowser, useHead, useLanguage, useSession } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { aimOf } from './auth-aims.ts';
import { AuthPanel } from './auth-panel.tsx';
import { sameSitePath } from './same-site-path.ts';

/** To the payment, or to a seat that was given: who registers there is a customer. */
const isOnTheWay = (path: string) => path.startsWith(links.checkout()) || /^\/courses\/[^/?]+\/invitation\b/.test(path);

/** Redirects signed-in visitors to where they wanted to go. */
export function Component() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { status, retry } = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  // Another tab may have signed in since this one checked.
  useEffect(() => {
    retry();
  }, [retry]);
  useHead({ title: t('auth.title'), description: t('auth.side1Text'), canonicalPath: '/auth' });
  const next = sameSitePath(search.get('next'));
  const tab = search.get('tab') === 'register' ? 'register' : 'login';
  if (status === 'signed-in') return <Navigate to={next} replace />;
  const aim = aimOf(next);
  const blurbs =
    aim?.blurbs.map(({ title, text }) => ({ title: title[language], text: text[language] })) ??
    ([1, 2, 3] as const).map((number) => ({ title: t(`auth.side${number}Title`), text: t(`auth.side${number}Text`) }));
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
          {aim && <p className="a-mute">{aim.lead[language]}</p>}
          {aim?.sample && (
            <p>
              <Link className="a-link" to={links.documentMaker()}>
                {aim.sample.see[language]}
              </Link>
            </p>
          )}
          <AuthPanel key={tab} tab={tab} greets asksRole={!isOnTheWay(next)} />
        </div>
        <aside className="f-side a-grid-ground">
          <h2>{aim?.title[language] ?? t('auth.sideTitle')}</h2>
          {aim?.sample && (
            <img
              className="f-side-sample"
              src={makerSample(language, 'plan')}
              alt={aim.sample.alt[language]}
              width={297}
              height={210}
              loading="lazy"
              decoding="async"
            />
          )}
          {blurbs.map(({ title, text }) => (
            <div key={title} className="f-side-item">
              <h3>{title}</h3>
              <p className="a-mute">{text}</p>
            </div>
          ))}
        </aside>
      </div>
    </div>
  );
}
