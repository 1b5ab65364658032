import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminCall } from './admin-session.ts';

const mostMilliseconds = 60_000;

/** Changes the price of a product as an admin; resolves with the site's response. */
export type ChangePrice = (id: string, price: number) => Promise<void>;
/** The price shown to a visitor. */
export type ReadPrice = (id: string) => Promise<number>;

export async function priceIn(response: Response): Promise<number> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}`);
  return ((await response.json()) as { price: number }).price;
}

/** Changes of prices by an admin's calls, each based on the response before. */
export function changesOf(call: AdminCall): ChangePrice {
  const tags = new Map<string, string>();
  const tagIn = async (response: Response) => ((await response.json()) as { tag: string }).tag;
  return async (id, price) => {
    const path = `/api/admin/products/${id}`;
    const tag = tags.get(id) ?? (await tagIn(await call('GET', path)));
    tags.set(id, await tagIn(await call('PATCH', path, { price }, { 'if-match': `"${tag}"` })));
  };
}

/** Milliseconds from sending each change until its price is read. */
export async function timesUntilSeen(
  ids: readonly string[],
  count: number,
  change: ChangePrice,
  read: ReadPrice,
): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number++) {
    const id = ids[number % ids.length] as string;
    const price = Math.floor(100_000 + Math.random() * 1_000_000) / 100;
    const begun = performance.now();
    await change(id, price);
    while ((await read(id)) !== price) {
      if (performance.now() - begun > mostMilliseconds) throw new Error(`The price of ${id} is never seen`);
      await sleep(2);
    }
    times.push(performance.now() - begun);
  }
  return times;
}

/** Changes prices at a given pace while something runs; returns how many. */
export async function changingPrices(
  ids: readonly string[],
  perSecond: number,
  change: ChangePrice,
  work: () => Promise<void>,
): Promise<number> {
  let count = 0;
  let running = true;
  const changes = (async () => {
    for (const begun = performance.now(); running; count++) {
      await sleep(Math.max(0, begun + (count * 1000) / perSecond - performance.now()));
      await change(ids[count % ids.length] as string, 20 + (count % 100));
    }
  })();
  await work().finally(() => {
    running = false;
  });
  await changes;
  return count;
}
