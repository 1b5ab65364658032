import type { Language } from '@arcada/contracts';
import {
  createPlatformStore,
  followCartOfOtherTabs,
  followOtherTabs,
  maybeSignedIn,
  RemoteHost,
  sessionApi,
  slotPieces,
} from '@arcada/platform';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { addPageTextsWhenNeeded, createTexts, rememberLanguage, savedLanguage } from './language.ts';
import { readPageState } from './page-state.ts';
import { loadRemoteEntry } from './remotes/load-remote-entry.ts';
import { matchSiteRoute } from './remotes/match-site-route.ts';
import { pageSlots } from './remotes/page-slots.ts';
import { preloadOnIntent } from './remotes/preload-on-intent.ts';
import { provideTiers } from './remotes/provided-tiers.ts';
import { reloadOnce } from './remotes/reload-once.ts';
import { localPages, siteRoutes } from './remotes/site-routes.ts';
import { askForConfirmation } from './session/confirmation.ts';
import { SiteApp } from './site-app.tsx';

/** Starts the site in the browser on the page that the server rendered. */
async function start() {
  provideTiers();
  const state = readPageState();
  for (const href of state.styles) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
  // A choice only: what the server detected is detected again, and nothing is stored of visitors who chose nothing.
  const chosen = savedLanguage();
  if (chosen) rememberLanguage(chosen);
  const texts = await createTexts(state.language);
  addPageTextsWhenNeeded(texts);
  const host = new RemoteHost(state.composition, {
    localPages,
    loadEntry: loadRemoteEntry,
    onUnreachable: () => void reloadOnce(state.composition),
    async addTexts(domain, catalogues, language = texts.language as Language) {
      const { default: catalogue } = await catalogues[language]();
      texts.addResourceBundle(language, domain, catalogue, true);
    },
  });
  const language = () => texts.language as Language;
  const store = createPlatformStore({ origin: '', language, confirm: askForConfirmation }, state.store);
  const { route } = matchSiteRoute(siteRoutes(state.composition), location.pathname);
  const serverState = store.getState();
  // A guarded page waits for it, so it is asked for before anything is hydrated.
  const firstSession = store.dispatch(sessionApi.endpoints.identityUser.initiate(undefined, { subscribe: false }));
  // Started together and not awaited: the server's HTML stays in place until its code is loaded. A visitor who
  // will be sent to sign-in needs none of it.
  if (!route.restricted && (route.access === 'public' || maybeSignedIn())) {
    void host.loadPage(route.owner, route.path);
    for (const name of pageSlots(route).atOnce) {
      for (const { domain, id } of slotPieces(host, name)) void host.loadSlot(domain, id);
    }
  }
  // As a transition React hydrates in slices, so that a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <BrowserRouter>
          <SiteApp
            host={host}
            store={store}
            serverState={serverState}
            texts={texts}
            leftToBrowser={state.left}
            firstSession={firstSession}
          />
        </BrowserRouter>
      </StrictMode>,
      {
        onRecoverableError: (error, { componentStack }) => {
          console.error('Hydration:', error, componentStack);
        },
      },
    );
  });
  preloadOnIntent(host);
  followOtherTabs(store.dispatch);
  followCartOfOtherTabs(store.dispatch);
}

void start();
