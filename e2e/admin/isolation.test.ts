import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { demo, register, signIn } from '../site/accounts.ts';
import { call, siteUrl } from '../site/site-api.ts';
import { expect, open, test } from '../site/site-test.ts';

interface Composition {
  remotes: { domain: string; entry: string }[];
  restricted?: string[];
}
const pages = [
  '/admin',
  '/admin/users-manager',
  '/admin/courses-manager',
  '/admin/reviews',
  '/admin/categories-manager',
  '/admin/questions',
  '/admin/operation',
  '/admin/audit',
];
const domains = ({ remotes }: Composition) => remotes.map(({ domain }) => domain);

test('nothing of the admin area reaches anybody but admins', async ({ page, browser }) => {
  const admin = await browser.newContext({ baseURL: siteUrl });
  await signIn(admin.request, demo.admin);
  const theirs = await call<Composition>(admin.request, 'get', '/registry.json');
  const entry = theirs.remotes.find(({ domain }) => domain === 'admin')?.entry ?? '';
  const file = await admin.request.get(entry);
  expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
  await admin.close();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/audit');
  await page.waitForURL(/\/auth\?next=%2Fadmin%2Faudit/);
  // The page of sign-in leads on by itself once somebody is signed in.
  // That page may still be loading, which interrupts a navigation away from it.
  await expect(() => page.goto('about:blank')).toPass();
  for (const account of [undefined, demo.customer, demo.producer]) {
    if (account) await signIn(page.request, account);
    const composition = await call<Composition>(page.request, 'get', '/registry.json');
    expect([domains(composition).includes('admin'), composition.restricted]).toEqual([false, ['admin']]);
    expect((await page.request.get(entry)).status()).toBe(404);
    for (const api of ['audit', 'health', 'users'])
      expect((await page.request.get(`/api/admin/${api}`)).status()).toBe(account ? 403 : 401);
    if (!account) continue;
    await open(page, '/admin/users-manager');
    await expect(page.getByRole('heading', { name: 'Restricted access' })).toBeVisible();
    await page.getByRole('button', { name: /^Your account/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0);
  }
  expect(asked.filter((path) => path.startsWith('/mfe/admin'))).toEqual([]);
});

test('an account type request is granted, acts at once, and is on record', async ({ page, browser }) => {
  const applicant = await browser.newContext({ baseURL: siteUrl });
  const { username } = await register(applicant.request, { role: 'producer' });
  expect((await applicant.request.get('/api/content/sales')).status()).toBe(403);

  await signIn(page.request, demo.admin);
  await open(page, '/');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'Account type requests' }).click();
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(username);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Grant the request of ${username}` }).click();
  const question = page.getByRole('dialog', { name: `Give ${username} the account type “Content producer”?` });
  await question.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(page.getByText(`${username} is now Content producer`, { exact: true })).toBeVisible();
  // The row stays until the list is read again, so that a second click decides no other request.
  await expect(page.getByRole('cell', { name: 'Granted', exact: true })).toBeVisible();
  expect((await applicant.request.get('/api/content/sales')).status()).toBe(200);
  await applicant.close();

  await page.getByRole('link', { name: 'Audit trail' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Granted an account type request' }).first();
  await row.getByRole('button', { name: /^Details: / }).click();
  await expect(page.getByRole('row', { name: 'Account type Customer Content producer', exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'clara' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?actor=/);
});

for (const language of ['en', 'pt-BR', 'es']) {
  test(`its pages fit a phone and have no accessibility faults in ${language}`, async ({ page }) => {
    await signIn(page.request, demo.admin);
    for (const path of pages) {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${path}?lang=${language}`);
      await expect(page.getByRole('table').or(page.locator('.a-state')).first()).toBeVisible();
      expect([path, await overflow(page)]).toEqual([path, 0]);
      expect([path, await accessibilityFindings(page)]).toEqual([path, []]);
    }
  });
}
