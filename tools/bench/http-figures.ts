import { randomUUID } from 'node:crypto';
import type { PageOf, ProductSummary } from '@arcada/contracts';
import { floorFor, type LoadResult, load } from './load.ts';
import { type Figure, ratio } from './report.ts';

const words = ['level', 'sheet', 'clash', 'dynamo', 'room', 'parameter', 'schedule', 'family', 'export', 'naming'];

/** A different query each time, sometimes with typing errors, so that no cache is hit. */
export const searchPath = (number: number) =>
  `/api/products?pageSize=20&q=${words[number % words.length]}%20${words[(number * 7) % words.length]}${number}`;

const describe = ({ rate, p99, failed }: LoadResult) =>
  `${Math.round(rate)}/s, p99 ${p99} ms${failed ? `, ${failed} FAILED` : ''}`;

async function compared(name: string, url: string, target: number, requests?: { path: string }[]): Promise<Figure> {
  const headers = { 'accept-encoding': 'identity' };
  const floor = await floorFor(requests?.[0] ? new URL(requests[0].path, url).href : url, headers);
  try {
    const bare = await load({ url: floor.url, headers });
    const own = await load({ url, headers, requests: requests?.map((request) => ({ method: 'GET', ...request })) });
    return ratio(name, own.rate / bare.rate, target, `${describe(own)}; bare server ${describe(bare)}`);
  } finally {
    floor.stop();
  }
}

/** Reads through the gateway, as ratios to a bare server that sends the same bytes. */
export async function readFigures(site: string): Promise<Figure[]> {
  const list = (await (await fetch(`${site}/api/products?pageSize=20`)).json()) as PageOf<ProductSummary>;
  const queries = Array.from({ length: 20_000 }, (_, number) => ({ path: searchPath(number) }));
  return [
    await compared(`products list, 20 of ${list.total}`, `${site}/api/products?pageSize=20`, 0.5),
    await compared('product detail', `${site}/api/products/${list.items[0]?.id}`, 0.5),
    await compared('cached page (home)', `${site}/`, 0.5),
    await compared('full-text search, every query another', site, 0.1, queries),
  ];
}

/** Writes: new carts, and many adds to one cart, against the same floor. */
export async function cartFigures(site: string): Promise<Figure[]> {
  const { items } = (await (await fetch(`${site}/api/products?pageSize=50`)).json()) as PageOf<ProductSummary>;
  const headers = { 'content-type': 'application/json', origin: site };
  const request = (cartId: string, number: number) => ({
    method: 'POST' as const,
    path: '/api/cart',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ cartId, type: 'product', productId: items[number % items.length]?.id, quantity: 1 }),
  });
  const floor = await floorFor(`${site}/api/products?pageSize=1`);
  try {
    const bare = await load({ url: floor.url, requests: [request(randomUUID(), 0)] });
    const fresh = Array.from({ length: 30_000 }, (_, number) => request(randomUUID(), number));
    const own = await load({ url: site, requests: fresh });
    const cartId = randomUUID();
    const one = await load({
      url: site,
      seconds: 3,
      requests: Array.from({ length: 2000 }, (_, number) => request(cartId, number)),
    });
    return [
      ratio('add to cart, a new cart each', own.rate / bare.rate, 0.02, describe(own)),
      ratio(
        'add to cart, one cart for all',
        one.rate / bare.rate,
        0.02,
        `${describe(one)} (99 of one thing is the limit)`,
      ),
    ];
  } finally {
    floor.stop();
  }
}

const warmUpSeconds = 15;

/** Pages rendered by one page server and its renderers, none from a cache. */
export async function pageServerFigure(pageServer: string, productIds: string[]): Promise<Figure> {
  const requests = productIds.map((id) => ({ method: 'GET' as const, path: `/products/${id}` }));
  // Measured under load: its code is fully compiled after a thousand pages in each renderer.
  await load({ url: pageServer, requests, seconds: warmUpSeconds });
  const { rate, p99 } = await load({ url: pageServer, requests });
  return {
    name: 'product pages drawn, uncached, one page server with its renderers',
    value: `${Math.round(rate)}/s`,
    target: '≥ 200/s',
    met: rate >= 200,
    note: `p99 ${p99} ms, after ${warmUpSeconds} s of warming up`,
  };
}
