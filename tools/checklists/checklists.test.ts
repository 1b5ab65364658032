import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openWorkbook, rowsOf } from '../test/exported-files.ts';
import { readChecklists } from './checklist.ts';
import { checklistFiles } from './files.ts';

const files = checklistFiles().map((file) => ({ name: path.basename(file.workbook), ...file }));

test('the courses have checklists', () => {
  expect(files.map(({ name }) => name)).toEqual(['model-check.xlsx', 'sharing-checklist.xlsx']);
});

test.each(files)('$name holds the points of its Markdown, in three languages', async ({ markdown, workbook }) => {
  const book = await openWorkbook(readFileSync(workbook));
  expect(book.worksheets.map(({ name }) => name)).toEqual(['English', 'Português', 'Español']);
  const checklists = readChecklists(readFileSync(markdown, 'utf8'));
  expect(checklists).toHaveLength(3);
  for (const [at, { title, fields, points }] of checklists.entries()) {
    const sheet = book.worksheets[at];
    const rows = rowsOf(sheet);
    expect(rows[0]?.[0]).toBe(title);
    expect(rows.slice(1, 1 + fields.length).map(([field]) => field)).toEqual(fields.map((field) => `${field}:`));
    expect(rows.slice(-points.length).map(([, point]) => point)).toEqual(points);
    const first = sheet?.getCell(sheet.rowCount - points.length + 1, 1);
    expect(first?.dataValidation).toMatchObject({ type: 'list', formulae: ['"✓"'] });
    expect(sheet?.pageSetup).toMatchObject({ fitToPage: true, fitToWidth: 1 });
  }
});
