import { links, type Role } from '@arcada/contracts';
import { useHead, useSession } from '@arcada/platform';
import { ErrorState, LinkButton, SpinnerBlock } from '@arcada/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';

interface RouteGuardProps {
  access: 'public' | 'signed-in' | readonly Role[];
  children: ReactNode;
}

/** Public pages pass; others wait for the session, redirect to sign-in, or show that they are restricted. */
export function RouteGuard({ access, children }: RouteGuardProps) {
  return access === 'public' ? children : <SignedInOnly access={access}>{children}</SignedInOnly>;
}

function SignedInOnly({ access, children }: { access: 'signed-in' | readonly Role[]; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  if (session.status === 'signed-in') wasSignedIn.current = true;
  if (session.status === 'loading') return <SpinnerBlock label={t('session.loading')} />;
  if (session.status === 'unknown') {
    return (
      <div className="a-container f-page">
        <ErrorState
          title={t('session.unknownTitle')}
          message={t('session.unknown')}
          retryLabel={t('common.retry')}
          onRetry={session.retry}
        />
      </div>
    );
  }
  if (session.status === 'signed-out') {
    if (session.left) return <Navigate to={links.home()} replace />;
    return <Navigate to={links.auth(`${pathname}${search}`)} replace state={{ ended: wasSignedIn.current }} />;
  }
  if (access !== 'signed-in' && !session.hasRole(access)) return <RestrictedPage />;
  return children;
}

export function RestrictedPage() {
  const { t } = useTranslation('shell');
  useHead({ title: t('restricted.title'), status: 403, noIndex: true });
  return (
    <div className="a-container f-centre">
      <h1>{t('restricted.title')}</h1>
      <p className="a-lead">{t('restricted.text')}</p>
      <LinkButton component={Link} to={links.home()} variant="primary">
        {t('restricted.home')}
      </LinkButton>
    </div>
  );
}
