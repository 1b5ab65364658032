import http from 'node:http';
import { type Composition, foreignRoutes, languageKey, negotiateLanguage } from '@arcada/contracts';
import { provideTiers } from '../remotes/provided-tiers.ts';
import { startingConfig } from './config.ts';
import { documentFor } from './document.ts';
import { gatewayReads } from './gateway-reads.ts';
import { keptPages } from './kept-pages.ts';
import { LiveCompositions, type PreparedComposition } from './live-composition.ts';
import { createLog } from './log.ts';
import { observeRequest } from './observed-request.ts';
import { PageMetrics, type RequestKind } from './page-metrics.ts';
import { renderPage } from './render-page.tsx';
import { readShellBuild } from './shell-build.ts';
import { favicon, robots, sitemap } from './site-files.ts';

provideTiers();
const config = startingConfig();
const build = readShellBuild(config.SHELL_DIST);
const live = new LiveCompositions(config);
const log = createLog(config.LOG_LEVEL);
const metrics = new PageMetrics({ process: true });
const rendered = metrics.counter('page_renders_total', 'Pages that were drawn', ['complete']);

/** Tags of what is published: where something is missing now, it may be there after a change to one of these. */
const everyList = ['products', 'courses', 'posts'];
const nothing: Composition = { id: 'none', remotes: [] };
let current: PreparedComposition | undefined;
let swapping: Promise<void> | undefined;
const forgetKeptPages = keptPages(config.GATEWAY_INTERNAL_URLS.join(','), config.INTERNAL_KEY);
let forgotten = false;
const readsHeaders = gatewayReads(config.INTERNAL_KEY);

/** Takes what is live now. One swap at a time; the old composition answers until the new one is loaded. */
function refresh(): Promise<void> {
  swapping ??= (async () => {
    const composition = await live.fetchComposition();
    if (composition.id === current?.composition.id && current.complete) return;
    const prepared = await live.prepare(composition, build.styleTexts);
    current = prepared;
    for (const { domain, version, manifest } of composition.remotes) {
      for (const { message } of foreignRoutes(manifest))
        log('error', 'route ignored', { domain, version, why: message });
    }
    log('info', 'composition live', { composition: composition.id, complete: prepared.complete });
  })().finally(() => {
    swapping = undefined;
  });
  return swapping;
}

async function keepFresh() {
  await refresh().catch((error: Error) =>
    // While everything starts, the registry may come later than this server.
    log(current ? 'error' : 'info', 'composition not refreshed', { error: error.message }),
  );
  if (current && !forgotten) forgotten = await forgetKeptPages();
  setTimeout(keepFresh, current?.complete ? 2000 : 500).unref();
}

const cookieValue = (header: string | undefined, name: string) =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1];

async function answerPage(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  address: URL,
  requestId: string,
) {
  const prepared = current ?? (await live.prepare(nothing, build.styleTexts));
  const askedLanguage = address.searchParams.get('lang');
  const language = negotiateLanguage({
    query: askedLanguage,
    saved: cookieValue(request.headers.cookie, languageKey),
    acceptLanguage: request.headers['accept-language'],
  });
  address.searchParams.delete('lang');
  const page = await renderPage(prepared, address, language, {
    gatewayUrl: config.GATEWAY_URL,
    siteUrl: config.SITE_URL,
    askedLanguage,
    requestId,
    gatewayHeaders: readsHeaders(),
  });
  rendered.inc({ complete: String(page.complete) });
  const { body, policy } = documentFor(page, prepared, build, {
    language,
    siteUrl: config.SITE_URL,
    path: address.pathname,
    askedLanguage,
  });
  const cacheable = page.complete && prepared.complete && prepared === current && !page.route.fresh;
  const found = (page.head.status ?? 200) === 200;
  const tags = ['composition', ...page.tags, ...(found ? [] : everyList)];
  response.writeHead(page.head.status ?? 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': policy,
    'cache-control': cacheable ? `public, max-age=0, s-maxage=${found ? 300 : 10}, must-revalidate` : 'no-store',
    vary: 'accept-language, cookie',
    'x-composition': prepared.composition.id,
    ...(cacheable ? { 'surrogate-key': tags.join(' ') } : {}),
  });
  response.end(body);
}

function answerAsset(request: http.IncomingMessage, response: http.ServerResponse, name: string) {
  const asset = build.assets.get(name);
  if (!asset) {
    response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding =
    accepted.includes('br') && asset.bodies.br
      ? 'br'
      : accepted.includes('gzip') && asset.bodies.gzip
        ? 'gzip'
        : 'identity';
  response.writeHead(200, {
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: asset.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(asset.bodies[encoding]);
}

/** What those ask who watch over the process; neither logged nor counted. */
async function answerWatcher(response: http.ServerResponse, path: string): Promise<boolean> {
  if (path === '/healthz') response.end('ok');
  else if (path === '/readyz') response.writeHead(current && !stopping ? 200 : 503).end();
  else if (path === '/metrics') {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  } else return false;
  return true;
}

const kindOf = (path: string): RequestKind => {
  if (path.startsWith('/assets/')) return 'asset';
  return ['/favicon.svg', '/robots.txt', '/sitemap.xml'].includes(path) ? 'file' : 'page';
};

async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
  const address = new URL(request.url ?? '/', config.SITE_URL);
  const path = address.pathname;
  if (await answerWatcher(response, path)) return;
  const requestId = observeRequest({ request, response, kind: kindOf(path), path }, { log, metrics });
  try {
    await answerVisitor(request, response, address, requestId);
  } catch (error) {
    log('error', 'page failed', { requestId, path, error: error instanceof Error ? error.stack : String(error) });
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
    response.end('This page could not be drawn. Please try again.');
  }
}

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
        'surrogate-key': ['composition', ...everyList].join(' '),
      })
      .end(body);
  if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
  else if (address.pathname.startsWith('/assets/')) answerAsset(request, response, address.pathname.slice(8));
  else if (address.pathname === '/favicon.svg') text('image/svg+xml', favicon, 86400);
  else if (address.pathname === '/robots.txt') text('text/plain; charset=utf-8', robots(config.SITE_URL));
  else if (address.pathname === '/sitemap.xml') {
    const prepared = current ?? (await live.prepare(nothing, []));
    const { body, missing } = await sitemap(prepared, config.SITE_URL, config.GATEWAY_URL, readsHeaders());
    for (const { message } of missing) log('error', 'sitemap without an area', { requestId, error: message });
    // A list that lacks an area is better than none, and is forgotten at once.
    text('application/xml', body, missing.length > 0 ? 0 : 300);
  } else await answerPage(request, response, address, requestId);
}

let stopping = false;
const server = http.createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    log('error', 'request failed', { error: error.stack });
    if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
    response.end();
  });
});
server.keepAliveTimeout = 72_000;

function stop() {
  if (stopping) return;
  stopping = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 25_000).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await keepFresh();
server.listen(config.PAGE_SERVER_PORT, config.HOST, () => {
  log('info', 'listening', { address: server.address() });
});
