import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Visit {
  kind: string;
  milliseconds: number;
  ok: boolean;
}
export interface VisitedSite {
  port: number;
  productIds: readonly string[];
}

const rate = 60;
/** Each has an address of its own. */
const visitors = Array.from({ length: 8 }, (_, number) => ({
  cartId: randomUUID(),
  agent: new http.Agent({ keepAlive: true, localAddress: `127.0.1.${number + 1}` }),
}));
type Visitor = (typeof visitors)[number];

function ask(port: number, { agent }: Visitor, path: string, body?: object): Promise<boolean> {
  const origin = `http://localhost:${port}`;
  const headers = {
    host: `localhost:${port}`,
    ...(body && { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, agent, method: body ? 'POST' : 'GET', headers };
    const request = http.request(options, (response) => {
      response.resume();
      response.on('end', () => resolve((response.statusCode ?? 500) < 300));
      response.on('error', () => resolve(false));
    });
    request.on('error', () => resolve(false));
    request.end(body && JSON.stringify(body));
  });
}

const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;

/** What people do in a shop; most lists and pages are requested for the first time. */
const kinds: Record<string, (site: VisitedSite, visitor: Visitor) => Promise<boolean>> = {
  home: ({ port }, visitor) => ask(port, visitor, '/'),
  list: ({ port }, visitor) =>
    ask(port, visitor, `/api/products?pageSize=20&q=level${Math.floor(Math.random() * 1e6)}`),
  page: ({ port, productIds }, visitor) => ask(port, visitor, `/products/${any(productIds)}`),
  product: ({ port, productIds }, visitor) => ask(port, visitor, `/api/products/${any(productIds)}`),
  cart: ({ port }, visitor) => ask(port, visitor, `/api/cart/${visitor.cartId}`),
  add: ({ port, productIds }, visitor) => {
    const productId = any(productIds.slice(0, 40));
    return ask(port, visitor, '/api/cart', {
      type: 'product',
      productId,
      price: 0,
      quantity: 1,
      cartId: visitor.cartId,
    });
  },
};

/** Visits at a steady pace, whether or not earlier ones have finished. */
export async function visit(site: VisitedSite, seconds: number): Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  const begun = performance.now();
  for (let number = 0; number < rate * seconds; number += 1) {
    const [kind, work] = Object.entries(kinds)[number % Object.keys(kinds).length] ?? [];
    if (!kind || !work) continue;
    await sleep(Math.max(0, begun + (number * 1000) / rate - performance.now()));
    const asked = performance.now();
    visits.push(
      work(site, visitors[Math.floor(number / 6) % visitors.length] as Visitor).then((ok) => ({
        kind,
        ok,
        milliseconds: performance.now() - asked,
      })),
    );
  }
  return Promise.all(visits);
}
