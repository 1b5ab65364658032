import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PageOf, ProductSummary } from '@arcada/contracts';
import { type Keys, readKeys } from '../start/keys.ts';
import { readState } from '../start/state-file.ts';
import { startSite, type TestSite } from '../test/site.ts';
import { signInAsAdmin } from './admin-session.ts';
import { searchPath } from './http-figures.ts';
import { load } from './load.ts';
import { withMariadb } from './mariadb-site.ts';
import { residentMegabytes } from './memory.ts';
import { type ChangePrice, changesOf, changingPrices, priceIn, timesUntilSeen } from './price-changes.ts';
import { atMost, type Figure, median, plain } from './report.ts';
import { startStore } from './store-process.ts';

const products = 100_000;
const changes = 50;
const changesPerSecond = 10;
const loadSeconds = 10;

/**
 * The cost of one changed price in a catalogue of 100,000 products. On MariaDB, where a second
 * process of the store can follow; on SQLite one process owns the file.
 */
export const catalogueFigures = (): Promise<Figure[]> =>
  withMariadb(['store'], async (urlOf) => {
    const databaseUrl = urlOf('store');
    const begun = performance.now();
    const site = await startSite({
      STORE_DATABASE_URL: databaseUrl,
      SEED_DEMO: 'true',
      SEED_PRODUCTS: String(products),
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
    });
    try {
      const seconds = (performance.now() - begun) / 1000;
      return [
        plain('start of the site, seeding included', `${seconds.toFixed(0)} s`),
        ...(await measure(site, databaseUrl)),
      ];
    } finally {
      await site.stop();
    }
  });

async function measure({ url, dataDir }: TestSite, databaseUrl: string): Promise<Figure[]> {
  const store = readState(dataDir)?.processes.find(({ name }) => name === 'store')?.pid as number;
  const keys = readKeys(dataDir);
  const page = await fetch(`${url}/api/products?pageSize=20&page=50`);
  const ids = ((await page.json()) as PageOf<ProductSummary>).items.map(({ id }) => id);
  const change = changesOf(await signInAsAdmin(url));
  const visible = await timesUntilSeen(ids, changes, change, async (id) =>
    priceIn(await fetch(`${url}/api/products/${id}`)),
  );
  const reads = await readsMeanwhile(url, ids, change);
  const memory = residentMegabytes(store);
  const second = await startStore(keys, databaseUrl);
  const followed = await timesUntilSeen(ids, changes / 2, change, async (id) =>
    priceIn(await second.get(`/api/products/${id}`)),
  ).finally(second.stop);
  const each = ((memory - (await memoryWithoutProducts(keys))) / products) * 10_000;
  return [
    atMost('one changed price is visible', median(visible), 50, ' ms', worstOf(visible)),
    plain('a second process sees it, looking every second', `${Math.round(median(followed))} ms`, worstOf(followed)),
    reads,
    plain('memory of the store for 10,000 products', `${each.toFixed(1)} MB`, `${memory} MB with all of them`),
  ];
}

const worstOf = (times: number[]) => `worst of ${times.length}: ${Math.round(Math.max(...times))} ms`;

/** Lists and searches through the gateway, all different, so that no cache is hit. */
async function readsMeanwhile(url: string, ids: readonly string[], change: ChangePrice): Promise<Figure> {
  let number = 0;
  const run = () => {
    const paths = Array.from({ length: 20_000 }, () =>
      number++ % 2 === 0 ? searchPath(number) : `/api/products?pageSize=20&sort=price&page=${number % 5000}`,
    );
    return load({ url, seconds: loadSeconds, requests: paths.map((each) => ({ method: 'GET', path: each })) });
  };
  await run();
  const quiet = await run();
  let busy = quiet;
  const count = await changingPrices(ids, changesPerSecond, change, async () => {
    busy = await run();
  });
  const note = `${quiet.p99} ms (${Math.round(quiet.rate)}/s), then ${busy.p99} ms (${Math.round(busy.rate)}/s) with ${count} changes in ${loadSeconds} s; ${quiet.failed + busy.failed} failed`;
  return atMost("reads' p99 while prices change, to that before", busy.p99 / quiet.p99, 1.2, '', note);
}

async function memoryWithoutProducts(keys: Keys): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-empty-'));
  try {
    const store = await startStore(keys, `sqlite://${folder}/store.sqlite`, { migrate: true });
    const memory = residentMegabytes(store.pid);
    await store.stop();
    return memory;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
