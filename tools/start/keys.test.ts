import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { callers, readKeys } from './keys.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-keys-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const decode = (value: string) => JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));

test('keys are created once, one for each caller, and no private part is in the public set', () => {
  const keys = readKeys(folder);
  expect(readKeys(folder)).toEqual(keys);
  const published = decode(keys.internalJwks).keys as { kid: string; d?: string }[];
  expect(published.map(({ kid }) => kid)).toEqual([...callers]);
  expect(published.every(({ d }) => d === undefined)).toBe(true);
  expect(decode(keys.internal.store)).toMatchObject({
    kid: 'store',
    kty: 'OKP',
    crv: 'Ed25519',
    d: expect.any(String),
  });
  expect(new Set(callers.map((caller) => decode(keys.internal[caller]).x)).size).toBe(callers.length);
});

test('private keys are readable by their owner only', () => {
  readKeys(folder);
  const modes = fs
    .readdirSync(path.join(folder, 'keys'))
    .map((name) => fs.statSync(path.join(folder, 'keys', name)).mode & 0o077);
  expect(modes.every((mode) => mode === 0)).toBe(true);
});

test.each([
  ['licence', '', 'licence files that were sold so far are no longer recognised'],
  ['licence', '{"kty":"OKP","crv":"Ed', 'licence files that were sold so far are no longer recognised'],
  ['internal-store', '{}', 'nothing is lost'],
  ['release-store', 'null', 'whoever publishes this area needs the new token'],
])('a damaged %s file (%j) is named with what removing it costs, and is not replaced', (name, text, lost) => {
  readKeys(folder);
  const file = path.join(folder, 'keys', `${name}.json`);
  const good = fs.readFileSync(file);
  fs.writeFileSync(file, text);
  expect(() => readKeys(folder)).toThrow(
    `${file} is damaged. Restore it from a backup. If there is none, remove it and a new one is made: ${lost}.`,
  );
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
  fs.writeFileSync(file, good);
});

test('a full disk is reported, and leaves no half key behind', () => {
  const file = path.join(folder, 'keys', 'licence.json');
  const good = fs.readFileSync(file);
  fs.rmSync(file);
  fs.symlinkSync('/dev/full', `${file}.new`);
  expect(() => readKeys(folder)).toThrow(`${file} can't be written: ENOSPC`);
  expect(fs.existsSync(file)).toBe(false);
  fs.rmSync(`${file}.new`);
  fs.writeFileSync(file, good);
});
