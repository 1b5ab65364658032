import { isBelow, links, type RemoteDomain } from '@arcada/contracts';
import {
  InBrowser,
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
import { CartLines } from './cart/cart-lines.tsx';
import { AreaFailed, AreaLoading } from './frame/area-states.tsx';
import { Frame } from './frame/frame.tsx';
import { LanguageProvider } from './frame/language-provider.tsx';
import { RestrictedArea } from './remotes/restricted-area.tsx';
import { type SiteRoute, siteRoutes } from './remotes/site-routes.ts';
import { RouteGuard } from './session/route-guard.tsx';

const SignIn = lazy(() =>
  import(/* webpackChunkName: "auth-panel" */ './session/auth-panel.tsx').then(({ AuthPanel }) => ({
    default: AuthPanel,
  })),
);

export interface SiteAppProps {
  host: RemoteHost;
  store: PlatformStore;
  texts: i18n;
  /** Areas that the page server left to the browser. */
  leftToBrowser?: readonly RemoteDomain[];
}

interface SiteAppRoutes {
  /** The route of the page being rendered, if known; else all of the site. */
  routes?: SiteRoute[] | undefined;
}

export function Providers({ host, store, texts, leftToBrowser, children }: SiteAppProps & { children: ReactNode }) {
  const areaFrame = useMemo(
    () => ({ host, leftToBrowser, Loading: AreaLoading, Failed: AreaFailed, SignIn, CartLines }),
    [host, leftToBrowser],
  );
  // What was rendered by the server hydrates with the state that the server had, however late its code
  // comes: by then session and cart may have arrived.
  const [serverState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={serverState}>
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
export function SiteApp({ routes, ...props }: SiteAppProps & SiteAppRoutes) {
  return (
    <Providers {...props}>
      <Frame>
        <SitePages routes={routes} leftToBrowser={props.leftToBrowser} />
      </Frame>
    </Providers>
  );
}

function SitePages({ routes: known, leftToBrowser }: SiteAppRoutes & Pick<SiteAppProps, 'leftToBrowser'>) {
  const composition = useComposition();
  const routes = useMemo(() => known ?? siteRoutes(composition), [composition, known]);
  return (
    <Routes>
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <RouteGuard access={route.access}>
              {route.render === 'browser' || leftToBrowser?.includes(route.owner as RemoteDomain) ? (
                <InBrowser instead={<AreaLoading />}>
                  <InFrame route={route} />
                </InBrowser>
              ) : (
                <RemotePage domain={route.owner} path={route.path} />
              )}
            </RouteGuard>
          }
        />
      ))}
    </Routes>
  );
}

/** A page in the frame of its kind. */
function InFrame({ route: { owner, path, restricted } }: { route: SiteRoute }) {
  if (restricted) return <RestrictedArea domain={restricted} />;
  const page = <RemotePage domain={owner} path={path} />;
  return isBelow(path, links.dashboard()) ? <DashboardFrame>{page}</DashboardFrame> : page;
}
