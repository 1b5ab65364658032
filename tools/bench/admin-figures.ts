import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PageOf, ProductSummary } from '@arcada/contracts';
import { startSite } from '../test/site.ts';
import { type AdminCall, signInAsAdmin } from './admin-session.ts';
import { addAccounts, addOrders, addSentMails } from './grown-shop.ts';
import { withMariadb } from './mariadb-site.ts';
import { atMost, type Figure, median, plain } from './report.ts';
import { mysqlWriter, type RowWriter, sqliteWriter } from './row-writer.ts';

const rounds = 30;
const mostMilliseconds = 100;
const day = 86_400_000;
const dateOf = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10);
const settings = { SEED_DEMO: 'true', SEED_PRODUCTS: '10000', RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' };

/** First pages that an admin opens, by what a reader of the report calls them. */
const tables = {
  orders: '/api/admin/orders',
  'orders by total': '/api/admin/orders?sort=total&dir=asc',
  'orders paid late': '/api/admin/orders?status=paid_late',
  'orders of a month': `/api/admin/orders?from=${dateOf(400)}&to=${dateOf(370)}`,
  'orders, a buyer searched': '/api/admin/orders?q=reader-31234',
  'orders, nothing found': '/api/admin/orders?q=nowhere',
  'payment alerts': '/api/admin/orders/payment-alerts',
  'events from Stripe': '/api/admin/stripe/events',
  users: '/api/admin/users',
  'users by name': '/api/admin/users?sort=username&dir=asc',
  producers: '/api/admin/users?role=producer',
  'users searched': '/api/admin/users?q=jose%20nanez%2031',
  'users, nothing found': '/api/admin/users?q=nowhere',
  products: '/api/admin/products',
  'products searched': '/api/admin/products?q=toolkit',
  'products at Stripe': '/api/admin/stripe/products',
  coupons: '/api/admin/coupons',
  courses: '/api/admin/courses',
  reviews: '/api/admin/courses/reviews',
  posts: '/api/admin/blog',
  'contact messages': '/api/admin/contact',
  letters: '/api/admin/newsletter/letters',
  'audit trail': '/api/admin/audit',
  'mails that went out': '/api/admin/deliveries/store?state=sent',
  'mails that went out, a reader searched': '/api/admin/deliveries/store?state=sent&q=reader-31234',
};

/** Pages that count rather than list: reported, without a bar. */
const sums = {
  'sales of 12 months': `/api/admin/orders/sales/days?from=${dateOf(365)}&to=${dateOf(0)}`,
  'top products of 12 months': `/api/admin/orders/sales/items?from=${dateOf(365)}&to=${dateOf(0)}`,
  'new users of 12 months': `/api/admin/users/days?from=${dateOf(365)}&to=${dateOf(0)}`,
};

/** Admin lists with 100,000 orders and 50,000 users, on both databases. */
export async function adminFigures(): Promise<{ title: string; figures: Figure[] }[]> {
  return [
    { title: 'Admin lists, 100,000 orders and 50,000 users, SQLite', figures: await onSqlite() },
    { title: 'The same on MariaDB', figures: await onMariadb() },
  ];
}

async function someProducts(site: string): Promise<ProductSummary[]> {
  const page = await fetch(`${site}/api/products?pageSize=100`);
  return ((await page.json()) as PageOf<ProductSummary>).items;
}

async function grow(sold: readonly ProductSummary[], store: RowWriter, identity: RowWriter): Promise<void> {
  await addOrders(store, sold);
  await addSentMails(store);
  await addAccounts(identity);
  await Promise.all([store.close(), identity.close()]);
}

/** The rows are written while no service has the files open. */
async function onSqlite(): Promise<Figure[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-grown-'));
  const environment = { ...settings, DATA_DIR: dataDir };
  const writer = (service: string) => sqliteWriter(path.join(dataDir, `${service}.sqlite`));
  try {
    const empty = await startSite(environment);
    const sold = await someProducts(empty.url).finally(empty.stop);
    await grow(sold, writer('store'), writer('identity'));
    const site = await startSite(environment);
    return await measure(site.url).finally(site.stop);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

const onMariadb = (): Promise<Figure[]> =>
  withMariadb(['store', 'identity'], async (urlOf) => {
    const databases = { STORE_DATABASE_URL: urlOf('store'), IDENTITY_DATABASE_URL: urlOf('identity') };
    const site = await startSite({ ...settings, ...databases });
    try {
      const sold = await someProducts(site.url);
      await grow(sold, await mysqlWriter(urlOf('store')), await mysqlWriter(urlOf('identity')));
      return await measure(site.url);
    } finally {
      await site.stop();
    }
  });

/** Through the gateway, one call after the other; admins' responses are cached nowhere. */
async function times(call: AdminCall, page: string): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await (await call('GET', page)).arrayBuffer();
    found.push(performance.now() - begun);
  }
  return found;
}

const worstOf = (all: number[]) => `worst of ${all.length}: ${Math.round(Math.max(...all))} ms`;

async function measure(site: string): Promise<Figure[]> {
  const call = await signInAsAdmin(site);
  const figures: Figure[] = [];
  for (const [name, page] of Object.entries(tables)) {
    const all = await times(call, page);
    figures.push(atMost(name, median(all), mostMilliseconds, ' ms', worstOf(all)));
  }
  for (const [name, page] of Object.entries(sums)) {
    const all = await times(call, page);
    figures.push(plain(name, `${Math.round(median(all))} ms`, worstOf(all)));
  }
  return figures;
}
