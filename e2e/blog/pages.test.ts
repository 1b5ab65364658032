import { expect, open, test } from '../site/site-test.ts';

test('home shows three posts, six testimonials and the newsletter, in the exact words', async ({ page }) => {
  await open(page, '/');
  for (const [heading, all, path] of [
    ['Professional BIM Courses', 'Browse All Courses', '/courses'],
    ['Latest blog posts', 'View All Articles', '/blog'],
  ] as const) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: heading }) });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('article')).toHaveCount(3);
    await expect(section.getByRole('link', { name: all })).toHaveAttribute('href', path);
  }
  const posts = page.locator('section', { has: page.getByRole('heading', { name: 'Latest blog posts' }) });
  await expect(posts.getByText('BIM Management').first()).toBeVisible();
  for (const [name, path] of [
    ['AI Consulting', '/services?tab=ai-consulting'],
    ['AI Plugins', '/products?type=plugin'],
    ['All Services', '/services'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('the blog is filtered, searched and read', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByText('12 articles')).toBeVisible();
  await page.getByRole('link', { name: 'Automation', exact: true }).click();
  await expect(page).toHaveURL('/blog?category=automation');
  await expect(page.getByText(/^[2-6] articles$/)).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('schedules');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=schedules/);
  await page.getByRole('link', { name: /Python for schedules/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Python for schedules');
  await expect(page.locator('pre').first()).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const target = await contents.getByRole('link').first().getAttribute('href');
  await contents.getByRole('link').first().click();
  await expect(page.locator(target ?? '')).toBeInViewport();
  await open(page, '/blog?category=foo');
  await expect(page.getByText('There is no category “foo”, so all articles are shown.')).toBeVisible();
});

test('a post works without scripts, with metadata for search engines, and in a feed', async ({ request }) => {
  const html = await (await request.get('/blog/python-for-schedules?lang=es')).text();
  expect(html).toContain('<html lang="es"');
  expect(html).toContain('"@type":"Article"');
  const feed = await request.get('/feed.xml?lang=es');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  const text = await feed.text();
  expect(text).toContain('/blog/python-for-schedules');
  expect(text).toContain('xml:lang="es"');
  expect((await request.get('/blog/no-such-post')).status()).toBe(404);
});

test('an article is shared in the language of its address', async ({ page }) => {
  await open(page, '/blog/python-for-schedules?lang=es');
  const mail = page.getByRole('article').getByRole('link', { name: /correo/i });
  await expect(mail).toHaveAttribute('href', /python-for-schedules%3Flang%3Des$/);
});

test('on paper a post is its text: whole lines of code, and nothing to press', async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 800 });
  await open(page, '/blog/python-for-schedules');
  const code = page.locator('article pre');
  const cut = () => code.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(await cut()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await cut()).toBe(0);
  // The head of a listing names its language, or isn't there.
  const heads = page.locator('article figcaption:visible');
  await expect(heads).toHaveText(['Python', 'Python', 'Python'], { useInnerText: true });
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Share this article' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.locator('article h2:visible').first()).toHaveAttribute('id', /./);
});

test('on paper a list is its entries, without filters and pages', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/products', '/courses?level=beginner', '/blog?page=2', '/search?q=revit']) {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('article').or(main.locator('.search-result')).first()).toBeVisible();
    for (const role of ['searchbox', 'combobox', 'button'] as const) {
      await expect(main.getByRole(role), `${path} ${role}`).toHaveCount(0);
    }
    await expect(main.getByRole('navigation').getByRole('link'), path).toHaveCount(0);
    await expect(main.getByText(`Arcada · hello@arcada.example · `)).toContainText(path);
  }
});

test('on paper a service has its picture beside its offer, so that the first page goes on', async ({ page }) => {
  // A sheet of Letter with the browser's margins, in CSS pixels.
  await page.setViewportSize({ width: 739, height: 979 });
  await page.emulateMedia({ media: 'print' });
  await open(page, '/services');
  await expect(page.locator('.blog-service-head .a-art')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.blog-process li').first()).toBeInViewport({ ratio: 1 });
});

test('services: four tabs by address, by keyboard, each with a contact link', async ({ page }) => {
  await open(page, '/services?tab=training');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Training');
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Implementation');
  await expect(page).toHaveURL('/services?tab=implementation');
  await page.goBack();
  await open(page, '/services?tab=foo');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('AI consulting');
  await page.getByRole('main').getByRole('tabpanel').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/contact\?service=ai-consulting/);
  await expect(page.getByLabel('Message')).not.toHaveValue('');
});

test('one endless word of the address widens no page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = 'w'.repeat(100);
  for (const path of ['/search?q=', '/blog?category=', '/services?tab=', '/products?type=', '/courses?category=']) {
    await open(page, path + word);
    // The line that only paper has names the address, too; titles of the search cut a long word.
    const shown = word.slice(0, 36);
    await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
