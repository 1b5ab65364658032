import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { register } from '../site/accounts.ts';
import { expect, open, test } from '../site/site-test.ts';
import { beginDocument, maker } from './maker-pages.ts';

test('a plan is made from the sample, changed step by step, and found again', async ({ page }) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  await page.goto(`${address}&step=project-info`);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Riverside School');
  await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/step=project-team/);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Riverside School');

  await open(page, '/tools/my-documents');
  await page.getByRole('button', { name: 'Actions for Riverside School' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Riverside School' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Riverside School' }).click();
  await expect(page).toHaveURL(/\?document=/);
});

test.describe('without a connection', () => {
  test.use({ allow: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('what is typed is kept until it is saved', async ({ page, context }) => {
    await register(page.request);
    const address = await beginDocument(page, 'sample');
    await page.goto(`${address}&step=project-info`);
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Project name' }).fill('Kept Tower');
    await expect(page.getByText('Not saved, kept in this browser')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Kept Tower');
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  });
});

test('another account cannot open the document', async ({ page, browser }) => {
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await register(stranger.request);
  await stranger.goto(address);
  await expect(stranger.getByText('This document does not exist or was removed')).toBeVisible();
  await context.close();
});

test('axe finds nothing in the steps and in the list, and no page scrolls sideways on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await register(page.request);
  const address = await beginDocument(page, 'sample');
  const steps = ['basic-information', 'project-team', 'bim-standards', 'deliverables', 'topics'].map(
    (step) => `${address}&step=${step}`,
  );
  for (const path of [maker, ...steps, '/tools/my-documents']) {
    await open(page, path);
    await expect(page.locator('.a-spinner-block')).toHaveCount(0);
    expect([path, ...(await accessibilityFindings(page))]).toEqual([path]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('a table is edited by keyboard, and undone', async ({ page }) => {
  await register(page.request);
  const address = await beginDocument(page, 'empty');
  await page.goto(`${address}&step=deliverables`);
  const milestones = page.getByRole('region', { name: 'Milestones' });
  await milestones.getByRole('button', { name: 'Add row' }).click();
  await milestones.getByRole('grid').focus();
  await page.keyboard.type('M1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Concept');
  await page.keyboard.press('Enter');
  await expect(milestones.getByRole('gridcell', { name: 'M1', exact: true })).toBeVisible();
  await expect(milestones.getByRole('gridcell', { name: 'Concept', exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await milestones.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await expect(milestones.getByRole('gridcell', { name: 'Concept', exact: true })).toHaveCount(0);
});
