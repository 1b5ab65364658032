import type { Page } from '@playwright/test';
import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { register } from '../site/accounts.ts';
import { expect, test } from '../site/site-test.ts';
import { beginDocument, untilSaved } from './maker-pages.ts';

test('a plan is generated, compared with its versions and restored', async ({ page }) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  await page.goto(`${address}&step=project-info`);
  await page.getByRole('button', { name: 'Generate' }).click();
  const issue = page.getByRole('dialog', { name: 'Generate the document' });
  await issue.getByRole('button', { name: 'Generate' }).click();
  await expect(issue.getByText('Revision P01 has been issued')).toBeVisible();
  await expect(issue.getByRole('article')).toContainText('Northgate Health Centre');
  expect(await accessibilityFindings(page)).toEqual([]);
  await issue.getByRole('button', { name: 'Close' }).last().click();

  const name = page.getByRole('textbox', { name: 'Project name' });
  await name.fill('Another name');
  await untilSaved(page);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of this document' });
  await versions
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expect(versions.getByText('Northgate Health Centre → Another name')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await versions
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(name).toHaveValue('Northgate Health Centre');
  await page.getByRole('button', { name: 'Undo the restore' }).click();
  await expect(name).toHaveValue('Another name');
});

test('an EIR is answered by a plan, and what changes in it is found', async ({ page }) => {
  await register(page.request);
  const eir = await beginDocument(page, 'sample', { type: 'Exchange information requirements (EIR)' });
  const plan = await beginDocument(page, 'eir');
  await page.goto(plan);
  await page.getByRole('tab', { name: 'EIR', exact: true }).click();
  await page.getByRole('button', { name: 'Answer this' }).first().click();
  await page.getByRole('combobox', { name: 'Compliance' }).first().selectOption('full');
  await page.getByRole('combobox', { name: 'Where in the plan' }).first().selectOption('field:cde');
  await page.getByRole('listitem').getByRole('button', { name: 'Common data environment' }).click();
  await expect(page.getByRole('textbox', { name: 'Common data environment' })).toBeFocused();
  await untilSaved(page);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.goto(`${eir}&step=deliverables`);
  const requirements = page.getByRole('region', { name: 'Requirements' });
  await requirements.getByRole('grid').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('A new title');
  await page.keyboard.press('Enter');
  await untilSaved(page);
  await page.goto(plan);
  await page.getByRole('tab', { name: 'EIR', exact: true }).click();
  await expect(page.getByText(/The EIR has changed since it was linked/)).toBeVisible();
  await page.getByRole('button', { name: 'Take these changes over' }).click();
  await expect(page.getByText('A new title')).toBeVisible();
});

test('names are made of the project’s codes and checked against them', async ({ page }) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  await page.goto(`${address}&step=bim-standards`);
  await page.getByRole('button', { name: 'Make a name' }).click();
  await expect(page.getByText(/is missing\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check names' }).click();
  await page.getByRole('textbox', { name: /^Names, one on each line/ }).fill('NHC-XXX\nother');
  await expect(page.getByText('2 of 2 do not fit.')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a tab that is closed at once loses nothing', async ({ page, context }) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  const tab = await context.newPage();
  await tab.goto(`${address}&step=project-info`);
  await tab.getByRole('textbox', { name: 'Project name' }).fill('Closed at once');
  await tab.close();
  await expect(async () => {
    await page.goto(`${address}&step=project-info`);
    const offered = page.getByRole('button', { name: 'Continue with them' });
    const name = page.getByRole('textbox', { name: 'Project name' });
    await expect(name).toBeVisible();
    if (await offered.isVisible()) await offered.click();
    await expect(name).toHaveValue('Closed at once', { timeout: 2_000 });
  }).toPass();
});

test('two tabs: what both have changed is shown, and nothing is overwritten before a choice', async ({
  page,
  context,
}) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${address}&step=project-info`);
  const nameOf = (tab: Page) => tab.getByRole('textbox', { name: 'Project name' });
  await expect(nameOf(other)).toBeVisible();
  await nameOf(page).fill('First tab');
  await untilSaved(page);
  await other.getByRole('textbox', { name: 'Location' }).fill('Lisbon');
  await nameOf(other).fill('Second tab');
  const dialog = other.getByRole('dialog', { name: 'Two versions of this document' });
  await expect(dialog.getByText('First tab')).toBeVisible();
  await expect(dialog.getByText('Second tab')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Saved elsewhere/ }).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(nameOf(other)).toHaveValue('First tab');
  await untilSaved(other);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Lisbon');
});
