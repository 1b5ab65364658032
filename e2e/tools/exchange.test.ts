import type { Page } from '@playwright/test';
import { openWorkbook, rowsOf } from '../../tools/test/exported-files.ts';
import { register } from '../site/accounts.ts';
import { call } from '../site/site-api.ts';
import { expect, open, test } from '../site/site-test.ts';
import { beginDocument, downloaded, untilSaved } from './maker-pages.ts';

/** The document of an address, as it is stored. */
async function stored(page: Page, address: string): Promise<{ document: object }> {
  const id = new URL(address).searchParams.get('document');
  return call(page.request, 'get', `/api/documents/${id}`);
}

test('a workbook that was changed is imported back: good rows arrive, the broken cell is named', async ({ page }) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  await page.goto(`${address}&step=deliverables`);
  const milestones = page.getByRole('region', { name: 'Milestones' });
  const kept = await milestones.getByRole('row').nth(2).textContent();
  const workbook = await openWorkbook((await downloaded(page, 'xlsx')).content);
  const sheet = workbook.getWorksheet('Milestones');
  if (!sheet) throw new Error('The workbook has no sheet “Milestones”.');
  const [headings = []] = rowsOf(sheet);
  const cell = (row: number, heading: string) =>
    sheet.getCell(row, 1 + headings.findIndex((text) => text.startsWith(heading)));
  const added = sheet.rowCount + 1;
  cell(added, 'Code').value = 'M9';
  cell(added, 'Name').value = 'Opening';
  cell(added, 'Date').value = '2031-05-01';
  cell(added, 'Acceptance').value = 'Keys are handed over';
  cell(3, 'Date').value = 'soon';
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());

  await milestones.getByRole('button', { name: 'Import from Excel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import: Milestones' });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await dialog.getByLabel(/^Excel file/).setInputFiles({ name: 'changed.xlsx', mimeType, buffer });
  await expect(dialog.getByText(/^New rows: 1\./)).toBeVisible();
  await expect(dialog.getByText('1 cell can’t be read: it stays as it was (empty in a new row)')).toBeVisible();
  await expect(dialog.getByText('Row 3, Date:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(milestones.getByRole('gridcell', { name: 'Opening', exact: true })).toBeVisible();
  expect(await milestones.getByRole('row').nth(2).textContent()).toBe(kept);
  await untilSaved(page);
  expect(JSON.stringify((await stored(page, address)).document)).toContain('Keys are handed over');
});

test('a whole workbook that was changed is imported into the open document, and undone, in one step', async ({
  page,
}) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  await page.goto(`${address}&step=deliverables`);
  await untilSaved(page);
  const before = await stored(page, address);
  const workbook = await openWorkbook((await downloaded(page, 'xlsx')).content);
  const write = (sheet: string, heading: string, to: string) => {
    const found = workbook.getWorksheet(sheet);
    const [headings = []] = found ? rowsOf(found) : [];
    const at = headings.findIndex((text) => text.startsWith(heading));
    if (!found || at < 0) throw new Error(`The workbook has no column “${heading}” in “${sheet}”.`);
    found.getCell(2, 1 + at).value = to;
  };
  write('Milestones', 'Name', 'Kick-off');
  write('Risks', 'Mitigation', 'Order the survey now');
  write('MIDP', 'Title', 'Site plan, renamed');
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());

  const milestones = page.getByRole('region', { name: 'Milestones' });
  await page.getByRole('button', { name: 'Import a workbook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a workbook' });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await dialog.getByLabel(/^Excel file/).setInputFiles({ name: 'all.xlsx', mimeType, buffer });
  await expect(
    dialog.getByText('In all sheets chosen: new rows: 0; changed rows: 3; removed rows: 0.', { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'MIDP' }).uncheck();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(milestones.getByRole('gridcell', { name: 'Kick-off', exact: true })).toBeVisible();
  await untilSaved(page);
  const changed = JSON.stringify((await stored(page, address)).document);
  expect(changed).toContain('Order the survey now');
  expect(changed).not.toContain('Site plan, renamed');
  const notice = page.getByText('The workbook was imported.').locator('..');
  await notice.locator('..').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(milestones.getByRole('gridcell', { name: 'Kick-off', exact: true })).toHaveCount(0);
  await untilSaved(page);
  expect((await stored(page, address)).document).toEqual(before.document);
});

test('a document that is exported as JSON and imported is equal', async ({ page }) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  const { name, content } = await downloaded(page, 'json');
  await open(page, '/tools/my-documents');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel(/^JSON file/).setInputFiles({ name, mimeType: 'application/json', buffer: content });
  await page.getByRole('button', { name: 'Create document' }).click();
  await page.waitForURL(/\?document=/);
  await untilSaved(page);
  expect(page.url()).not.toBe(address);
  expect((await stored(page, page.url())).document).toEqual((await stored(page, address)).document);
});
