import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dataDirFault, keepPrivate } from './private-files.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-private-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

test('an existing folder is closed to others, and new files are the owner’s alone', () => {
  const data = path.join(root, 'old');
  const before = process.umask(0o022);
  fs.mkdirSync(path.join(data, 'mail'), { recursive: true });
  fs.writeFileSync(path.join(data, 'identity.sqlite'), '');
  fs.writeFileSync(path.join(data, 'identity.sqlite-wal'), '');
  fs.writeFileSync(path.join(data, 'mail', 'one.eml'), '');
  expect(modeOf(path.join(data, 'identity.sqlite'))).toBe('644');
  try {
    keepPrivate(data);
    fs.writeFileSync(path.join(data, 'new.sqlite'), '');
    fs.mkdirSync(path.join(data, 'releases'));
  } finally {
    process.umask(before);
  }
  for (const folder of ['.', 'mail', 'releases']) expect(modeOf(path.join(data, folder))).toBe('700');
  for (const file of ['identity.sqlite', 'identity.sqlite-wal', 'mail/one.eml', 'new.sqlite']) {
    expect(modeOf(path.join(data, file))).toBe('600');
  }
});

test('an unusable folder is explained in a sentence', () => {
  const file = path.join(root, 'file');
  fs.writeFileSync(file, '');
  expect(dataDirFault(file)).toContain('file in the way');
  expect(dataDirFault(path.join(file, 'below'))).toContain('file in the way');
  expect(dataDirFault('/proc/nowhere/data')).toMatch(/^DATA_DIR is not usable: .*Example: DATA_DIR=/);
  expect(dataDirFault(path.join(root, 'a/b/c'))).toBeUndefined();
});
