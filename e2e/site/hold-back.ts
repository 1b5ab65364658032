import type { Page } from '@playwright/test';

/** Delays files, as a slow connection does, until released. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
