import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}
export type Handler = (request: Seen, response: http.ServerResponse) => void | Promise<void>;

/** A small real server in place of a service. It can be killed and restarted on its port. */
export class Upstream {
  readonly seen: Seen[] = [];
  handler: Handler = (_request, response) => void response.end('{}');
  /** Whether its health check responds, however long everything else takes. */
  alive = true;
  private server: http.Server | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    const server = http.createServer(async (request, response) => {
      if (request.url === '/healthz') {
        if (this.alive) response.end('ok');
        return;
      }
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of request) chunks.push(chunk as Buffer);
      } catch {
        // The gateway aborted: nothing to respond to.
        return;
      }
      const { method = '', url = '', headers } = request;
      const seen = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      this.seen.push(seen);
      await this.handler(seen, response);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  /** Requests for one path. */
  for(path: string): Seen[] {
    return this.seen.filter(({ url }) => url.split('?')[0] === path);
  }
}

/** Responds with JSON that everyone may share. */
export const shared = (response: http.ServerResponse, body: unknown, tags = 'products', seconds = 60) =>
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'cache-control': `public, s-maxage=${seconds}, max-age=0, must-revalidate`,
      'surrogate-key': tags,
    })
    .end(JSON.stringify(body));

/** A promise that a test resolves. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
