import { randomUUID } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';

/** The site as the attacker sees it. */
export interface Target {
  port: number;
  /** The attacker's address: one of this machine's own, which the gateway distinguishes from others. */
  from: string;
  productId: string;
  /** A video that everyone may watch. */
  clip: string;
}
/** Number of responses by status; `cut` is a connection that the site closed. */
export type Outcome = Record<string, number>;
type Count = (what: string | number) => void;

const headOf = (lines: string[], target: Target) => [...lines, `host: localhost:${target.port}`, '', ''].join('\r\n');

/**
 * Keeps this many connections open, opening at most 50 a second; each sends its text once and reads
 * one chunk.
 */
function hold(target: Target, most: number, text: string, count: Count): void {
  let open = 0;
  setInterval(() => {
    if (open >= most) return;
    open += 1;
    const socket = net.connect({ port: target.port, host: '127.0.0.1', localAddress: target.from });
    socket.write(text);
    socket.once('data', (chunk) => {
      socket.pause();
      count(chunk.toString('latin1', 9, 12));
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      open -= 1;
      count('cut');
    });
  }, 20);
}

/** Sends this many requests a second, with at most `atOnce` of them pending. */
function flood(target: Target, rate: number, atOnce: number, next: () => Flooding, count: Count): void {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce, localAddress: target.from });
  let waiting = 0;
  const ask = () => {
    const { method, path, body } = next();
    const headers = {
      host: `localhost:${target.port}`,
      ...(body && { 'content-type': 'application/json', origin: `http://localhost:${target.port}` }),
    };
    waiting += 1;
    const request = http.request({ host: '127.0.0.1', port: target.port, agent, method, path, headers }, (response) => {
      count(response.statusCode ?? 0);
      response.resume();
    });
    request.on('error', () => count('cut'));
    request.on('close', () => {
      waiting -= 1;
    });
    request.end(body);
  };
  const tick = 20;
  setInterval(() => {
    for (let sent = 0; sent < (rate * tick) / 1000 && waiting < atOnce; sent += 1) ask();
  }, tick);
}
interface Flooding {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** What one address can do to others. Rates are for windows of 10 s. */
export const attacks: Record<string, (target: Target, count: Count) => void> = {
  // Enough that it doesn't all fit into the system's buffers.
  '200 slow readers': (target, count) =>
    hold(target, 200, headOf([`GET ${target.clip} HTTP/1.1`], target).repeat(8), count),
  '300 unfinished bodies': (target, count) => {
    const lines = [
      'content-type: application/json',
      `origin: http://localhost:${target.port}`,
      'content-length: 60000',
    ];
    hold(target, 300, headOf(['POST /api/cart HTTP/1.1', ...lines], target) + ' '.repeat(30_000), count);
  },
  '1,500 unknown queries': (target, count) => {
    let number = 0;
    const paths = [
      (own: number) => `/?y=${own}`,
      (own: number) => `/products?y=${own}`,
      (own: number) => `/products?q=${own}`,
    ];
    const next = () => ({ method: 'GET', path: paths[++number % paths.length]?.(number) ?? '/' }) as const;
    flood(target, 150, 60, next, count);
  },
  '10,000 carts': (target, count) => {
    const line = { type: 'product', productId: target.productId, price: 0, quantity: 1 };
    const next = () =>
      ({ method: 'POST', path: '/api/cart', body: JSON.stringify({ ...line, cartId: randomUUID() }) }) as const;
    flood(target, 1000, 100, next, count);
  },
};
