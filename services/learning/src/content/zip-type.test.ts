import { zipEnding } from './zip-type.ts';

const office = (part: string, ...more: string[]) => ['[Content_Types].xml', part, ...more];

test.each([
  ['a workbook', office('xl/workbook.xml'), 'matrix.xlsx', 'xlsx'],
  ['a workbook by another name', office('xl/workbook.xml'), 'matrix.zip', 'xlsx'],
  ['a text', office('word/document.xml'), 'bep.docx', 'docx'],
  ['a presentation', office('ppt/presentation.xml'), 'talk.pptx', 'pptx'],
  ['a workbook with macros', office('xl/workbook.xml', 'xl/vbaProject.bin'), 'matrix.xlsx', 'zip'],
  ['issues', ['bcf.version', 'markup.bcf'], 'issues.bcf', 'bcf'],
  ['issues by their other name', ['bcf.version'], 'issues.bcfzip', 'bcfzip'],
  ['a packed model', ['house.ifc'], 'house.ifczip', 'ifczip'],
  ['no model', ['a.txt'], 'house.ifczip', 'zip'],
  ['any files', ['a.txt'], 'matrix.xlsx', 'zip'],
])('%s', (_what, names, name, ending) => {
  const entries = names.map((one) => ({ name: one, bytes: 0, isLink: false }));
  expect(zipEnding(entries, name)).toBe(ending);
});
