import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '../../test/harness/zip.ts';
import { zipEnding } from './zip-type.ts';

const office = (part: string, ...more: string[]) => zipOf('[Content_Types].xml', part, ...more);

test.each([
  ['a workbook', office('xl/workbook.xml'), 'matrix.xlsx', 'xlsx'],
  ['a workbook by another name', office('xl/workbook.xml'), 'matrix.zip', 'xlsx'],
  ['a text', office('word/document.xml'), 'bep.docx', 'docx'],
  ['a presentation', office('ppt/presentation.xml'), 'talk.pptx', 'pptx'],
  ['a workbook with macros', office('xl/workbook.xml', 'xl/vbaProject.bin'), 'matrix.xlsx', 'zip'],
  ['issues', zipOf('bcf.version', 'markup.bcf'), 'issues.bcf', 'bcf'],
  ['issues by their other name', zipOf('bcf.version'), 'issues.bcfzip', 'bcfzip'],
  ['any files', zipOf('a.txt'), 'matrix.xlsx', 'zip'],
  ['no ZIP after its head', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'matrix.xlsx', 'zip'],
  ['a directory that lies elsewhere', broken(), 'matrix.xlsx', 'zip'],
])('%s', async (_what, bytes, name, ending) => {
  const path = join(await mkdtemp(join(tmpdir(), 'zip-type-')), 'file');
  await writeFile(path, bytes);
  expect(await zipEnding(path, name)).toBe(ending);
});

function broken(): Buffer {
  const bytes = office('xl/workbook.xml');
  bytes.writeUInt32LE(0x7fffffff, bytes.length - 6);
  return bytes;
}
