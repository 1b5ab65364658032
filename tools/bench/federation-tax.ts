import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { compile, configurationFor } from '@arcada/federation';
import type { Browser } from 'playwright-core';
import { root } from '../workspace.ts';
import { type PageView, view } from './browser.ts';
import { atMost, type Figure } from './report.ts';

const areas = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));

const entryText = (folder: string) => `
import '${root}/packages/ui/src/styles/index.css';
import '${root}/shell/src/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createPlatformStore, RemoteHost } from '@arcada/platform';
import { createTexts } from '${root}/shell/src/language.ts';
import { localPages } from '${root}/shell/src/remotes/site-routes.ts';
import { SiteApp } from '${root}/shell/src/site-app.tsx';
${areas.map((area, place) => `import { entry as area${place} } from '${root}/${area}/src/entry.tsx';`).join('\n')}
const areas = [${areas.map((_area, place) => `area${place}`).join(', ')}];
const composition = {
  id: 'spa',
  remotes: areas.map(({ manifest }) => ({ domain: manifest.domain, version: '1', entry: '', integrity: '', chunks: {}, manifest })),
};
async function start() {
  const texts = await createTexts('en');
  const host = new RemoteHost(composition, {
    localPages,
    loadEntry: async ({ domain }) => areas.find(({ manifest }) => manifest.domain === domain),
    addTexts: async (domain, catalogues) => { texts.addResourceBundle('en', domain, (await catalogues.en()).default, true); },
  });
  const reduxStore = createPlatformStore({ origin: '', language: () => 'en' });
  createRoot(document.getElementById('root')).render(
    <BrowserRouter><SiteApp host={host} store={reduxStore} texts={texts} /></BrowserRouter>,
  );
}
start();
// built for ${path.basename(folder)}
`;

/** Builds the same pages as one plain single-page application: no federation, no page server. */
async function buildSpa(folder: string): Promise<{ scripts: string[]; styles: string[] }> {
  const entry = path.join(root, 'shell/src/.single-page.tsx');
  fs.writeFileSync(entry, entryText(folder));
  try {
    const configuration = configurationFor({
      folder: path.join(root, 'shell'),
      name: 'shell',
      target: 'web',
      mode: 'production',
      output: folder,
    });
    const chunks = await compile({
      ...configuration,
      entry: { main: entry },
      plugins: (configuration.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
    });
    const files = chunks.main ?? [];
    return {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
    };
  } finally {
    fs.rmSync(entry);
  }
}

async function serve(folder: string, html: string, site: string) {
  const files = new Map<string, Buffer>();
  for (const name of fs.readdirSync(folder)) {
    const bytes = fs.readFileSync(path.join(folder, name));
    files.set(`/assets/${name}`, /\.(js|css)$/.test(name) ? zlib.brotliCompressSync(bytes) : bytes);
  }
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
  const server = http.createServer(async (request, response) => {
    const url = request.url ?? '/';
    const file = files.get(url);
    if (file) {
      const extension = path.extname(url);
      response.setHeader('content-type', types[extension] ?? 'application/octet-stream');
      if (extension !== '.woff2') response.setHeader('content-encoding', 'br');
      response.end(file);
    } else if (url.startsWith('/api/')) {
      const answer = await fetch(`${site}${url}`, { headers: { 'accept-language': 'en' } });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(html);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Bytes and LCP of the federated site against one plain SPA built from the same code. */
export async function federationTax(
  browser: Browser,
  site: string,
  seen: { name: string; path: string; view: PageView }[],
): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-spa-'));
  const { scripts, styles } = await buildSpa(folder);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${styles
    .map((file) => `<link rel="stylesheet" href="/assets/${file}">`)
    .join(
      '',
    )}${scripts.map((file) => `<script defer src="/assets/${file}"></script>`).join('')}</head><body><div id="root"></div></body></html>`;
  const server = await serve(folder, html, site);
  try {
    const figures: Figure[] = [];
    for (const { name, path: address, view: federated } of seen) {
      const plainView = await view(browser, `${server.url}${address}`);
      figures.push(
        atMost(
          `federation tax on ${name}: bytes`,
          federated.scriptBytes / plainView.scriptBytes,
          1.35,
          '',
          `SPA ${Math.round(plainView.scriptBytes / 1024)} KB in ${plainView.scriptRequests}`,
        ),
        atMost(
          `federation tax on ${name}: LCP`,
          federated.lcp / plainView.lcp,
          1,
          '',
          `SPA ${Math.round(plainView.lcp)} ms`,
        ),
      );
    }
    return figures;
  } finally {
    server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
