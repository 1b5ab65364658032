import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type ToolWords, toolWords } from '../../tools/test/plan-words.ts';
import { expect, open } from '../site/site-test.ts';

export const maker = '/tools/bep-maker-enhanced';

export const english = toolWords('en');

export const untilSaved = (page: Page, words = english) =>
  expect(page.getByRole('status').getByText(words('saving.saved'), { exact: true })).toBeVisible();

/** Creates a document by the start screen, of the first type or of the named one; returns its address. */
export async function beginDocument(
  page: Page,
  origin: 'empty' | 'sample' | 'eir',
  { words = english, type }: { words?: ToolWords; type?: string } = {},
): Promise<string> {
  await open(page, maker);
  await page.getByText(words(`start.${origin}`), { exact: true }).click();
  if (type) await select(page, words('form.type'), type);
  await page.getByRole('button', { name: words('start.create') }).click();
  await page.waitForURL(/\?document=/);
  await untilSaved(page, words);
  return page.url();
}

/** Selects an option of the field with this label. */
export async function select(page: Page, field: string, option: string) {
  const box = page.getByRole('combobox', { name: field, exact: true });
  // A click on a list that is still opening is lost now and then, faster than any hand.
  await expect(async () => {
    await box.click();
    await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
    await expect(page.locator('.ant-select').filter({ has: box })).toContainText(option, { timeout: 1_000 });
  }).toPass();
}

/** Pastes rows, cells separated by tabs, as they come from a spreadsheet, at the beginning of a table. */
export async function pasteRows(page: Page, table: Locator, rows: string[]) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
  await table.getByRole('grid').focus();
  await page.keyboard.press('Control+V');
}

/** Downloads the document of the page in a format and reads the file. */
export async function downloaded(page: Page, format: 'docx' | 'pdf' | 'xlsx' | 'ids' | 'json', words = english) {
  await page.getByRole('button', { name: words('files.download'), exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words(`files.${format}`) }).click();
  if (format === 'ids') await page.getByRole('button', { name: words('files.idsDownload') }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}
