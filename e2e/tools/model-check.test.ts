import type { Page } from '@playwright/test';
import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { register } from '../site/accounts.ts';
import { expect, open, test } from '../site/site-test.ts';
import { beginDocument } from './maker-pages.ts';

const address = '/tools/model-check';
const globalId = (number: number) => String(number).padStart(22, '0');

/** An IFC4 file with walls of these names; an empty one is no name. */
const model = (...names: string[]) =>
  [
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('t.ifc','2026-11-23T10:00:00',(''),(''),'','','');",
    "FILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;",
    ...names.map(
      (name, at) => `#${at + 1}=IFCWALL('${globalId(at + 1)}',$,${name === '' ? '$' : `'${name}'`},$,$,$,$,$,$);`,
    ),
    'ENDSEC;\nEND-ISO-10303-21;\n',
  ].join('\n');

const ids = (className: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://standards.buildingsmart.org/IDS http://standards.buildingsmart.org/IDS/1.0/ids.xsd">
  <info><title>Walls</title></info>
  <specifications>
    <specification name="Walls have a name" ifcVersion="IFC4">
      <applicability minOccurs="0" maxOccurs="unbounded">
        <entity><name><simpleValue>${className}</simpleValue></name></entity>
      </applicability>
      <requirements>
        <attribute cardinality="required"><name><simpleValue>Name</simpleValue></name></attribute>
      </requirements>
    </specification>
  </specifications>
</ids>`;

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});
const start = (page: Page) => page.getByRole('button', { name: 'Check the model' });

async function chooseIds(page: Page, text: string) {
  await page.getByRole('tab', { name: 'IDS file' }).click();
  await page.locator('input[accept*=".ids"]').setInputFiles(file('walls.ids', text));
}
const chooseModel = (page: Page, name: string, text: string) =>
  page.getByLabel('IFC file', { exact: true }).setInputFiles(file(name, text));

test('a model passes, another fails with its elements and reports, and nothing is uploaded', async ({ page }) => {
  await register(page.request);
  await open(page, address);
  await chooseIds(page, ids('IFCWALL'));
  await expect(page.getByText('1 specification, 1 requirement')).toBeVisible();
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') uploads.push(request.url());
  });
  await chooseModel(page, 'named.ifc', model('W1', 'W2'));
  await start(page).click();
  await expect(page.getByText('named.ifc · IFC4 · 0 of 1 specification failed')).toBeVisible();

  await chooseModel(page, 'nameless.ifc', model('W1', '', ''));
  await start(page).click();
  await expect(page.getByText('nameless.ifc · IFC4 · 1 of 1 specification failed')).toBeVisible();
  await expect(page.getByText('2 failures')).toBeVisible();
  await expect(page.getByRole('button', { name: `Copy GlobalId ${globalId(3)}` })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  for (const [format, ending] of [
    ['Excel', 'xlsx'],
    ['BCF', 'bcf'],
    ['JSON', 'json'],
    ['JUnit', 'xml'],
  ]) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download the report as ${format}` }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^nameless - walls - IDS - \\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(uploads).toEqual([]);
});

test('what can’t be checked is said in words', async ({ page }) => {
  await register(page.request);
  await open(page, address);
  await chooseIds(page, ids('IFCCASTLE'));
  await expect(page.getByText(/The class IFCCASTLE doesn’t exist in IFC4/)).toBeVisible();
  await expect(start(page)).toBeDisabled();
  await chooseIds(page, ids('IFCWALL'));
  await chooseModel(page, 'plan.ifc', '%PDF-1.7');
  await start(page).click();
  await expect(page.getByRole('alert').getByText(/The file is no IFC file/)).toBeVisible();
});

test('the requirements of an own document are reached from the document maker', async ({ page }) => {
  await register(page.request);
  await beginDocument(page, 'sample');
  await page.getByRole('link', { name: 'Check a model' }).click();
  await expect(page.getByText(/\d+ specifications, \d+ requirements/)).toBeVisible();
  await chooseModel(page, 'walls.ifc', model('W1'));
  await start(page).click();
  await expect(
    page.getByText(/^walls\.ifc · IFC4 · \d+ of \d+ specifications failed · \d+ had nothing to check$/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Result/ })).toBeFocused();
});
