import { endingOf, isAsNamed, isHandedOut } from './file-type.ts';

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
  ['a Revit model', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0), 'House.RVT', 'rvt'],
  ['a Revit family', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0), 'Door.rfa', 'rfa'],
  ['old Office', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0), 'macro.xls', undefined],
  ['text that calls itself a Revit model', Buffer.from('hello'), 'house.rvt', 'txt'],
  ['a drawing', Buffer.from('AC1032\0\0\0'), 'plan.dwg', 'dwg'],
  ['a Navisworks model', bytes(0x00, 0x9a, 0xfe, 1), 'site.nwd', 'nwd'],
  ['a program that calls itself a Navisworks model', Buffer.from('MZ\x90\0\x03'), 'site.nwd', undefined],
  ['a graph', Buffer.from('{"Uuid":"1"}'), 'walls.dyn', 'dyn'],
  ['a model', Buffer.from('ISO-10303-21;'), 'house.ifc', 'ifc'],
  ['text that calls itself a model', Buffer.from('hello'), 'house.ifc', 'txt'],
  ['a model after a comment', Buffer.from('/* by hand */\nISO-10303-21;'), 'house.ifc', 'ifc'],
  ['SubRip captions', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHi'), 'c.srt', 'srt'],
  ['rules', Buffer.from('<?xml version="1.0"?><ids/>'), 'rules.ids', 'ids'],
  ['a macro', Buffer.from('class Macro {}'), 'Macro.CS', 'cs'],
  ['nothing', Buffer.alloc(0), 'x.txt', undefined],
])('%s is told by its content', (_what, head, name, ending) => {
  expect(endingOf(head, name)).toBe(ending);
});

it.each([
  ['txt', 'house.rvt', false],
  ['rvt', 'house.RVT', true],
  ['png', 'plan.dwg', false],
  [undefined, 'plan.dwg', false],
  ['zip', 'matrix.xlsx', false],
  ['xlsx', 'matrix.zip', true],
  ['docx', 'matrix.xlsx', false],
  ['txt', 'plan.pdf', false],
  ['jpg', 'photo.jpeg', true],
  ['bcfzip', 'issues.bcf', true],
  ['txt', 'notes.html', true],
  ['csv', 'table', true],
  ['png', 'rules.ids', false],
  ['ids', 'rules.ids', true],
  ['vtt', 'c.txt', true],
])('content %s under the name %s fits: %s', (ending, name, fits) => {
  expect(isAsNamed(ending, name)).toBe(fits);
});

it.each([
  ['rules.ids', true],
  ['m.IFCXML', true],
  ['table', true],
  ['tool.exe', false],
  ['page.html', false],
  ['plan.svg', false],
])('%s is handed out under its name: %s', (name, is) => {
  expect(isHandedOut(name)).toBe(is);
});
