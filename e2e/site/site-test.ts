import { test as base, expect, type Page } from '@playwright/test';

/**
 * Messages that a page may not print: errors, warnings, failed hydration. A 404 page's own status
 * is allowed.
 */
const faultsOf = (page: Page) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`${page.url()}: ${message.type()}: ${message.text()}`);
  });
  return faults;
};

/**
 * Console messages that a test provokes itself. An object, because the runner takes a bare array
 * for a tuple.
 */
interface Allowance {
  patterns: RegExp[];
}

/** `test` whose pages must stay free of errors and warnings; a test that provokes some allows them by `allow`. */
export const test = base.extend<{ allow: Allowance; quiet: undefined }>({
  allow: [{ patterns: [] }, { option: true }],
  quiet: [
    async ({ page, allow }, use) => {
      const faults = faultsOf(page);
      await use(undefined);
      expect(faults.filter((fault) => !allow.patterns.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Waits until the page is hydrated. */
export const untilReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('arcada-page-ready').length > 0);

export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await untilReady(page);
  return response;
}

export const uniqueName = (prefix: string) =>
  `${prefix}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
