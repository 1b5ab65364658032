import { isBelow, links, type RemoteDomain } from '@arcada/contracts';
import {
  InBrowser,
  type PlatformState,
  type PlatformStore,
  type RemoteHost,
  RemotePage,
  RemotesContext,
  useComposition,
} from '@arcada/platform';
import type { i18n } from 'i18next';
import { lazy, type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { DashboardFrame } from './account/dashboard-frame.tsx';
import { AreaFailed, AreaLoading } from './frame/area-states.tsx';
import { Frame } from './frame/frame.tsx';
import { LanguageProvider } from './frame/language-provider.tsx';
import { withPageTexts } from './language.ts';
import { OwnDocument } from './remotes/own-document.tsx';
import { RestrictedArea } from './remotes/restricted-area.tsx';
import { type SiteRoute, siteRoutes } from './remotes/site-routes.ts';
import { FirstSessionContext, RouteGuard } from './session/route-guard.tsx';

const SignIn = lazy(() =>
  withPageTexts(import(/* webpackChunkName: "auth-panel" */ './session/auth-panel.tsx')).then(({ AuthPanel }) => ({
    default: AuthPanel,
  })),
);

const CartLines = lazy(() =>
  withPageTexts(import(/* webpackChunkName: "cart-drawer" */ './cart/cart-lines.tsx')).then((module) => ({
    default: module.CartLines,
  })),
);
const CartRemoved = lazy(() =>
  withPageTexts(import(/* webpackChunkName: "cart-drawer" */ './cart/cart-removed.tsx')).then((module) => ({
    default: module.CartRemoved,
  })),
);

export interface SiteAppProps {
  host: RemoteHost;
  store: PlatformStore;
  /** The state that the server had; without it, the store's at the first render. */
  serverState?: unknown;
  texts: i18n;
  /** Areas that the page server left to the browser. */
  leftToBrowser?: readonly RemoteDomain[];
  /** Resolves when it is known who is signed in, or can't be. Only the browser asks. */
  firstSession?: Promise<unknown>;
}

interface SiteAppRoutes {
  /** The route of the page being rendered, if known; else all of the site. */
  routes?: SiteRoute[] | undefined;
}

export function Providers({
  host,
  store,
  serverState: given,
  texts,
  leftToBrowser,
  children,
}: SiteAppProps & { children: ReactNode }) {
  const areaFrame = useMemo(
    () => ({ host, leftToBrowser, Loading: AreaLoading, Failed: AreaFailed, SignIn, CartLines, CartRemoved }),
    [host, leftToBrowser],
  );
  // What was rendered by the server hydrates with the state that the server had, however late its code
  // comes: by then session and cart may have arrived.
  const [serverState] = useState(() => given ?? store.getState());
  return (
    <Provider store={store} serverState={serverState as PlatformState}>
      <I18nextProvider i18n={texts}>
        <RemotesContext value={areaFrame}>
          <LanguageProvider texts={texts} host={host}>
            {children}
          </LanguageProvider>
        </RemotesContext>
      </I18nextProvider>
    </Provider>
  );
}

/** The whole site below the router: frame, guarded routes of shell and live remotes. */
export function SiteApp({ routes, firstSession, ...props }: SiteAppProps & SiteAppRoutes) {
  return (
    <Providers {...props}>
      <FirstSessionContext value={firstSession}>
        <Frame>
          <OwnDocument>
            <SitePages routes={routes} leftToBrowser={props.leftToBrowser} />
          </OwnDocument>
        </Frame>
      </FirstSessionContext>
    </Providers>
  );
}

function SitePages({ routes: known, leftToBrowser }: SiteAppRoutes & Pick<SiteAppProps, 'leftToBrowser'>) {
  const composition = useComposition();
  const routes = useMemo(() => known ?? siteRoutes(composition), [composition, known]);
  return (
    <Routes>
      {routes.map((route) => {
        const drawn = route.render === 'server' && !leftToBrowser?.includes(route.owner as RemoteDomain);
        const page = <InFrame route={route} />;
        return (
          <Route
            key={route.path}
            path={route.path}
            element={
              <RouteGuard access={route.access} drawn={drawn}>
                {drawn ? page : <InBrowser instead={<AreaLoading />}>{page}</InBrowser>}
              </RouteGuard>
            }
          />
        );
      })}
    </Routes>
  );
}

/** A page in the frame of its kind. */
function InFrame({ route: { owner, path, restricted } }: { route: SiteRoute }) {
  if (restricted) return <RestrictedArea domain={restricted} />;
  const page = <RemotePage domain={owner} path={path} />;
  return isBelow(path, links.dashboard()) ? <DashboardFrame>{page}</DashboardFrame> : page;
}
