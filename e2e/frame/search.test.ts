import type { Page } from '@playwright/test';
import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { holdBack } from '../site/hold-back.ts';
import { expect, open, test } from '../site/site-test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const suggestion = (page: Page, name: RegExp) => page.getByRole('option', { name });

const unavailable = 'Suggestions could not be loaded. Keep typing to try again, or see all results.';

/** The field's code is loaded when the page is idle. */
async function openSearch(page: Page, path = '/') {
  await open(page, path);
  await page.locator('.search').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('suggestions by keyboard, with a typing error, without a call while typing', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('dinamo tolkit');
  await expect(suggestion(page, /Advanced Dynamo Toolkit/)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => /\/api\//.test(request.url()) && calls.push(request.url()));
  await field(page).fill('levle gaurd');
  await expect(suggestion(page, /Level Guard/)).toBeVisible();
  expect(calls.filter((url) => /search-entries/.test(url))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toContainText('Level Guard');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/level-guard');
  await expect(field(page)).toBeHidden();
});

test('suggestions stay while a word with a mistake is typed; a standard is found without its space', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('dina');
  for (const letter of ['m', 'o']) {
    await expect(suggestion(page, /Advanced Dynamo Toolkit/)).toBeVisible();
    await page.keyboard.type(letter);
  }
  await expect(suggestion(page, /Advanced Dynamo Toolkit/)).toBeVisible();
  const named = async (words: string) => {
    await field(page).fill(words);
    await expect(suggestion(page, new RegExp(`All results for “${words}”`))).toBeVisible();
    return (await page.getByRole('option').locator('.search-option-title').allTextContents()).sort();
  };
  const apart = await named('ISO 19650');
  expect(apart.length).toBeGreaterThan(0);
  expect(await named('iso19650')).toEqual(apart);
});

test('Enter leads to all results; they are rendered by the server and not for search engines', async ({ page }) => {
  await openSearch(page, '/products');
  await page.keyboard.type('revit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=revit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “revit”');
  const drawn = await (await page.request.get('/search?q=revit&lang=en')).text();
  expect(drawn).toContain('Level Guard');
  expect(drawn).toContain('<meta name="robots" content="noindex">');
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: /See all/ })
    .click();
  await expect(page).toHaveURL('/products?q=revit');
});

test('all results tolerate typing errors in every area, best match first; punctuation is no word', async ({ page }) => {
  for (const [words, region, first] of [
    ['advnced dynmo', 'Products', 'Advanced Dynamo Toolkit'],
    ['navisworsk', 'Courses', /Clash Detection That Closes|TimeLiner/],
    ['lisences', 'Articles', 'Licences and seats in a practice'],
    ['level', 'Articles', 'Level of information need without LOD wars'],
  ] as const) {
    await open(page, `/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('region', { name: region }).getByRole('link').first(), words).toContainText(first);
  }
  await open(page, '/search?q=%25_');
  await expect(page.getByText('Nothing found for “%_”')).toBeVisible();
});

test('an empty result offers links; hostile queries are treated as plain words', async ({ page }) => {
  await open(page, '/search?q=qqzzxxyy');
  await expect(page.getByText('Nothing found for “qqzzxxyy”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/products');
  for (const asked of ['<script>alert(1)</script>', '(.*)+[\\', '%00', '💡'.repeat(120), 'x'.repeat(1500)]) {
    const response = await open(page, `/search?q=${encodeURIComponent(asked)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('searchbox')).toHaveValue(asked.slice(0, 100));
  }
  // No field and no link of the site produces such a long address.
  expect((await page.request.get(`/search?q=${'x'.repeat(10_000)}`)).status()).toBe(414);
  await open(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
});

test('the header does not shift when the field loads, at every width', async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await holdBack(page, '**/assets/start.*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const box = () => page.locator('.f-search').boundingBox();
    await expect(page.locator('.f-search-link')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await box();
    letGo();
    await page.locator('.search').waitFor({ state: 'attached' });
    expect(await box()).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('on a phone a button opens the field over the header, and gets the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await opener.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('level');
  await expect(suggestion(page, /Level Guard/)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test.describe('an unreachable area', () => {
  test.use({ allow: { patterns: [/./] } });

  test('costs only its own suggestions', async ({ page }) => {
    await page.route('**/api/blog/search-entries*', (route) => route.abort());
    await openSearch(page);
    await page.keyboard.type('level');
    await expect(suggestion(page, /Level Guard/)).toBeVisible();
  });

  test('that hangs doesn’t block the others', async ({ page }) => {
    await page.route('**/api/blog/search-entries*', () => undefined);
    await openSearch(page);
    await page.keyboard.type('level');
    await expect(suggestion(page, /Level Guard/)).toBeVisible();
  });

  test('is not mistaken for no results, and is retried as typing continues', async ({ page }) => {
    await page.route('**/search-entries*', (route) => route.abort());
    await openSearch(page);
    await page.keyboard.type('leve');
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(page.getByText(/Nothing found/)).toHaveCount(0);
    await page.unroute('**/search-entries*');
    await page.keyboard.type('l');
    await expect(suggestion(page, /Level Guard/)).toBeVisible();
    await expect(page.getByText(unavailable)).toHaveCount(0);
  });

  test('without the suggestions’ code the field still leads to all results', async ({ page }) => {
    await page.route('**/search-suggestions*.js', (route) => route.abort());
    await openSearch(page, '/about');
    await page.keyboard.type('level');
    await expect(page.getByText(unavailable)).toBeVisible();
    await page.getByRole('link', { name: 'All results for “level”' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “level”');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('guard');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “guard”');
    await page.unroute('**/search-suggestions*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('level');
    await expect(suggestion(page, /Level Guard/)).toBeVisible();
  });

  test('before the site’s code is there, search is a link to its page', async ({ page }) => {
    await holdBack(page, '**/assets/start.*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('axe finds nothing in the open suggestions and the results, in both themes', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('level');
  await expect(suggestion(page, /Level Guard/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityFindings(page)).toEqual([]);
  for (const path of ['/search', '/search?q=revit', '/search?q=qqzzxxyy']) {
    await open(page, path);
    expect(await accessibilityFindings(page)).toEqual([]);
  }
});

test('what the house offers and who works there is found, before what only mentions it', async ({ request }) => {
  for (const [words, path] of [
    ['training', '/services?tab=training'],
    ['contact', '/contact'],
    ['services', '/services'],
    ['refund', '/terms'],
    ['helena prado', '/blog/authors/helena-prado'],
    ['ISO 19650 consultant', '/services?tab=implementation'],
  ] as const) {
    const html = await (await request.get(`/search?q=${encodeURIComponent(words)}`)).text();
    const [first] = [...html.matchAll(/class="search-result-title"><a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    expect(first, words).toBe(path);
  }
});
