import { expect, type Page } from '@playwright/test';

/** Selects an option of one of antd's selects by its text; its list has closed then. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).press('ArrowDown');
  const chosen = page.locator('.ant-select-item-option').filter({ hasText: option });
  await chosen.click();
  await expect(chosen).toBeHidden();
}
