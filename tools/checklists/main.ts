// Writes the checklists of the courses as workbooks beside their Markdown: node tools/checklists/main.ts. The results are committed.
import { readFileSync } from 'node:fs';
import { checklistBook } from './checklist.ts';
import { checklistFiles } from './files.ts';

for (const { markdown, workbook } of checklistFiles()) {
  await checklistBook(readFileSync(markdown, 'utf8')).xlsx.writeFile(workbook);
  console.log(workbook);
}
