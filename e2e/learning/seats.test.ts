import type { Locator } from '@playwright/test';
import { accessibilityFindings } from '../site/accessibility.ts';
import { register } from '../site/accounts.ts';
import { mailTo } from '../site/mailbox.ts';
import { buy } from '../site/purchases.ts';
import { ask, call } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

const courseId = 'iso-19650-in-practice';
const seats = `/api/courses/${courseId}/seats`;
const team = `/dashboard/learning/team/${courseId}`;

test('three seats: two for others by mail, one for the buyer who takes it, and none for a fourth', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const [first, second, third, fourth] = [1, 2, 3, 4].map(() => `${uniqueName('guest')}@example.com`) as [
    string,
    string,
    string,
    string,
  ];
  await register(page.request, { fullName: 'Ada Owner' });
  await buy(page, { courseId, quantity: 3 });
  await expect.poll(async () => (await ask(page.request, 'get', seats)).status(), { timeout: 15_000 }).toBe(200);

  await open(page, '/dashboard/courses');
  await page.getByRole('link', { name: 'Manage seats: ISO 19650 in Practice' }).click();
  await page.getByLabel('Emails of the people to invite').fill(`${first}\n${second}\nNobody`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('2 invitations sent.')).toBeVisible();
  await expect(page.getByText('Nobody: has no email address')).toBeVisible();
  for (const email of [first, second]) await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take a seat myself' }).click();
  await expect(page.getByText('One of the seats is yours.')).toBeVisible();
  await expect(
    page.getByText('All seats are assigned. Take one back to invite someone else, or buy more.'),
  ).toBeVisible();
  for (const email of [third, fourth]) {
    const refused = await ask(page.request, 'post', seats, { email });
    expect([refused.status(), (await refused.json()).code]).toEqual([409, 'learning.seat.none-free']);
  }

  const mail = await mailTo(first, /./);
  expect(mail).toContain('Ada Owner');
  const link = new URL(/https?:\/\/\S+\/invitation\?seat=[\w-]+/.exec(mail)?.[0] ?? '');
  // The buyer who tries it takes no seat by mistake.
  await open(page, link.pathname + link.search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own invitation to “ISO 19650 in Practice”');
  await expect(page.getByText(`You sent this invitation to ${first}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage seats' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take this seat myself' })).toBeHidden();
  expect(await accessibilityFindings(page)).toEqual([]);

  // Who has no account yet registers where the link leads. The link may have been passed on: of the address it shows
  // no more than where it is.
  const guest = await browser.newContext();
  const visit = await guest.newPage();
  await open(visit, link.pathname + link.search);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Ada Owner invites you to “ISO 19650 in Practice”');
  await expect(visit.getByText('The invitation was sent to g…@example.com.')).toBeVisible();
  await expect(visit.getByText(/^Ada Owner sees your name/)).toBeVisible();
  expect(await visit.content()).not.toContain(first);
  expect(await accessibilityFindings(visit)).toEqual([]);
  await visit.getByLabel('Email').fill(first);
  await visit.getByLabel('Username').fill(uniqueName('guest'));
  await visit.getByLabel('Full name').fill('Gus Guest');
  await visit.locator('input[name=password]').fill('two-tall-cranes-42');
  await visit.locator('form button[type=submit]').click();
  await expect(visit.getByRole('button', { name: 'Accept the seat' })).toBeVisible();
  expect((await ask(guest.request, 'get', `/api/courses/${courseId}/lessons/seven-fields`)).status()).toBe(403);
  await visit.getByRole('button', { name: 'Accept the seat' }).click();
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Four states, one container');
  await expect(visit.locator('video')).toBeVisible();
  await guest.close();

  // The link is used up: for others it opens nothing.
  const other = await browser.newContext();
  const eva = await register(other.request, { fullName: 'Eva Other' });
  const again = await ask(other.request, 'post', '/api/seats/accept', { token: link.searchParams.get('seat') });
  expect(again.status()).toBe(410);

  // Who has got a link that was sent to another address is asked before the seat is theirs, and its buyer is notified.
  const passedOn = new URL(/https?:\/\/\S+\/invitation\?seat=[\w-]+/.exec(await mailTo(second, /./))?.[0] ?? '');
  const evas = await other.newPage();
  await open(evas, passedOn.pathname + passedOn.search);
  await expect(evas.getByText('Is this the right account?')).toBeVisible();
  await expect(evas.getByText(`but you are signed in as ${eva.email}.`)).toBeVisible();
  expect(await accessibilityFindings(evas)).toEqual([]);
  await evas.getByRole('button', { name: 'Accept with this account' }).click();
  await expect(evas.getByRole('heading', { level: 1 })).toHaveText('Four states, one container');
  await other.close();
  await open(page, team);
  await expect(page.getByText(`Invited as ${second}`)).toBeVisible();
  await expect(page.getByText(eva.email, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notices: \d+ unread/ })).toBeVisible();
  type Given = { name: string | null; email: string; status: string };
  const { seats: given } = await call<{ seats: Given[] }>(page.request, 'get', seats);
  expect(given.map(({ name, email, status }) => [name, email, status])).toEqual([
    ['Gus Guest', first, 'taken'],
    ['Eva Other', eva.email, 'taken'],
  ]);

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText('Not tried');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('menuitemradio', { name: /Español/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipo: ISO 19650 en la práctica');
});

test('a seat is taken back after confirmation; its learner is notified', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const email = `${uniqueName('guest')}@example.com`;
  await register(page.request);
  await buy(page, { courseId, quantity: 2 });
  await expect.poll(async () => (await ask(page.request, 'get', seats)).status(), { timeout: 15_000 }).toBe(200);
  await open(page, team);
  await page.getByLabel('Emails of the people to invite').fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  const token = /seat=([\w-]+)/.exec(await mailTo(email, /./))?.[1];
  const guest = await browser.newContext();
  await register(guest.request, { email });
  await call(guest.request, 'post', '/api/seats/accept', { token });
  const visit = await guest.newPage();
  await open(visit, `/courses/${courseId}/learn?lesson=seven-fields`);
  await expect(visit.getByRole('button', { name: 'Mark complete' })).toBeVisible();

  await page.reload();
  const takeBack = `Take the seat back from ${email}`;
  await page.getByRole('button', { name: /^Details:/ }).click();
  await page.getByRole('button', { name: takeBack }).click();
  const question = page.getByRole('dialog', { name: takeBack });
  await expect(question.getByText('The person loses access at once.')).toBeVisible();
  expect((await ask(guest.request, 'get', `/api/courses/${courseId}/lessons/seven-fields`)).status()).toBe(200);
  await question.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(page.getByText('No one has been invited yet.')).toBeVisible();
  await expect(page.getByText('2 of 2 seats are free.')).toBeFocused();
  // Who had the seat stays in the buyer's record, with what was reached by then.
  await expect(page.getByRole('heading', { name: 'Former holders' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Taken back on');

  await visit.getByRole('button', { name: 'Mark complete' }).click();
  await expect(visit.getByText('Your seat was taken back.')).toBeVisible();
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('ISO 19650 in Practice');
  await guest.close();
});

test('on a phone, a long address is wrapped, and nothing of the card is out of reach', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `${uniqueName('a-person-with-a-name-as-long-as-it-gets').slice(0, 60)}@a-long-example.com`;
  await register(page.request);
  await buy(page, { courseId, quantity: 3 });
  await expect.poll(async () => (await ask(page.request, 'get', seats)).status(), { timeout: 15_000 }).toBe(200);
  await call(page.request, 'post', seats, { email });
  await open(page, team);
  const reach = async (...buttons: Locator[]) => {
    for (const button of buttons) {
      await expect(button).toBeVisible();
      // Polled: a drawer moves into the page.
      const end = async () => {
        const box = await button.boundingBox();
        return (box?.x ?? 390) + (box?.width ?? 0);
      };
      await expect.poll(end).toBeLessThanOrEqual(390 - 16);
    }
  };
  const row = page.getByRole('row').filter({ hasText: email });
  const details = row.getByRole('button', { name: /^Details:/ });
  await reach(
    details,
    page.getByRole('button', { name: 'Invite', exact: true }),
    page.getByRole('button', { name: 'Buy more seats' }),
  );
  const table = page.getByRole('table');
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await details.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: email })).toBeVisible();
  await reach(
    drawer.getByRole('button', { name: /^Take the seat back/ }),
    drawer.getByRole('button', { name: /^Send again/ }),
  );
  expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
