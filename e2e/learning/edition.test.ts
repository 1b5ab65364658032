import { accessibilityFindings } from '../site/accessibility.ts';
import { asAdmin, demo, register, signIn } from '../site/accounts.ts';
import { archiveCourse, publishCourse, sellCourse } from '../site/courses.ts';
import { buy } from '../site/purchases.ts';
import { ask, siteUrl } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

const picture = 'services/learning/src/seed/media/cde-states.jpg';

test('an instructor writes the next edition with a picture while the course is sold; approval puts it in place', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(page.request, demo.producer);
  const title = uniqueName('Names with pictures');
  const id = await sellCourse(page.request, browser, title);
  const learner = await browser.newContext({ baseURL: siteUrl });
  try {
    const visit = await learner.newPage();
    await register(visit.request, { fullName: 'Ida Learner' });
    await buy(visit, { courseId: id });
    const lesson = `/api/courses/${id}/lessons/why-names`;
    await expect.poll(async () => (await ask(visit.request, 'get', lesson)).status()).toBe(200);

    await open(page, `/dashboard/content/${id}`);
    await page.getByRole('button', { name: 'Begin a new edition' }).click();
    await expect(page.getByText('You are writing a new edition')).toBeVisible();
    await page.getByRole('tab', { name: 'Lessons' }).click();
    await page.getByRole('link', { name: 'Why names', exact: true }).click();
    await page.getByRole('button', { name: 'Insert a picture into the text' }).click();
    await page.getByLabel('Picture', { exact: true }).setInputFiles(picture);
    await page.getByLabel('What the picture shows').fill('Four states of a container');
    await page.getByRole('button', { name: 'Insert the picture' }).click();
    const text = page.getByRole('textbox', { name: 'Text (Markdown)', exact: true });
    await expect(text).toHaveValue(/!\[Four states of a container\]\(\/api\/learning\/images\/\w+\.webp/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the course' }).click();

    // Buyers and visitors have what is on sale.
    expect((await ask(visit.request, 'get', `/api/courses/${id}`)).status()).toBe(200);
    await open(visit, `/courses/${id}/learn?lesson=why-names`);
    await expect(visit.getByText('A name says')).toBeVisible();
    await expect(visit.getByRole('img', { name: 'Four states of a container' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Submit for publication' }).click();
    await expect(page.getByText('Submitted. An admin will review it.')).toBeVisible();
    await asAdmin(browser, (request) => publishCourse(request, id));
    await visit.reload();
    const shown = visit.getByRole('img', { name: 'Four states of a container' });
    await expect(shown).toBeVisible();
    expect(
      await shown.evaluate((image: HTMLImageElement) => [image.loading, image.width > 0, image.height > 0]),
    ).toEqual(['lazy', true, true]);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // The learner sees which lessons changed: in the player, and in the bell of whatever page.
    const news = `The lessons of “${title}” have changed`;
    await expect(visit.getByText(/^The lessons of this course have changed \(/)).toBeVisible();
    const changed = visit.locator('dl', { hasText: 'Changed lesson' }).getByRole('link');
    await expect(changed).toHaveText(['Why names']);
    await expect
      .poll(async () => (await (await ask(visit.request, 'get', '/api/notices')).json()).items)
      .toContainEqual(expect.objectContaining({ title: news, kind: 'edition' }));
    await open(visit, '/');
    const bell = visit.getByRole('button', { name: /^Notices: \d+ unread/ });
    await bell.focus();
    await visit.keyboard.press('Enter');
    await visit.getByRole('menuitem', { name: news }).click();
    await expect(visit).toHaveURL(new RegExp(`/courses/${id}/learn`));
    await visit.getByRole('button', { name: 'Got it' }).click();
    await expect(visit.getByText(/^The lessons of this course have changed/)).toHaveCount(0);

    await open(page, '/dashboard/learning/notices');
    await expect(page.getByRole('link', { name: `“${title}” is published` }).first()).toBeVisible();
    await open(page, `/dashboard/content/${id}`);
    await page.getByRole('tab', { name: 'Figures' }).click();
    await expect(page.getByRole('row', { name: /^Why names 0 0/ })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  } finally {
    await learner.close();
    await asAdmin(browser, (request) => archiveCourse(request, id));
  }
});
