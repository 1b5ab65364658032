import type http from 'node:http';
import { healthPaths, healthResponse, type Watched } from '@arcada/service-kit/process';
import { answerAsset, answerFile } from './asset-answer.ts';
import type { Asset } from './assets.ts';
import type { PageServerConfig } from './config.ts';
import type { LiveSite } from './live-site.ts';
import { type RequestKind, requestObserver } from './observed-request.ts';
import { everyList, pageAnswer } from './page-answer.ts';
import { allTexts } from './prepared-composition.ts';
import type { ShellBuild } from './shell-build.ts';
import { favicon, robots, sitemap } from './site-files.ts';
import { webManifest } from './site-icons.ts';

interface Parts {
  site: LiveSite;
  build: ShellBuild;
  config: Pick<PageServerConfig, 'SITE_URL' | 'GATEWAY_URL'>;
  readsHeaders: () => Promise<Record<string, string>>;
  watched: Watched;
}

const kindOf = (path: string): RequestKind => {
  if (path.startsWith('/assets/')) return 'asset';
  return path.startsWith('/social/') || /^\/[\w-]+\.[a-z]+$/.test(path) ? 'file' : 'page';
};

/** Answers every request of the page server: health, files of the shell, and pages. */
export async function siteAnswer({ site, build, config, readsHeaders, watched }: Parts) {
  const { log, metrics } = watched;
  const { SITE_URL: siteUrl, GATEWAY_URL: gatewayUrl } = config;
  const answerPage = pageAnswer({ site, texts: await allTexts(), build, siteUrl, metrics });
  const observe = requestObserver(watched);

  async function answerVisitor(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    address: URL,
    requestId: string,
  ) {
    const text = (type: string, body: string, seconds = 300) =>
      response
        .writeHead(200, {
          'content-type': type,
          'cache-control': seconds > 0 ? `public, max-age=0, s-maxage=${seconds}` : 'no-store',
          'surrogate-key': everyList(site.frame.prepared.composition).join(' '),
        })
        .end(body);
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else if (address.pathname.startsWith('/assets/')) {
      answerAsset(request, response, build.assets.get(address.pathname.slice(8)));
    } else if (build.files.has(address.pathname)) {
      answerFile(response, build.files.get(address.pathname) as Asset);
    } else if (address.pathname === '/manifest.webmanifest') text('application/manifest+json', webManifest, 86400);
    else if (address.pathname === '/favicon.svg') text('image/svg+xml', favicon, 86400);
    else if (address.pathname === '/robots.txt')
      text('text/plain; charset=utf-8', robots(site.frame.prepared, siteUrl));
    else if (address.pathname === '/sitemap.xml') {
      const { body, missing } = await sitemap(site.frame.prepared, siteUrl, gatewayUrl, await readsHeaders());
      for (const { message } of missing) log.error({ requestId, error: message }, 'sitemap without an area');
      // A list that lacks an area is better than none, and is forgotten at once.
      text('application/xml', body, missing.length > 0 ? 0 : 300);
    } else await answerPage(request, response, address, requestId);
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const address = new URL(request.url ?? '/', siteUrl);
    const path = address.pathname;
    if (healthPaths.has(path)) {
      const { status, type, body } = await healthResponse(path, watched);
      response.writeHead(status, { 'content-type': type }).end(body);
      return;
    }
    const requestId = observe({ request, response, kind: kindOf(path), path });
    try {
      await answerVisitor(request, response, address, requestId);
    } catch (error) {
      log.error({ requestId, path, err: error }, 'page failed');
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      response.end('This page could not be drawn. Please try again.');
    }
  }

  return (request: http.IncomingMessage, response: http.ServerResponse) => {
    answer(request, response).catch((error: Error) => {
      log.error({ err: error }, 'request failed');
      if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
      response.end();
    });
  };
}
