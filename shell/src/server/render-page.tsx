import { type Language, type RemoteDomain, site } from '@arcada/contracts';
import {
  createPlatformStore,
  HeadContext,
  type PageHead,
  type PrefetchContext,
  type RemoteHost,
  slotPieces,
} from '@arcada/platform';
import type { i18n } from 'i18next';
import { type ReactElement, StrictMode } from 'react';
import { StaticRouter } from 'react-router';
import { pageSlots } from '../remotes/page-slots.ts';
import type { SiteRoute } from '../remotes/site-routes.ts';
import { SiteApp } from '../site-app.tsx';
import type { PageRequest } from './messages.ts';
import type { PreparedComposition } from './prepared-composition.ts';
import { callLimit, prefetchLimit } from './time-limits.ts';

export interface RenderedPage {
  html: string;
  head: PageHead;
  route: SiteRoute;
  state: unknown;
  /** Areas that the browser renders. */
  left: readonly RemoteDomain[];
  /** Cache tags of the data in the page. */
  tags: string[];
  /** False when some data could not be loaded: such a page must not be cached. */
  complete: boolean;
  /** Errors of remotes' code. The page has nothing in its place: render it again without them. */
  failures: Failure[];
}

export interface Failure {
  domain?: RemoteDomain;
  error: unknown;
}

/** What a page is rendered with. */
export interface Surroundings {
  host: RemoteHost;
  match: PreparedComposition['match'];
  texts: Record<Language, i18n>;
  /** Where data comes from; empty for pages rendered without any. */
  gatewayUrl: string;
  gatewayHeaders: Record<string, string>;
  siteUrl: string;
  /** Turns the whole tree into HTML. */
  drawTree: (element: ReactElement, key: string) => Promise<{ html: string; failures: Failure[] }>;
}

const failedQueries = (state: { api: { queries: Record<string, { status?: string; error?: unknown } | undefined> } }) =>
  Object.values(state.api.queries).some((query) => {
    const status = (query?.error as { status?: number } | undefined)?.status;
    return query?.status === 'rejected' && status !== 404;
  });

/** Waits for all, but not longer than the page can: late data is loaded by the browser. */
async function settled(work: Promise<unknown>[]): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), prefetchLimit);
  });
  const inTime = await Promise.race([Promise.all(work).then(() => true), limit]);
  clearTimeout(timer);
  return inTime;
}

/** Renders a page for an anonymous visitor, without the areas in `left`. Data comes through the gateway. */
export async function renderPage(
  { path, language, askedLanguage, requestId }: PageRequest,
  left: readonly RemoteDomain[],
  { host, match, texts, gatewayUrl, gatewayHeaders, siteUrl, drawTree }: Surroundings,
): Promise<RenderedPage> {
  const address = new URL(path, siteUrl);
  const { route, params } = match(address.pathname);
  const tags = new Set<string>();
  const store = createPlatformStore({
    origin: gatewayUrl,
    language: () => language,
    callLimit,
    headers: { ...gatewayHeaders, 'x-request-id': requestId },
    onTags: (found) => {
      for (const tag of found) tags.add(tag);
    },
  });
  const { composition } = host;
  const context: PrefetchContext = {
    dispatch: store.dispatch,
    params,
    search: address.searchParams,
    language,
    composition,
  };
  const { atOnce, later } = pageSlots(route);
  const everyPiece = [...atOnce, ...later].flatMap((name) => slotPieces(host, name));
  const pieces = everyPiece.filter(({ domain }) => !left.includes(domain));
  const here = route.render === 'server' && !left.includes(route.owner as RemoteDomain);
  const whole = pieces.length === everyPiece.length && (here || route.render === 'browser');
  const failures: Failure[] = [];
  let inTime = true;
  if (route.render === 'server') {
    await Promise.all([
      here && host.loadPage(route.owner, route.path),
      ...pieces.map(({ domain, id }) => host.loadSlot(domain, id)),
    ]);
    const modules = [
      ...(here ? [{ domain: route.owner as RemoteDomain, state: host.page(route.owner, route.path) }] : []),
      ...pieces.map(({ domain, id }) => ({ domain, state: host.slot(domain, id) })),
    ];
    inTime = await settled(
      modules.map(async ({ domain, state }) => {
        try {
          if (gatewayUrl && state?.status === 'ready') await state.module.prefetch?.(context);
        } catch (error) {
          failures.push({ domain, error });
        }
      }),
    );
  }
  let head: PageHead = { title: '', description: site.name };
  const tree = (
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
          <SiteApp host={host} routes={[route]} store={store} texts={texts[language]} leftToBrowser={left} />
        </StaticRouter>
      </HeadContext>
    </StrictMode>
  );
  const drawn = await drawTree(tree, `${route.owner} ${route.path} ${left.join()}`);
  failures.push(...drawn.failures);
  const broken = pieces.some(({ domain, id }) => host.slot(domain, id)?.status === 'failed');
  const failed = here && host.page(route.owner, route.path)?.status === 'failed';
  const state = store.getState();
  return {
    html: drawn.html,
    head,
    route,
    state,
    left,
    tags: [...tags],
    complete: whole && inTime && !broken && !failed && !failedQueries(state as never),
    failures,
  };
}
