import { downloadName } from './media-files.ts';

const upload = '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a1111.pdf';

test('an upload is saved under the name that its lesson gives it, with the extension of its type', () => {
  expect(downloadName(upload, 'Tabela de campos')).toBe('Tabela de campos.pdf');
  expect(downloadName(upload, 'Plan.PDF')).toBe('Plan.PDF');
  expect(downloadName(upload, 'setup.exe')).toBe('setup.exe.pdf');
  expect(downloadName(upload, '')).toBe(upload);
  expect(downloadName(upload.replace('pdf', 'jpg'), 'Site.JPEG')).toBe('Site.JPEG');
  const text = upload.replace('pdf', 'txt');
  expect(downloadName(text, 'rules.ids')).toBe('rules.ids');
  expect(downloadName(text, 'tool.exe')).toBe('tool.exe.txt');
});

test('a file shipped with the service keeps its own name', () => {
  expect(downloadName('naming-table.csv', 'Table of fields')).toBe('naming-table.csv');
});
