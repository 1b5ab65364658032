import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { callers, readKeys } from './keys.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-keys-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const decode = (value: string) => JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));

test('keys are made once, one for each caller, and no private part is in the public set', () => {
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
