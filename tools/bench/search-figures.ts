import type { Browser } from 'playwright-core';
import { atMost, type Figure, median, plain } from './report.ts';

const frameMs = 1000 / 60;
const questions = ['dinamo tolkit', 'headroom check', 'warnign ledger', 'bim automation'];

/**
 * The cost of one keystroke in the header's search, from the event until the list under the field
 * is rendered.
 */
export async function searchFigures(browser: Browser, site: string): Promise<Figure[]> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(site);
  await page.locator('.search').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('revit');
  await page.getByRole('option').nth(3).waitFor();
  const costs = await page.evaluate(async (asked) => {
    const input = document.querySelector<HTMLInputElement>('[role="combobox"]');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const found: number[] = [];
    for (const question of asked) {
      for (let letters = 1; letters <= question.length; letters++) {
        const start = performance.now();
        value?.set?.call(input, question.slice(0, letters));
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        // React renders the changes of an input event in a microtask of its own.
        await Promise.resolve();
        document.querySelector('[role="listbox"]')?.getBoundingClientRect();
        found.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }
    return found;
  }, questions);
  await context.close();
  return [
    atMost('search: keystroke to suggestions, in frames', median(costs) / frameMs, 1, ''),
    plain(
      'search: the slowest keystroke',
      `${(Math.max(...costs) / frameMs).toFixed(2)} frames`,
      `${costs.length} keys`,
    ),
  ];
}
