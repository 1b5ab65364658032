import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepPrivate } from '@arcada/service-kit/config';
import {
  createLog,
  endOnFault,
  guarded,
  IdleConnections,
  type Log,
  Metrics,
  type RunningProcess,
  readInternalKey,
  runWithoutData,
  TokenSigner,
} from '@arcada/service-kit/process';
import { readConfig } from './config.ts';
import { gatewayReads } from './gateway-reads.ts';
import { keptPages } from './kept-pages.ts';
import { LiveSite } from './live-site.ts';
import { Releases } from './releases.ts';
import { readShellBuild } from './shell-build.ts';
import { siteAnswer } from './site-answer.ts';

/** Waits without keeping the process alive. */
const pause = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });

/** Until each gateway was told. Separate from the polls: a gateway that hangs must not delay a release. */
async function forgetOld(site: LiveSite, forgetKeptPages: () => Promise<boolean>, log: Log) {
  let isDone = false;
  const tell = guarded(async () => {
    isDone = site.canDraw && (await forgetKeptPages());
  }, log);
  for (await tell(); !isDone; await tell()) await pause(500);
}

const refresh = (site: LiveSite, log: Log) =>
  site.refresh().catch((error: Error) =>
    // While everything starts, the registry may be up later than this server.
    log[site.current ? 'error' : 'info']({ error: error.message }, 'composition not refreshed'),
  );

async function keepFresh(site: LiveSite, log: Log) {
  for (;;) {
    await pause(site.current && site.isComplete ? 2000 : 500);
    await refresh(site, log);
  }
}

async function start(): Promise<RunningProcess> {
  const config = readConfig();
  keepPrivate(config.DATA_DIR);
  const log = createLog('page-server', config.LOG_LEVEL);
  endOnFault(log);
  const metrics = new Metrics();
  const signer = new TokenSigner(readInternalKey(config.INTERNAL_KEY));
  const readsHeaders = gatewayReads(signer);
  const build = readShellBuild(config.SHELL_DIST);
  const releasesFolder = path.join(config.DATA_DIR, 'page-server');
  fs.mkdirSync(releasesFolder, { recursive: true });
  // Real paths: the permission model compares them, and errors contain them.
  const shellDist = fs.realpathSync(config.SHELL_DIST);
  const releases = new Releases(config.REGISTRY_URL, signer, fs.realpathSync(releasesFolder));
  const site = new LiveSite({
    releases,
    renderer: {
      script: path.join(shellDist, 'server/renderer.js'),
      readable: [shellDist, releases.folder],
      memoryMb: config.RENDERER_MEMORY_MB,
      onOutput: (pid, text) => log.warn({ pid, text }, 'a renderer printed'),
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
  const check = async () => {
    if (!site.canDraw) throw new Error('no renderer can draw');
  };
  const health = { stopping: false, check };
  const server = http.createServer(
    await siteAnswer({ site, build, config, readsHeaders, watched: { health, metrics, log } }),
  );
  server.keepAliveTimeout = 72_000;
  const idle = new IdleConnections(server, log);
  await refresh(site, log);
  void keepFresh(site, log);
  void forgetOld(site, keptPages(config.GATEWAY_INTERNAL_URLS, signer), log);
  server.listen(config.PAGE_SERVER_PORT, config.HOST, () => log.info({ address: server.address() }, 'listening'));
  return {
    log,
    async close() {
      health.stopping = true;
      await idle.closeUntil(new Promise((resolve) => server.close(resolve)));
      site.stop();
    },
  };
}

await runWithoutData(start);
