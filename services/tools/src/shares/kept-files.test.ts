import { KeptFiles } from './kept-files.ts';

const file = (length: number) => Buffer.alloc(length);

test('keeps the files read last, within its bytes', () => {
  const files = new KeptFiles(10);
  files.keep('a', 'pdf', file(4));
  files.keep('b', 'pdf', file(4));
  expect(files.get('a', 'pdf')).toHaveLength(4);
  files.keep('c', 'pdf', file(5));
  expect(['a', 'b', 'c'].map((id) => files.get(id, 'pdf')?.length)).toEqual([4, undefined, 5]);
  files.keep('d', 'pdf', file(11));
  expect([files.get('d', 'pdf'), files.get('c', 'pdf')?.length]).toEqual([undefined, 5]);
});

test('counts a file that is kept again once, and forgets those of a document', () => {
  const files = new KeptFiles(10);
  files.keep('a', 'pdf', file(6));
  files.keep('a', 'pdf', file(6));
  files.keep('b', 'docx', file(4));
  expect(files.get('a', 'pdf')).toHaveLength(6);
  files.forget(['a']);
  expect([files.get('a', 'pdf'), files.get('b', 'docx')?.length]).toEqual([undefined, 4]);
});
