import { links } from '@arcada/contracts';
import { leaveTo, tellOtherTabs, useErrorText, useSession } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from './account.api.ts';
import './session.css';

/** Stays in sight while an admin sees the site as somebody else; leads back to the list of users. */
export function ViewedBar() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const errorText = useErrorText();
  const [end, { isLoading, error }] = accountApi.useIdentityEndViewMutation();
  const handleEnd = async () => {
    if ((await end()).error) return;
    tellOtherTabs();
    // Nothing that was read for the other account is kept: the admin's own page is a new document.
    leaveTo(links.admin('users-manager'));
  };
  const bar = useRef<HTMLElement>(null);
  // What floats at the bottom right stays above the bar, on however many lines it is.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty('--a-bottom-bar', `${entry.target.getBoundingClientRect().height}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--a-bottom-bar');
    };
  }, []);
  return (
    <aside ref={bar} className="f-viewed" aria-label={t('viewed.label')}>
      <p>{t('viewed.text', { name: user?.username })}</p>
      {error !== undefined && <p role="alert">{errorText(error)}</p>}
      <Button size="small" loading={isLoading} onClick={() => void handleEnd()}>
        {t('viewed.end')}
      </Button>
    </aside>
  );
}
