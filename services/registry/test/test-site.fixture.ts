import http from 'node:http';
import type { Composition } from '@arcada/contracts';
import type { TestService } from '@arcada/testing/service';

/** A site around a real registry: its release routes, the composition, pages rendered with it. */
export class TestSite {
  url = '';
  /** What each path responds with instead of a page. */
  readonly broken = new Map<string, number>();
  /** How many more release calls get a 503: a registry that is being restarted. */
  away = 0;
  /** While true, requests are left without a response: a registry that hangs. */
  hangs = false;
  calls = 0;
  private readonly server = http.createServer((request, response) => {
    this.answer(request, response).catch(() => response.writeHead(503).end());
  });

  constructor(private readonly registry: TestService) {}

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
    return this;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith('/api/admin/releases')) return this.pass(request, response, path);
    const { body } = await this.registry.anonymous.get<Composition>('/registry.json');
    if (path === '/registry.json') return void response.end(JSON.stringify(body));
    const state = JSON.stringify({ composition: body });
    response
      .writeHead(this.broken.get(path) ?? 200, { 'content-type': 'text/html' })
      .end(`<script type="application/json" id="arcada-state">${state}</script>`);
  }

  private async pass(request: http.IncomingMessage, response: http.ServerResponse, path: string): Promise<void> {
    this.calls += 1;
    if (this.hangs) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.away > 0) {
      this.away -= 1;
      return void response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"away"}');
    }
    const { 'x-release-token': token, 'content-type': type } = request.headers;
    const answer = await fetch(this.registry.url + path, {
      method: request.method ?? 'GET',
      headers: { 'x-release-token': String(token), ...(type && { 'content-type': type }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  }
}
