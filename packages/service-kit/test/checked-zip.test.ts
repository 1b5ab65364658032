import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedZip, zipLimits } from '@arcada/service-kit/zips';
import { zipOf } from '@arcada/testing/zip';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checked-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function outcome(zip: Buffer): Promise<string | number> {
  const path = join(folder, 'file.zip');
  await writeFile(path, zip);
  const checked = await checkedZip(path);
  return 'fault' in checked ? checked.fault.code : checked.entries.length;
}
const numbered = (count: number, name = '') => Array.from({ length: count }, (_, number) => `${name}${number}`);
const withDirectoryElsewhere = () => {
  const bytes = zipOf('a.txt');
  bytes.writeUInt32LE(0x7fffffff, bytes.length - 6);
  return bytes;
};

test.each([
  ['files in folders', zipOf('a/', 'a/one.txt', 'a/two.txt', 'ação.txt'), 4],
  ['a folder that is named twice', zipOf('a/', 'A/', 'a/one.txt'), 3],
  ['the same name in two folders', zipOf('a/one.txt', 'b/one.txt'), 2],
  ['the most entries', zipOf(...numbered(zipLimits.entries)), zipLimits.entries],
  ['one more', zipOf(...numbered(zipLimits.entries + 1)), 'zip-full'],
  ['few entries with names that are too long', zipOf(...numbered(200, 'n'.repeat(50_000))), 'zip-full'],
  ['no directory', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'zip-damaged'],
  ['a directory elsewhere', withDirectoryElsewhere(), 'zip-damaged'],
  ['a way out', zipOf('a/../../b'), 'zip-path'],
  ['a link', zipOf({ name: 'readme', content: '/etc/passwd', mode: 0o120777 }), 'zip-path'],
  ['a hidden sign', zipOf('plan\u202Efdp.exe'), 'zip-name'],
])('%s', async (_what, zip, expected) => {
  expect(await outcome(zip)).toBe(expected);
});

test.each([
  ['a.txt', 'a.txt'],
  ['a.txt', 'A.TXT'],
  ['./a.txt', 'a.txt'],
  ['b/a.txt', 'B\\a.txt'],
  ['a.txt', 'a.txt. .'],
  ['a', 'a/'],
  ['ação', 'ac\u0327a\u0303o'],
])('%j and %j are twins', async (one, other) => {
  expect(await outcome(zipOf(one, 'between', other))).toBe('zip-twins');
});
