import type http from 'node:http';
import { type Composition, type Language, languageKey, negotiateLanguage } from '@arcada/contracts';
import { type Metrics, readCookie } from '@arcada/service-kit/process';
import type { i18n } from 'i18next';
import { policyFor } from './document.ts';
import { framePage } from './frame-page.tsx';
import type { LiveSite } from './live-site.ts';
import type { DrawnPage } from './messages.ts';
import type { ShellBuild } from './shell-build.ts';
import { tidyPath } from './tidy-path.ts';

/** Tags of published content: what is missing now may exist after a change to one of these. */
export const everyList = ({ remotes }: Composition): string[] => [
  'composition',
  ...remotes.flatMap(({ manifest }) => manifest.server?.cacheTags ?? []),
];

/** The path with the language that was asked for in the address. */
function inLanguage(path: string, asked: string | null): string {
  return asked === null ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ lang: asked })}`;
}

interface Parts {
  site: LiveSite;
  texts: Record<Language, i18n>;
  build: ShellBuild;
  siteUrl: string;
  metrics: Metrics;
}

/** Responds with pages: rendered by a renderer, else the frame in which the browser renders them. */
export function pageAnswer({ site, texts, build, siteUrl, metrics }: Parts) {
  const rendered = metrics.counter('page_renders_total', 'Pages that were drawn', ['complete']);
  const framed = metrics.counter('page_frames_total', 'Pages whose areas were left to the browser');

  return async (request: http.IncomingMessage, response: http.ServerResponse, address: URL, requestId: string) => {
    const askedLanguage = address.searchParams.get('lang');
    const language = negotiateLanguage({
      query: askedLanguage,
      saved: readCookie(request.headers.cookie, languageKey),
      acceptLanguage: request.headers['accept-language'],
    });
    address.searchParams.delete('lang');
    const tidy = tidyPath(address.pathname, (site.current ?? site.frame).prepared.match(address.pathname).route.path);
    if (tidy) {
      response
        .writeHead(301, {
          location: inLanguage(`${tidy}${address.search}`, askedLanguage),
          'cache-control': 'public, max-age=0, s-maxage=300, must-revalidate',
          'surrogate-key': 'composition',
          'content-length': 0,
        })
        .end();
      return;
    }
    const wanted = { path: `${address.pathname}${address.search}`, language, askedLanguage, requestId };
    const generation = site.current;
    const drawn = await generation?.pool.draw(wanted);
    if (drawn) rendered.inc({ complete: String(drawn.complete) });
    else framed.inc();
    const { prepared, host } = generation ?? site.frame;
    const page: DrawnPage = drawn ?? (await framePage(wanted, { prepared, host, texts, build, siteUrl }));
    const { route } = prepared.match(address.pathname);
    // Pages of a composition that is no longer live must not be cached as the new one's.
    const isCurrent = generation?.missing.length === 0 && generation === site.current;
    const cacheable = page.complete && isCurrent && !route.fresh;
    const found = page.status === 200;
    const tags = [...(found ? ['composition'] : everyList(prepared.composition)), ...page.tags];
    response.writeHead(page.movedTo ? 301 : page.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-length': page.body.length,
      ...(page.movedTo && { location: inLanguage(page.movedTo, askedLanguage) }),
      'content-security-policy': policyFor(page.styleDigest, route.restricted !== undefined),
      'cache-control': cacheable ? `public, max-age=0, s-maxage=${found ? 300 : 10}, must-revalidate` : 'no-store',
      vary: 'accept-language, cookie',
      'x-composition': prepared.composition.id,
      ...(cacheable ? { 'surrogate-key': tags.join(' ') } : {}),
    });
    response.end(page.body);
  };
}
