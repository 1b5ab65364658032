import { readFile } from 'node:fs/promises';
import { accessibilityFindings } from '../site/accessibility.ts';
import { asAdmin, demo, register, signIn } from '../site/accounts.ts';
import { archiveCourse, sellCourse } from '../site/courses.ts';
import { mailTo } from '../site/mailbox.ts';
import { buy } from '../site/purchases.ts';
import { ask, call, siteUrl } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

test('a training manager gives five seats to a team, sees a learner finish, and takes the list along', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const title = uniqueName('Names for teams');
  const producer = await browser.newContext({ baseURL: siteUrl });
  await signIn(producer.request, demo.producer);
  const id = await sellCourse(producer.request, browser, title);
  const guest = await browser.newContext({ baseURL: siteUrl });
  try {
    const manager = await register(page.request, { fullName: 'Ada Manager' });
    await buy(page, { courseId: id, quantity: 5 });
    const seats = `/api/courses/${id}/seats`;
    await expect.poll(async () => (await ask(page.request, 'get', seats)).status(), { timeout: 15_000 }).toBe(200);
    await open(page, `/dashboard/learning/team/${id}`);
    await expect(page.getByText('5 of 5 seats are free.')).toBeVisible();
    await expect(page.getByText(/^None of the seats is yours/)).toBeVisible();
    const [first, second] = ['one', 'two'].map((name) => `${uniqueName(name)}@example.com`) as [string, string];
    await page.getByLabel('Emails of the people to invite').fill(`One <${first}>; ${second}`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByText('2 invitations sent.')).toBeVisible();
    await expect(page.getByText('3 of 5 seats are free.')).toBeVisible();
    // In the order of the list, with its names.
    await expect(page.getByRole('row').nth(1)).toContainText(`One${first}`);
    await expect(page.getByRole('row').nth(2)).toContainText(second);
    await page.getByLabel('Search by name or email').fill('one');
    await expect(page.getByText('1 of 2 people')).toBeVisible();
    await page.getByLabel('Search by name or email').fill('');

    const link = new URL(/https?:\/\/\S+\/invitation\?seat=[\w-]+/.exec(await mailTo(first, /./))?.[0] ?? '');
    await register(guest.request, { email: first, fullName: 'Ida Learner' });
    const visit = await guest.newPage();
    await open(visit, link.pathname + link.search);
    await visit.getByRole('button', { name: 'Accept the seat' }).click();
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Why names');
    await visit.getByRole('button', { name: 'Mark complete' }).click();
    await expect(visit.getByRole('link', { name: 'Download certificate (PDF)' })).toBeVisible();

    // The bell knows it on whatever page the manager is.
    await open(page, '/products');
    const bell = page.getByRole('button', { name: /^Notices: 2 unread/ });
    await expect(bell).toBeVisible();
    await bell.focus();
    await page.keyboard.press('Enter');
    const done = page.getByRole('menuitem', { name: `Ida Learner (${first}) has completed “${title}”` });
    await expect(done).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await done.click();
    await expect(page).toHaveURL(`/dashboard/learning/team/${id}`);
    await expect(page.getByRole('progressbar', { name: '1 of 1 lessons complete' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Certificate of Ida Learner' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Notices: 1 unread/ })).toBeVisible();
    expect(await mailTo(manager.email, /accepted a seat|aceitou|ha aceptado/)).toContain(
      `/dashboard/learning/team/${id}`,
    );

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await (await download).path();
    const rows = (await readFile(file, 'utf8')).split('\r\n');
    expect(rows.find((row) => row.startsWith(`Ida Learner,${first},`))).toMatch(/Completed,.*,1,1,/);
    expect(rows.find((row) => row.startsWith(`,${second},`))).toContain('Invited');

    await page.getByRole('button', { name: 'Details: Ida Learner' }).click();
    const details = page.getByRole('dialog');
    await expect(details.getByText('Accepted on')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await details.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: 'Overview of all teams' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${title} 5 2 3 1`) })).toBeVisible();
    await expect(page.getByRole('group', { name: 'People' }).getByRole('row').nth(1)).toContainText('Completed');
    expect(await accessibilityFindings(page)).toEqual([]);
    // What was looked for is in the address: a reload keeps it.
    await page.getByLabel('Search by name, email or course').fill('IDÁ');
    await expect(page).toHaveURL(/\/dashboard\/learning\/team\?q=/);
    await page.reload();
    await expect(page.getByText('1 of 2 people')).toBeVisible();
    await expect(page.getByRole('group', { name: 'People' }).getByRole('row')).toHaveCount(2);

    // What the manager doesn't want by mail is turned off.
    await open(page, '/dashboard/learning/notices');
    const box = page.getByRole('checkbox', { name: 'Seats in courses, yours and of your team: Email' });
    await box.uncheck();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(box).not.toBeChecked();
    expect(await accessibilityFindings(page)).toEqual([]);
    const choices = await call<{ kind: string; mail: boolean }[]>(page.request, 'get', '/api/notices/choices');
    expect(choices.find(({ kind }) => kind === 'seat')?.mail).toBe(false);
  } finally {
    await guest.close();
    await producer.close();
    await asAdmin(browser, (request) => archiveCourse(request, id));
  }
});
