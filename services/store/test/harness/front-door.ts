import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FrontDoor {
  url: string;
  /** Where requests are forwarded; can be changed while the proxy is open. */
  target: string;
  /** Called around each forwarded request, for tests that break things at a chosen moment; an error cuts the connection. */
  before: (what: string) => void | Promise<void>;
  after: (what: string) => void | Promise<void>;
  close(): Promise<void>;
}

/**
 * Forwards requests with other headers: as the gateway before the store, and as a connection to
 * Stripe that can be cut.
 */
export async function openFrontDoor(headers: () => Record<string, string> = () => ({})): Promise<FrontDoor> {
  const server = createServer(async (request, response) => {
    const what = `${request.method} ${request.url}`;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    try {
      await door.before(what);
    } catch {
      response.destroy();
      return;
    }
    const to = new URL(request.url ?? '/', door.target);
    const sent = { ...request.headers, ...headers(), host: to.host };
    const onward = httpRequest(to, { method: request.method ?? 'GET', headers: sent, agent: false }, async (answer) => {
      const body: Buffer[] = [];
      try {
        for await (const part of answer) body.push(part as Buffer);
        await door.after(what);
      } catch {
        // The process behind was killed, so the waiting connection is cut too.
        response.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.end(Buffer.concat(body));
    });
    onward.on('error', () => response.destroy());
    onward.end(Buffer.concat(parts));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const door: FrontDoor = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: '',
    before: () => undefined,
    after: () => undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return door;
}
