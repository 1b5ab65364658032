import { type Language, site } from '@arcada/contracts';
import { createPlatformStore, HeadContext, type PageHead, type PrefetchContext, slotPieces } from '@arcada/platform';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { matchSiteRoute } from '../remotes/match-site-route.ts';
import { pageSlots } from '../remotes/page-slots.ts';
import { type SiteRoute, siteRoutes } from '../remotes/site-routes.ts';
import { SiteApp } from '../site-app.tsx';
import type { PreparedComposition } from './live-composition.ts';

export interface RenderedPage {
  html: string;
  head: PageHead;
  route: SiteRoute;
  state: unknown;
  /** Cache tags of the data in the page. */
  tags: string[];
  /** False when some data could not be had: such a page must not be cached. */
  complete: boolean;
}

const failedQueries = (state: { api: { queries: Record<string, { status?: string; error?: unknown } | undefined> } }) =>
  Object.values(state.api.queries).some((query) => {
    const status = (query?.error as { status?: number } | undefined)?.status;
    return query?.status === 'rejected' && status !== 404;
  });

/** Draws a page for an anonymous visitor. Data comes through the gateway. */
export async function renderPage(
  prepared: PreparedComposition,
  address: URL,
  language: Language,
  {
    gatewayUrl,
    siteUrl,
    askedLanguage,
    requestId,
    gatewayHeaders,
  }: {
    gatewayUrl: string;
    siteUrl: string;
    askedLanguage: string | null;
    requestId: string;
    /** Shows the gateway that the page server asks: see `gatewayReads`. */
    gatewayHeaders: Record<string, string>;
  },
): Promise<RenderedPage> {
  const { host } = prepared;
  const { route, params } = matchSiteRoute(siteRoutes(host.composition), address.pathname);
  const tags = new Set<string>();
  const store = createPlatformStore({
    origin: gatewayUrl,
    language: () => language,
    headers: { ...gatewayHeaders, 'x-request-id': requestId },
    onTags: (found) => {
      for (const tag of found) tags.add(tag);
    },
  });
  const context: PrefetchContext = { dispatch: store.dispatch, params, search: address.searchParams, language };
  const { atOnce, later } = pageSlots(route);
  const pieces = [...atOnce, ...later].flatMap((name) => slotPieces(host, name));
  if (route.render === 'server') {
    await Promise.all([
      host.loadPage(route.owner, route.path),
      ...pieces.map(({ domain, id }) => host.loadSlot(domain, id)),
    ]);
    const modules = [host.page(route.owner, route.path), ...pieces.map(({ domain, id }) => host.slot(domain, id))];
    await Promise.all(modules.map((state) => state?.status === 'ready' && state.module.prefetch?.(context)));
  }
  let head: PageHead = { title: '', description: site.name };
  const html = renderToString(
    <StrictMode>
      <HeadContext
        value={{
          origin: siteUrl,
          askedLanguage,
          set: (given) => {
            head = given;
          },
        }}
      >
        <StaticRouter location={`${address.pathname}${address.search}`}>
          <SiteApp host={host} store={store} texts={prepared.texts[language]} />
        </StaticRouter>
      </HeadContext>
    </StrictMode>,
  );
  const broken = pieces.some(({ domain, id }) => host.slot(domain, id)?.status === 'failed');
  const pageState = host.page(route.owner, route.path);
  const complete = !broken && pageState?.status !== 'failed' && !failedQueries(store.getState() as never);
  return { html, head, route, state: store.getState(), tags: [...tags], complete };
}
