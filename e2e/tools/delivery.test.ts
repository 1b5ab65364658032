import { type Locator, type Page } from '@playwright/test';
import { docxText, openWorkbook, readIds, rowsOf } from '../../tools/test/exported-files.ts';
import {
  categoryLabels,
  columnLabel,
  fieldLabels,
  rules,
  type ToolWords,
  tableLabels,
  toolWords,
  typeLabels,
} from '../../tools/test/plan-words.ts';
import { register } from '../site/accounts.ts';
import { expect, test } from '../site/site-test.ts';
import { beginDocument, downloaded, pasteRows, untilSaved } from './maker-pages.ts';
import { filledSteps, fillStep, type Language } from './typed-plan.ts';

const projects: Record<Language, string> = {
  en: 'Harbour Library',
  'pt-BR': 'Hospital São João',
  es: 'Estación de Peñón',
};
const rule = (id: string) => {
  const found = rules.find((one) => one.id === id);
  if (!found) throw new Error(`The checker has no rule ${id}`);
  return found;
};

/** Applies the fix of a finding, which must be in the list, and then no longer. */
async function applyFix(findings: Locator, id: string, language: Language, values: Record<string, string>) {
  const words = rule(id).fix?.[language] ?? '';
  const name = words.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? key);
  const button = findings.getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toHaveCount(0);
}

/** Goes to an empty field by its finding and fills it in. */
async function fillFound(page: Page, findings: Locator, label: string, language: Language, text: string) {
  const name = rule('field-empty').message[language].replace('{field}', label);
  const finding = findings.getByRole('button', { name, exact: true });
  await finding.click();
  await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused();
  await page.keyboard.type(text);
  await expect(finding).toHaveCount(0);
}

/** Each format is downloaded and read: it has what was typed and mended, and headings in the document's language. */
async function checkFiles(page: Page, words: ToolWords, language: Language) {
  const text = docxText((await downloaded(page, 'docx', words)).content);
  const headings = [typeLabels['bep-pre'], categoryLabels.general_info, tableLabels.milestones];
  for (const part of [...headings.map((heading) => heading[language]), projects[language], 'ARC Studio', 'IfcWall'])
    expect(text).toContain(part);
  const pdf = (await downloaded(page, 'pdf', words)).content;
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.byteLength).toBeGreaterThan(5_000);
  const workbook = await openWorkbook((await downloaded(page, 'xlsx', words)).content);
  const [first = [], native] = rowsOf(workbook.getWorksheet(tableLabels.exchangeFormats[language]));
  expect(first).toContain(columnLabel('exchangeFormats', 'version')[language]);
  expect(native).toContain('2024');
  const facts = workbook.worksheets.flatMap((sheet) => rowsOf(sheet)).flat();
  expect(facts).toContain(projects[language]);
  const ids = readIds((await downloaded(page, 'ids', words)).content.toString());
  expect(ids.info.title).toContain(projects[language]);
  expect(JSON.stringify(ids.specifications)).toMatch(/IFCWALL.*FireRating/);
}

for (const language of ['en', 'pt-BR', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a plan is made from nothing, its findings are mended, and it is exported', async ({ page }) => {
      test.setTimeout(120_000);
      const words = toolWords(language);
      await register(page.request);
      await beginDocument(page, 'empty', { words });
      for (const step of filledSteps) await fillStep(page, language, step);
      const milestones = page.getByRole('region', { name: tableLabels.milestones[language], exact: true });
      await pasteRows(page, milestones, ['M1\tConcept\t2030-03-01\tAccepted by the client\t10']);
      await page.getByRole('button', { name: words('form.next'), exact: true }).click();
      const add = page.getByRole('button', { name: new RegExp(words('library.addNamed', { name: '.+' })) });
      await add.first().click();

      const [tab = ''] = words('findings.tab').split(' ');
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      const findings = page.getByRole('tabpanel').filter({ has: page.locator('.tools-findings') });
      await applyFix(findings, 'field-empty', language, { value: 'P01' });
      await applyFix(findings, 'information-need-entity', language, { meant: 'IfcWall' });
      await applyFix(findings, 'native-format-version', language, { release: '2024' });
      await applyFix(findings, 'software-not-in-list', language, {});
      await fillFound(page, findings, fieldLabels.projectName[language], language, projects[language]);
      await fillFound(page, findings, fieldLabels.clientName[language], language, 'City of Lisbon');
      await untilSaved(page, words);
      await checkFiles(page, words, language);
    });
  });
}
