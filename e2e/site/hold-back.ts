import type { Page } from '@playwright/test';

/** Holds files back, as a slow line does, until they are let go. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
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
