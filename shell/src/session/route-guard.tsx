import { links, type Role } from '@arcada/contracts';
import { type PlatformState, sessionApi, useHead, useSession } from '@arcada/platform';
import { ErrorState, LinkButton, SpinnerBlock } from '@arcada/ui';
import { createContext, type ReactNode, Suspense, use, useContext, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router-dom';

/** Resolves when it is known who is signed in, or can't be. The page server doesn't ask. */
export const FirstSessionContext = createContext<Promise<unknown> | undefined>(undefined);

interface RouteGuardProps {
  access: 'public' | 'signed-in' | readonly Role[];
  /** Whether the server draws what is the same for everybody: it stays in place while the session loads. */
  drawn?: boolean;
  children: ReactNode;
}

/** Public pages pass; others wait for the session, redirect to sign-in, or show that they are restricted. */
export function RouteGuard({ access, drawn = false, children }: RouteGuardProps) {
  if (access === 'public') return children;
  return (
    <SignedInOnly access={access} drawn={drawn}>
      {children}
    </SignedInOnly>
  );
}

function SessionLoading() {
  const { t } = useTranslation('shell');
  return <SpinnerBlock label={t('session.loading')} />;
}

const never = new Promise<never>(() => undefined);

/** Nothing of a page runs before its visitor is known. Suspending keeps the server's HTML until then. */
function OnceSignedIn({ children }: { children: ReactNode }) {
  const known = useContext(FirstSessionContext);
  const { getState } = useStore<PlatformState>();
  if (known) {
    use(known);
    // The store tells its components a frame later: then the guard sends a stranger away.
    if (!sessionApi.endpoints.identityUser.select()(getState()).data) use(never);
  }
  return children;
}

interface SignedInOnlyProps extends Required<Omit<RouteGuardProps, 'access'>> {
  access: 'signed-in' | readonly Role[];
}

function SignedInOnly({ access, drawn, children }: SignedInOnlyProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const wasKnown = useRef(false);
  if (session.status !== 'loading') wasKnown.current = true;
  // The same element for as long as the page is: React drops the server's HTML of a place that changes while it waits.
  const page = useMemo(
    () =>
      drawn ? (
        <Suspense fallback={<SessionLoading />}>
          <OnceSignedIn>{children}</OnceSignedIn>
        </Suspense>
      ) : (
        children
      ),
    [drawn, children],
  );
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  if (session.status === 'signed-in') wasSignedIn.current = true;
  if (session.status === 'loading') return drawn && !wasKnown.current ? page : <SessionLoading />;
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
    if (session.left === true) return <Navigate to={links.home()} replace />;
    return (
      <Navigate
        to={links.auth(`${pathname}${search}`)}
        replace
        state={{ ended: wasSignedIn.current && !session.left }}
      />
    );
  }
  if (access !== 'signed-in' && !session.hasRole(access)) return <RestrictedPage />;
  return page;
}

export function RestrictedPage() {
  const { t } = useTranslation('shell');
  const { retry } = useSession();
  // The role may have been granted since this tab asked for it.
  useEffect(() => void retry(), [retry]);
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
