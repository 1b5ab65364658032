import { register } from '../site/accounts.ts';
import { expect, open, test } from '../site/site-test.ts';
import { beginDocument } from './maker-pages.ts';

// The link that was revoked is gone.
test.use({ allow: { patterns: [/status of 404/] } });

test('a stranger reads a shared document and cannot change it, until the link is revoked', async ({
  page,
  browser,
}) => {
  await register(page.request);
  await beginDocument(page, 'sample');
  await open(page, '/tools/my-documents');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share “/ });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await open(stranger, link);
  const main = stranger.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Shared document' })).toBeVisible();
  await expect(main.getByText('Northgate Health Centre').first()).toBeVisible();
  await expect(main.getByText('ABC-NHC').or(main.getByRole('table').first()).first()).toBeVisible();
  for (const role of ['textbox', 'combobox', 'grid'] as const) await expect(main.getByRole(role)).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveText([
    'Download as PDF',
    'Download as Word (DOCX)',
    'Download as Excel (XLSX)',
    'Download as IDS 1.0',
  ]);
  const download = stranger.waitForEvent('download');
  await main.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(stranger.getByText('The file was downloaded: PDF.', { exact: true })).toBeVisible();

  // Which needs are due at a milestone is the reader's to choose, as it is the owner's.
  await main.getByRole('button', { name: 'Download as IDS 1.0' }).click();
  const ids = stranger.getByRole('dialog', { name: 'Download as IDS' });
  const milestones = ids.getByRole('combobox', { name: 'Milestones' });
  const first = await milestones.getByRole('option').nth(1).textContent();
  await milestones.selectOption({ index: 1 });
  const narrowed = stranger.waitForEvent('download');
  await ids.getByRole('button', { name: 'Download IDS file' }).click();
  const code = first?.replace('Up to ', '').split(' · ')[0];
  expect((await narrowed).suggestedFilename()).toContain(`up to ${code}`);

  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await dialog.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  await stranger.reload();
  await expect(main.getByText('This link has expired or was revoked')).toBeVisible();
  await expect(main.getByText('Northgate Health Centre')).toHaveCount(0);
  await context.close();
});
