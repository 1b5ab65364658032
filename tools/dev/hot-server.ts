import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { root } from '@arcada/federation';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { developmentPage, devPath, publishedCookie, publishedPage } from './development-page.ts';
import { hotBuild } from './hot-builds.ts';
import { loopback, refuseOtherMachines } from './loopback.ts';
import { passOn } from './pass-on.ts';

export interface HotServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Shows a running site with development builds of some remotes instead of the published ones, with
 * hot reload.
 */
export async function startHotServer(siteUrl: string, domains: readonly string[], port: number): Promise<HotServer> {
  refuseOtherMachines(siteUrl);
  const compiler = rspack(['shell', ...domains].map(hotBuild));
  const file = path.join(root, 'node_modules/react-refresh/cjs/react-refresh-runtime.development.js');
  const runtime = fs.readFileSync(file, 'utf8');
  const url = `http://localhost:${port}`;
  const entryOf = async (domain: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${devPath(domain)}remoteEntry.js`);
    return { domain, entry: await response.text() };
  };
  const rewrite = async (html: string, cookies: string) =>
    cookies.includes(`${publishedCookie}=1`)
      ? publishedPage(html, domains)
      : developmentPage(html, await Promise.all(domains.map(entryOf)), runtime);
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      allowedHosts: loopback,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'choice',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            const choice = /^\/__dev\/(?<kind>local|published)$/.exec(request.url ?? '')?.groups?.kind;
            if (!choice) return next();
            const age = choice === 'local' ? '; Max-Age=0' : '';
            response.writeHead(302, { location: '/', 'set-cookie': `${publishedCookie}=1; Path=/; HttpOnly${age}` });
            response.end();
          },
        },
        {
          name: 'site',
          middleware: (request: IncomingMessage, response: ServerResponse) =>
            passOn(siteUrl, rewrite, request, response),
        },
      ],
    },
    compiler,
  );
  await server.start();
  return { url, stop: () => server.stop() };
}
