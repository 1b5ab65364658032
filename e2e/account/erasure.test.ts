import type { APIRequestContext } from '@playwright/test';
import { type Account, password, register } from '../site/accounts.ts';
import { mailTo } from '../site/mailbox.ts';
import { ask, call, siteUrl } from '../site/site-api.ts';
import { expect, test } from '../site/site-test.ts';

const tokenIn = (mail: string) => /(?<=\/confirm-email\?token=)[\w-]+/.exec(mail)?.[0];

async function confirmAddress(request: APIRequestContext, { email }: Account) {
  await call(request, 'post', '/api/confirm-email', { token: tokenIn(await mailTo(email, /Welcome/)) });
}

interface Exported {
  services: { blog: { messages: { email: string }[]; newsletter: { email: string }[] } };
}

test('what was sent while signed out is exported, and erased with the account', async ({ page, browser }) => {
  const account = await register(page.request);
  await confirmAddress(page.request, account);
  const { email } = account;
  const visitor = await browser.newContext({ baseURL: siteUrl });
  await call(visitor.request, 'post', '/api/newsletter', { email });
  const { ticket } = await call<{ ticket: string }>(visitor.request, 'get', '/api/contact/ticket');
  const message = { name: 'Ada', email, message: 'A message that was sent without an account.', ticket };
  // A form must have been open for two seconds.
  const send = async () => (await ask(visitor.request, 'post', '/api/contact', message)).status();
  await expect.poll(send, { intervals: [2500, 1000] }).toBe(202);
  const blog = async () => (await call<Exported>(page.request, 'get', '/api/user/export')).services.blog;
  await expect.poll(blog).toMatchObject({ messages: [{ email }], newsletter: [{ email }] });

  await call(page.request, 'delete', '/api/user', { password });
  // The next owner of the address finds nothing of it.
  const next = { ...account, username: `${account.username}-next` };
  await call(page.request, 'post', '/api/register', next);
  await call(page.request, 'post', '/api/user/confirm-email');
  const token = tokenIn(await mailTo(email, /Confirm your address/));
  await call(page.request, 'post', '/api/confirm-email', { token });
  expect(await call(page.request, 'get', '/api/user')).toMatchObject({ email, emailConfirmed: true });
  await expect.poll(blog).toMatchObject({ messages: [], newsletter: [] });
  await visitor.close();
});
