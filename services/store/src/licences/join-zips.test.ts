import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readZip } from '../../test/read-zip.ts';
import { joinZips } from './join-zips.ts';

const zipOf = async (files: Record<string, string>, comment = '') => {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end({ comment, forceZip64Format: false });
  return buffer(zip.outputStream);
};
const join = async (file: Buffer, added: Buffer) => {
  const read = async (from: number, length: number) => file.subarray(from, from + length);
  const joined = await joinZips({ size: file.length, read }, added);
  return joined && Buffer.concat([file.subarray(0, joined.keep), joined.rest]);
};
const contents = (zip: Buffer | undefined) =>
  zip && Object.fromEntries([...readZip(zip)].map(([name, bytes]) => [name, bytes.toString()]));

test('holds the entries of both', async () => {
  const files = { 'a/one.txt': 'one', 'a/two.txt': 'two'.repeat(5000), 'ação.txt': 'três' };
  const added = { 'b/three.txt': 'three' };
  for (const comment of ['', 'A comment at the end'])
    expect(contents(await join(await zipOf(files, comment), await zipOf(added)))).toEqual({ ...files, ...added });
  expect(contents(await join(await zipOf({}), await zipOf(added)))).toEqual(added);
});

test('leaves alone what is no plain zip file', async () => {
  const added = await zipOf({ 'b.txt': 'b' });
  const zip = await zipOf({ 'a.txt': 'a' });
  const many = Buffer.from(zip);
  many.writeUInt16LE(0xffff, many.length - 12);
  const inParts = Buffer.from(zip);
  inParts.writeUInt16LE(1, inParts.length - 18);
  const withMore = Buffer.concat([zip.subarray(0, -22), Buffer.from('more'), zip.subarray(-22)]);
  for (const file of [Buffer.alloc(0), Buffer.from('MZ, a program'), zip.subarray(0, -1), many, inParts, withMore])
    expect(await join(file, added)).toBeUndefined();
});
