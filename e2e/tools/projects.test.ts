import { register } from '../site/accounts.ts';
import { expect, open, test } from '../site/site-test.ts';
import { beginDocument } from './maker-pages.ts';

test('a document becomes a project, which lists it', async ({ page }) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  await page.goto(`${address}&step=project-info`);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Riverside School');
  await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();

  await open(page, '/tools/my-documents');
  await page.getByRole('button', { name: 'Actions for Riverside School' }).click();
  await page.getByRole('menuitem', { name: 'Create project from this document' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New project' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Riverside School');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Riverside School' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/projects\/[\da-f-]{36}$/);
  await page.getByRole('link', { name: 'Riverside School' }).click();
  await expect(page).toHaveURL(address);
});
