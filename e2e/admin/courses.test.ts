import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { demo, register, signIn } from '../site/accounts.ts';
import { buy } from '../site/purchases.ts';
import { ask, call, siteUrl } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lessonText = (body: string) => ({ texts: { en: { title: 'Why names', summary: '', body } } });

/** A course of one lesson, handed in by the producer; returns its id. */
async function handIn(producer: APIRequestContext, title: string): Promise<string> {
  const draft = { title, category: 'bim-management' };
  const { id } = await call<{ id: string }>(producer, 'post', '/api/content/courses', draft);
  const content = `/api/content/courses/${id}`;
  const texts = { en: { description: 'Names of files', outcomes: ['Name a file'] } };
  await call(producer, 'patch', content, { price: 49, texts });
  await call(producer, 'put', `${content}/structure`, {
    chapters: [{ id: 'start', title: { en: 'Start' }, lessons: [] }],
  });
  await call(producer, 'post', `${content}/lessons`, { chapterId: 'start', kind: 'article', title: 'Why names' });
  await call(producer, 'patch', `${content}/lessons/why-names`, lessonText('A name says who made a file.'));
  await call(producer, 'post', `${content}/submit`);
  return id;
}

// The browser reports the refusal of what was changed meanwhile.
test.use({ allow: { patterns: [/412/] } });

test('an admin sends a course back with a note, then publishes it as it was handed in again', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const producer = await browser.newContext({ baseURL: siteUrl });
  await signIn(producer.request, demo.producer);
  const title = uniqueName('Names that last');
  const id = await handIn(producer.request, title);
  const content = `/api/content/courses/${id}`;
  await signIn(page.request, demo.admin);
  try {
    await open(page, '/admin');
    await page.getByRole('main').getByRole('link', { name: 'Submitted courses' }).click();
    await expect(page).toHaveURL('/admin/courses-manager?status=submitted');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    await page.getByRole('link', { name: 'The course page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: 'Why names' }).click();
    await expect(page.getByText('A name says who made a file.')).toBeVisible();
    await page.goBack();
    await page.goBack();

    await page.getByLabel('Note to the author').fill('Please add an example.');
    await button(page, 'Send back').click();
    await expect(page.getByText(`${title} was sent back`).first()).toBeVisible();
    await expect(page.getByText('Sent back', { exact: true })).toBeVisible();

    const editor = await producer.newPage();
    await open(editor, `/dashboard/content/${id}`);
    await expect(editor.getByText('Please add an example.')).toBeVisible();
    await call(producer.request, 'patch', `${content}/lessons/why-names`, lessonText('For example ARC-01.'));
    await editor.reload();
    await button(editor, 'Submit for publication').click();
    await expect(editor.getByText('Submitted. An admin will review it.')).toBeVisible();

    await open(page, `/admin/courses-manager/${id}`);
    await expect(button(page, 'Publish')).toBeEnabled();
    // Changed once more while the admin reads.
    await call(producer.request, 'post', `${content}/withdraw`);
    await call(producer.request, 'patch', `${content}/lessons/why-names`, lessonText('For example ARC-02.'));
    await call(producer.request, 'post', `${content}/submit`);
    // It is in English only.
    const publish = async () => {
      await button(page, 'Publish').click();
      await button(page, 'Publish anyway').click();
    };
    await publish();
    await expect(page.getByText('The course was changed since you opened it')).toBeVisible();
    await expect(button(page, 'Publish')).toBeDisabled();
    expect((await ask(page.request, 'get', `/api/courses/${id}`)).status()).toBe(404);
    await button(page, 'I have looked at it again').click();
    await publish();
    await expect(page.getByText(`${title} is on sale`).first()).toBeVisible();

    const visit = await (await browser.newContext({ baseURL: siteUrl })).newPage();
    await open(visit, `/courses/${id}`);
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.getByLabel('Price in dollars').fill('59.00');
    await button(page, 'Save').click();
    await expect(page.getByText('The course was saved').first()).toBeVisible();
    await visit.reload();
    await expect(visit.getByText('$59.00').first()).toBeVisible();

    await page.getByLabel('Note to the author').fill('Please translate it.');
    await button(page, 'Send back').click();
    await expect(page.getByText('Under revision', { exact: true })).toBeVisible();
    await call(producer.request, 'patch', `${content}/lessons/why-names`, lessonText('For example ARC-03.'));
    await page.reload();
    await expect(page.getByRole('insertion')).toHaveText('For example ARC-03.');
    await expect(page.getByRole('deletion')).toHaveText('For example ARC-02.');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'Audit trail of this course' }).click();
    for (const action of ['Published a course', 'Changed a course'])
      await expect(page.getByText(action)).toHaveCount(1);
    await expect(page.getByText('Sent a course back')).toHaveCount(2);
  } finally {
    await call(page.request, 'delete', `/api/admin/courses/${id}`);
    await producer.close();
  }
});

test('reviews of a course are published many at once, and leave the overview’s count', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const words = uniqueName('Worth');
  for (const stars of [5, 2]) {
    const learner = await browser.newContext({ baseURL: siteUrl });
    const visit = await learner.newPage();
    await register(visit.request, { fullName: `Learner ${stars}` });
    await buy(visit, { courseId: 'python-for-bim-first-steps' });
    const reviews = '/api/courses/python-for-bim-first-steps/reviews';
    const review = { rating: stars, text: `${words} with ${stars} stars` };
    await expect.poll(async () => (await ask(visit.request, 'post', reviews, review)).status()).toBeLessThan(300);
    await learner.close();
  }
  await signIn(page.request, demo.admin);
  await open(page, '/admin');
  const tile = page.getByRole('listitem').filter({ hasText: 'Course reviews to decide on' });
  const waiting = Number(await tile.getByText(/^\d+$/).textContent());
  expect(waiting).toBeGreaterThanOrEqual(2);
  await tile.getByRole('link').click();
  await page.getByRole('searchbox', { name: 'Search by text, author, course or product' }).fill(words.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 reviews', { exact: true })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await button(page, 'Publish 2 reviews').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note (optional)').fill('Thank you.');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText(': published')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No reviews found')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(tile.getByText(String(waiting - 2), { exact: true })).toBeVisible();
});
