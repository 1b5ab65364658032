import { spawn } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contractNumber, type Release } from '@arcada/contracts';

export interface SmallRemote {
  domain: 'store' | 'blog';
  version: string;
  /** Before and after the entry, and what its page's component does before it renders. */
  top?: string;
  bottom?: string;
  drawing?: string;
  /** Its page must not be cached. */
  fresh?: boolean;
}

const pathOf = { store: '/products', blog: '/blog' };

/**
 * A remote's server build by hand: a container with one page and one piece on home and dashboard. It says which
 * version rendered it.
 */
const entryOf = ({ domain, version, top = '', bottom = '', drawing = '' }: SmallRemote) => `
${top}
var text = 'drawn by ${domain} ${version}';
const page = { Component: (given) => { ${drawing}; return text; } };
const piece = { Component: () => 'piece of ${domain} ${version}' };
const entry = {
  manifest: {},
  pages: { '${pathOf[domain]}': async () => page },
  slots: { piece: async () => piece },
  locales: { en: async () => ({ default: {} }), 'pt-BR': async () => ({ default: {} }), es: async () => ({ default: {} }) },
};
module.exports = { init() {}, get: async () => () => ({ entry }) };
${bottom}
`;

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function releaseOf(remote: SmallRemote): { release: Release; files: Record<string, string> } {
  const { domain, version } = remote;
  const files = { 'node/remoteEntry.js': entryOf(remote), 'web/remoteEntry.js': 'x' };
  const release: Release = {
    remote: domain,
    version,
    builtAt: '2026-01-01T00:00:00.000Z',
    manifest: {
      contract: contractNumber,
      domain,
      title: { en: domain, 'pt-BR': domain, es: domain },
      routes: [{ path: pathOf[domain], access: 'public', render: 'server', listed: false, fresh: remote.fresh }],
      slots: [
        { name: 'home.products', id: 'piece', order: 1 },
        { name: 'dashboard.section', id: 'piece', order: 1 },
      ],
    },
    entry: { web: 'web/remoteEntry.js', node: 'node/remoteEntry.js' },
    chunks: {},
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { bytes: text.length, integrity: integrityOf(text) }]),
    ),
  };
  return { release, files };
}

interface Health {
  domain: string;
  version: string;
  state: string;
  reason?: string;
}

const listen = (server: http.Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

/** A registry over HTTP with what is live now; records health reports. */
async function smallRegistry() {
  let live: SmallRemote[] = [];
  const health: Health[] = [];
  const all = new Map<string, ReturnType<typeof releaseOf>>();
  const server = http.createServer(async (request, response) => {
    const address = request.url ?? '';
    const [, domain = '', version = '', name = ''] = /\/mfe\/(\w+)\/([^/]+)\/(.+)/.exec(address) ?? [];
    if (request.method === 'PUT') {
      let body = '';
      for await (const chunk of request) body += chunk;
      const [, , , of = '', which = ''] = address.split('/');
      health.push({ domain: of, version: which, ...JSON.parse(body) });
      response.writeHead(204).end();
    } else if (address === '/internal/composition') {
      const remotes = live.map((remote) => {
        const { release } = releaseOf(remote);
        const base = `/mfe/${remote.domain}/${remote.version}`;
        return {
          domain: remote.domain,
          version: remote.version,
          entry: `${base}/web/remoteEntry.js`,
          integrity: release.files['web/remoteEntry.js']?.integrity,
          manifest: release.manifest,
        };
      });
      response.end(JSON.stringify({ id: live.map(({ domain, version }) => `${domain}@${version}`).join(), remotes }));
    } else {
      const found = all.get(`${domain} ${version}`);
      const text = name === 'release.json' ? JSON.stringify(found?.release) : found?.files[name];
      response.writeHead(text ? 200 : 404).end(text);
    }
  });
  const url = await listen(server);
  const publish = (...remotes: SmallRemote[]) => {
    live = remotes;
    for (const remote of remotes) all.set(`${remote.domain} ${remote.version}`, releaseOf(remote));
  };
  return { url, health, publish, close: () => server.close() };
}

const keyOf = (kid: string) => {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return Buffer.from(JSON.stringify({ ...jwk, kid })).toString('base64url');
};

export interface SmallSite {
  url: string;
  dataDir: string;
  pid: number;
  /** Its program and its whole environment. */
  script: string;
  variables: Record<string, string>;
  /** How often the gateway was told to drop pages; it never responds to that. */
  purges: () => number;
  health: Health[];
  publish: (...remotes: SmallRemote[]) => void;
  page: (path: string) => Promise<{ status: number; text: string; cache: string | null }>;
  faults: (version: string) => Record<string, unknown>[];
  renderers: () => number[];
  until: (what: string, holds: () => unknown) => Promise<void>;
  stop: () => Promise<void>;
}

/** The page server as built, with a small registry and a gateway without content. */
export async function startSmallSite(remotes: SmallRemote[], root: string): Promise<SmallSite> {
  const registry = await smallRegistry();
  registry.publish(...remotes);
  let purges = 0;
  const gateway = http.createServer(({ url }, response) => {
    if (url === '/purge') purges += 1;
    else response.writeHead(404).end('{}');
  });
  const gatewayUrl = await listen(gateway);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-pages-'));
  fs.mkdirSync(path.join(dataDir, 'keys'));
  fs.writeFileSync(path.join(dataDir, 'keys/secret.json'), 'a key');
  const script = path.join(root, 'shell/dist/server/main.js');
  const variables = {
    NODE_ENV: 'production',
    PAGE_SERVER_PORT: '0',
    GATEWAY_URL: gatewayUrl,
    GATEWAY_INTERNAL_URLS: gatewayUrl,
    REGISTRY_URL: registry.url,
    SITE_URL: 'http://site.example',
    DATA_DIR: dataDir,
    INTERNAL_KEY: keyOf('page-server'),
    RENDERERS: '1',
    RENDERER_MEMORY_MB: '160',
    RENDER_TIME_FACTOR: '2',
  };
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'], env: variables });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const log = () =>
    // The last line may be on its way yet.
    output
      .slice(0, output.lastIndexOf('\n') + 1)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const until = async (what: string, holds: () => unknown) => {
    for (const limit = Date.now() + 90_000; Date.now() < limit; await sleep(50)) {
      if (await holds()) return;
    }
    throw new Error(`Not in 90 s: ${what}\n${output.slice(-6000)}`);
  };
  await until('it listens', () => output.includes('"listening"'));
  const { address } = log().find(({ message }) => message === 'listening') as { address: AddressInfo };
  const url = `http://127.0.0.1:${address.port}`;
  const childrenFile = `/proc/${child.pid}/task/${child.pid}/children`;
  return {
    url,
    dataDir,
    pid: child.pid as number,
    script,
    variables,
    purges: () => purges,
    health: registry.health,
    publish: registry.publish,
    faults: (version) => log().filter((line) => line.message === 'fault in server code' && line.version === version),
    until,
    page: async (at) => {
      const response = await fetch(url + at);
      return { status: response.status, text: await response.text(), cache: response.headers.get('cache-control') };
    },
    renderers: () => fs.readFileSync(childrenFile, 'utf8').trim().split(' ').filter(Boolean).map(Number),
    stop: async () => {
      child.kill('SIGKILL');
      registry.close();
      gateway.close();
      gateway.closeAllConnections();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
