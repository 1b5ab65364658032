import type { Page } from '@playwright/test';
import { asAdmin, demo, register, signIn } from '../site/accounts.ts';
import { choose } from '../site/choose.ts';
import { archiveCourse, publishCourse } from '../site/courses.ts';
import { buy } from '../site/purchases.ts';
import { ask, call } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lessonLink = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const courseOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function save(page: Page) {
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Creates a draft in the list of own content; its editor then opens. */
async function makeDraft(page: Page, title: string): Promise<string> {
  await open(page, '/dashboard/content');
  await page.getByLabel('Title of the new course').fill(title);
  await button(page, 'Create draft').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return courseOf(page);
}

async function addLesson(page: Page, title: string, kind: string) {
  await page.getByLabel('Title of a new lesson').fill(title);
  await choose(page, 'Kind', kind);
  await button(page, 'Add lesson').click();
  await expect(lessonLink(page, title)).toBeVisible();
}

test('a customer has no access to the content pages', async ({ page }) => {
  await register(page.request);
  for (const [language, title] of Object.entries({ en: 'Restricted access', 'pt-BR': 'Acesso Restrito' })) {
    await page.goto(`/dashboard/content?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('a producer writes a course, sees it as learners do and submits it; an admin puts it on sale', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page.request, demo.producer);
  const title = uniqueName('Names that last');
  const id = await makeDraft(page, title);
  try {
    await page.getByRole('tab', { name: 'Lessons' }).click();
    await button(page, 'Add chapter').click();
    await page.getByLabel('Title of chapter 1').fill('Start');
    await button(page, 'Save structure').click();
    await addLesson(page, 'Why names', 'Article');
    await addLesson(page, 'The way of a model', 'Exercise');

    await lessonLink(page, 'Why names').click();
    await box(page, 'Text (Markdown)').fill('A name says **who** made a file.');
    await save(page);
    await button(page, 'Back to the course').click();

    await lessonLink(page, 'The way of a model').click();
    await box(page, 'Task').fill('Bring the steps into order');
    for (const [place, step] of ['Draft', 'Check', 'Share'].entries()) {
      if (place > 1) await button(page, 'Add item').click();
      await box(page, `Item ${place + 1}`).fill(step);
      await box(page, 'Explanation: shown with the result')
        .nth(place)
        .fill(`It comes as number ${place + 1}`);
    }
    await save(page);
    await button(page, 'Back to the course').click();

    await page.getByRole('tab', { name: 'Texts' }).click();
    await box(page, 'One sentence for the card').fill('Names of files that everybody understands');
    await box(page, 'What learners will be able to do').fill('Name a file');
    await save(page);
    await page.getByRole('tab', { name: 'Facts' }).click();
    await page.getByLabel('Price in dollars').fill('49.00');
    await save(page);

    await page.getByRole('link', { name: 'View as a learner' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why names');
    await expect(page.locator('strong', { hasText: 'who' })).toBeVisible();
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await expect(page.getByText('Bring the steps into order')).toBeVisible();
    await expect(page.locator('[data-item]')).toHaveCount(3);
    await page.getByRole('link', { name: 'Back to the editor' }).click();

    const stranger = await browser.newContext();
    const visit = await stranger.newPage();
    const link = visit.getByRole('link', { name: title });
    await open(visit, '/courses');
    await expect(link).toHaveCount(0);
    await button(page, 'Submit for publication').click();
    await expect(page.getByText('Submitted. An admin will review it.')).toBeVisible();
    await asAdmin(browser, (request) => publishCourse(request, id));
    await open(visit, '/courses');
    await expect(link.first()).toBeVisible();
    await open(visit, `/courses/${id}`);
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visit.getByText('$49.00').first()).toBeVisible();
    await stranger.close();
  } finally {
    await asAdmin(browser, (request) => call(request, 'delete', `/api/admin/courses/${id}`));
  }
  expect((await ask(page.request, 'get', `/api/courses/${id}`)).status()).toBe(404);
});

test('a learner asks on a lesson, the producer answers in the editor of the read-only course', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page.request, demo.producer);
  const draft = { title: uniqueName('Asked about'), category: 'bim-management' };
  const { id } = await call<{ id: string }>(page.request, 'post', '/api/content/courses', draft);
  const content = `/api/content/courses/${id}`;
  const learner = await browser.newContext();
  try {
    const text = { description: 'Questions are welcome', outcomes: ['Ask'] };
    await call(page.request, 'patch', content, { price: 49, texts: { en: text } });
    const chapters = [{ id: 'start', title: { en: 'Start' }, lessons: [] }];
    await call(page.request, 'put', `${content}/structure`, { chapters });
    await call(page.request, 'post', `${content}/lessons`, { chapterId: 'start', kind: 'article', title: 'Why names' });
    const lesson = { title: 'Why names', summary: '', body: 'A name says **who** made a file.' };
    await call(page.request, 'patch', `${content}/lessons/why-names`, { texts: { en: lesson } });
    await call(page.request, 'post', `${content}/submit`);
    await asAdmin(browser, (request) => publishCourse(request, id));

    const visit = await learner.newPage();
    await register(visit.request, { fullName: 'Ada Learner' });
    await buy(visit, { courseId: id });
    await expect
      .poll(async () => (await ask(visit.request, 'get', `/api/courses/${id}/lessons/why-names`)).status())
      .toBe(200);
    await visit.goto(`/courses/${id}/learn`);
    await visit.getByRole('tab', { name: 'Questions' }).click();
    await visit.getByLabel('Ask a question about this lesson').fill('Who gives the number?');
    await button(visit, 'Send question').click();
    await expect(visit.getByText('Who gives the number?')).toBeVisible();

    await open(page, '/dashboard/content');
    await expect(page.getByRole('row', { name: draft.title }).getByRole('cell').nth(3)).toHaveText('1');
    await page.getByRole('link', { name: draft.title }).click();
    await expect(page.getByText('This course is on sale, so it is read-only here.')).toBeVisible();
    await expect(page.getByLabel('One sentence for the card')).toBeDisabled();
    await page.getByRole('tab', { name: 'Questions (1 open)' }).click();
    await expect(page.getByText('Ada Learner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Why names' })).toBeVisible();
    await button(page, 'Answer').click();
    await page.keyboard.type('The author of the file does.');
    await button(page, 'Send answer').click();
    await expect(page.getByRole('tab', { name: 'Questions', exact: true })).toBeVisible();
    await expect(button(page, 'Answer')).toBeFocused();

    await visit.reload();
    await visit.getByRole('tab', { name: 'Questions' }).click();
    await expect(visit.getByText('The author of the file does.')).toBeVisible();
    await expect(visit.getByText('Instructor', { exact: true })).toBeVisible();
  } finally {
    await learner.close();
    await asAdmin(browser, (request) => archiveCourse(request, id));
  }
});

test('back and forward save what is unsaved, and ask where that is impossible', async ({ page }) => {
  await signIn(page.request, demo.producer);
  const id = await makeDraft(page, uniqueName('Half written'));
  const editor = `/dashboard/content/${id}`;
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  const back = () => page.evaluate(() => history.back());
  try {
    await page.getByRole('tab', { name: 'Lessons' }).click();
    await button(page, 'Add chapter').click();
    await button(page, 'Save structure').click();
    await addLesson(page, 'Intro', 'Article');
    await page.getByLabel('Title of chapter 1').fill('Start');
    await lessonLink(page, 'Intro').click();
    await expect(page).toHaveURL(`${editor}?lesson=intro`);

    // The course's own parts stay on the page, so nothing is asked.
    await page.goBack();
    await expect(page.getByLabel('Title of chapter 1')).toHaveValue('Start');
    await page.goForward();
    await box(page, 'Text (Markdown)').fill('Long work');
    await back();
    await expect(page).toHaveURL(`${editor}?part=structure`);
    await page.reload();
    await page.goForward();
    await expect(box(page, 'Text (Markdown)')).toHaveValue('Long work');

    // A lesson needs a title.
    await box(page, 'Title').fill(' ');
    await back();
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(`${editor}?lesson=intro`);
    await back();
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(`${editor}?part=structure`);
    await page.goForward();
    await expect(box(page, 'Title')).toHaveValue('Intro');
  } finally {
    await call(page.request, 'delete', `/api/content/courses/${id}`);
  }
});

test('a draft is deleted by its author, after confirmation', async ({ page }) => {
  await signIn(page.request, demo.producer);
  const title = uniqueName('Never mind');
  const id = await makeDraft(page, title);
  await button(page, 'Delete draft').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL('**/dashboard/content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses I teach');
  await expect(page.getByText(title)).toHaveCount(0);
  expect((await ask(page.request, 'get', `/api/content/courses/${id}`)).status()).toBe(404);
});

test('two tabs change different fields of a course: neither loses anything, and none is asked', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page.request, demo.producer);
  const id = await makeDraft(page, uniqueName('Two tabs'));
  try {
    const other = await page.context().newPage();
    await open(other, `/dashboard/content/${id}`);
    await box(page, 'One sentence for the card').fill('From the first tab');
    await save(page);
    await box(other, 'About the course').fill('From the other tab');
    await button(other, 'Save').click();
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await expect(other.getByText(/shown here now: One sentence for the card \(English\)\./)).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.reload();
    await expect(box(other, 'One sentence for the card')).toHaveValue('From the first tab');
    await expect(box(other, 'About the course')).toHaveValue('From the other tab');
  } finally {
    await call(page.request, 'delete', `/api/content/courses/${id}`);
  }
});
