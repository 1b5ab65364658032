import { strToU8, zipSync } from 'fflate';
import { unpackParts } from './unpack-parts.ts';

const unpack = (sheet: string) => () => unpackParts(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) }));
const full = (character: string) => `<c><v>${character.repeat(32_767)}</v></c>`;

test.each([
  ['full cells', full('é').repeat(30)],
  ['full cells of references', full('&#65533;').repeat(30)],
])('reads %s', (_, sheet) => {
  expect(unpack(sheet)()('xl/worksheets/sheet1.xml')).toBe(sheet);
});

// They are packed to a thousandth, and would take many seconds to read.
test.each([
  ['one cell of 60 MB', `<c><v>${'x'.repeat(60_000_000)}</v></c>`],
  ['an attribute of 60 MB', `<c r="${'x'.repeat(60_000_000)}"/>`],
  ['more after the last tag than a cell holds', `<c/>${' '.repeat(400_000)}`],
  ['too many references', full('&lt;').repeat(70)],
])('refuses %s before it is read', (_, sheet) => {
  expect(unpack(sheet)).toThrow('too-large');
});
