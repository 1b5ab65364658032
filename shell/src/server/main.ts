import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { answerAsset } from './asset-answer.ts';
import { startingConfig } from './config.ts';
import { gatewayReads } from './gateway-reads.ts';
import { keptPages } from './kept-pages.ts';
import { LiveSite } from './live-site.ts';
import { createLog } from './log.ts';
import { observeRequest } from './observed-request.ts';
import { everyList, pageAnswer } from './page-answer.ts';
import { PageMetrics, type RequestKind } from './page-metrics.ts';
import { allTexts } from './prepared-composition.ts';
import { Releases } from './releases.ts';
import { readShellBuild } from './shell-build.ts';
import { favicon, robots, sitemap } from './site-files.ts';

const config = startingConfig();
const build = readShellBuild(config.SHELL_DIST);
const log = createLog(config.LOG_LEVEL);
function crash(error: unknown) {
  log('fatal', 'the process cannot go on', { error: error instanceof Error ? error.stack : String(error) });
  process.exit(1);
}
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

const metrics = new PageMetrics({ process: true });
const readsHeaders = gatewayReads(config.INTERNAL_KEY);

const releasesFolder = path.join(config.DATA_DIR, 'page-server');
fs.mkdirSync(releasesFolder, { recursive: true });
// Real paths: the permission model compares them, and errors name them.
const shellDist = fs.realpathSync(config.SHELL_DIST);
const releases = new Releases(config, fs.realpathSync(releasesFolder));

const site = new LiveSite({
  releases,
  renderer: {
    script: path.join(shellDist, 'server/renderer.js'),
    readable: [shellDist, releases.folder],
    memoryMb: config.RENDERER_MEMORY_MB,
    onOutput: (pid, text) => log('warn', 'a renderer printed', { pid, text }),
  },
  size: config.RENDERERS,
  timeFactor: config.RENDER_TIME_FACTOR,
  shellStyles: build.styleTexts,
  shellDist,
  gatewayUrl: config.GATEWAY_URL,
  gatewayHeaders: readsHeaders,
  siteUrl: config.SITE_URL,
  log,
  metrics,
});

const forgetKeptPages = keptPages(config.GATEWAY_INTERNAL_URLS.join(','), config.INTERNAL_KEY);

/** Until each gateway was told. Apart from the polls: a gateway that hangs must not keep a release from being seen. */
async function forgetOld() {
  if (!site.canDraw || !(await forgetKeptPages())) setTimeout(forgetOld, 500).unref();
}

async function keepFresh() {
  await site.refresh().catch((error: Error) =>
    // While everything starts, the registry may come later than this server.
    log(site.current ? 'error' : 'info', 'composition not refreshed', { error: error.message }),
  );
  setTimeout(keepFresh, site.current && site.isComplete ? 2000 : 500).unref();
}

const answerPage = pageAnswer({ site, texts: await allTexts(), build, siteUrl: config.SITE_URL, metrics });

/** What those ask who watch over the process; neither logged nor counted. */
async function answerWatcher(response: http.ServerResponse, path: string): Promise<boolean> {
  if (path === '/healthz') response.end('ok');
  else if (path === '/readyz') response.writeHead(site.canDraw && !stopping ? 200 : 503).end();
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
        'surrogate-key': everyList(site.frame.prepared.composition).join(' '),
      })
      .end(body);
  if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
  else if (address.pathname.startsWith('/assets/')) {
    answerAsset(request, response, build.assets.get(address.pathname.slice(8)));
  } else if (address.pathname === '/favicon.svg') text('image/svg+xml', favicon, 86400);
  else if (address.pathname === '/robots.txt')
    text('text/plain; charset=utf-8', robots(site.frame.prepared, config.SITE_URL));
  else if (address.pathname === '/sitemap.xml') {
    const { body, missing } = await sitemap(site.frame.prepared, config.SITE_URL, config.GATEWAY_URL, readsHeaders());
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

function end() {
  site.stop();
  process.exit(0);
}
function stop() {
  if (stopping) return;
  stopping = true;
  server.close(end);
  server.closeIdleConnections();
  setTimeout(end, 25_000).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await keepFresh();
void forgetOld();
server.listen(config.PAGE_SERVER_PORT, config.HOST, () => {
  log('info', 'listening', { address: server.address() });
});
