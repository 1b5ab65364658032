import { endingOf } from './file-type.ts';

const bytes = (...values: number[]) => Buffer.from(values);

it.each([
  ['a clip', Buffer.from('\0\0\0\x18ftypmp42'), 'x.txt', 'mp4'],
  ['a WebM clip', bytes(0x1a, 0x45, 0xdf, 0xa3, 1), 'x', 'webm'],
  ['a PDF that calls itself a clip', Buffer.from('%PDF-1.7'), 'clip.mp4', 'pdf'],
  ['captions', Buffer.from('WEBVTT\n\n00:00'), 'c.txt', 'vtt'],
  ['a table', Buffer.from('a;b\nç;d'), 'Table.CSV', 'csv'],
  ['text that calls itself a page', Buffer.from('<script>alert(1)</script>'), 'page.html', 'txt'],
  ['a program', Buffer.from('MZ\x90\0\x03'), 'setup.txt', undefined],
  ['bytes that are no text', bytes(0xc3, 0x28, 0x41), 'x.txt', undefined],
  ['nothing', Buffer.alloc(0), 'x.txt', undefined],
])('%s is told by its content', (_what, head, name, ending) => {
  expect(endingOf(head, name)).toBe(ending);
});
