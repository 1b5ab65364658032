import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { call, siteUrl } from './site-api.ts';
import { uniqueName } from './site-test.ts';

export const password = 'a-long-passphrase-1';

/** The accounts that the embedded default is seeded with. */
export const demo = {
  customer: { username: 'ana', password: 'demo-ana-2026' },
  producer: { username: 'bruno', password: 'demo-bruno-2026' },
  admin: { username: 'clara', password: 'demo-clara-2026' },
};

export interface Account {
  username: string;
  email: string;
  password: string;
}

/** A new customer, signed in within the browser that `request` belongs to. */
export async function register(request: APIRequestContext, more: object = {}): Promise<Account> {
  const username = uniqueName('buyer');
  const account = { username, email: `${username}@example.com`, password };
  await call(request, 'post', '/api/register', { ...account, ...more });
  return account;
}

export const signIn = (request: APIRequestContext, account: { username: string; password: string }) =>
  call(request, 'post', '/api/login', { username: account.username, password: account.password });

/** Fills in and submits the login form, which must be on the page, in English. */
export async function signInByForm(page: Page, account: { username: string; password: string }) {
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
}

/** Does something as the admin, in a browser of the admin's own. */
export async function asAdmin<Answer>(browser: Browser, work: (request: APIRequestContext) => Promise<Answer>) {
  const context = await browser.newContext({ baseURL: siteUrl });
  try {
    await signIn(context.request, demo.admin);
    return await work(context.request);
  } finally {
    await context.close();
  }
}
