import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { inspectConfig } from './config.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-secrets-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const schema = z.object({ STRIPE_SECRET_KEY: z.string(), SMTP_URL: z.string().optional() });
const read = (environment: Record<string, string>) => inspectConfig(environment, [schema]);

function fileWith(text: string): string {
  const file = path.join(folder, `secret-${fs.readdirSync(folder).length}`);
  fs.writeFileSync(file, text);
  return file;
}

test.each([['sk_test_1'], ['sk_test_1\n'], ['sk_test_1\r\n']])('a value is read from a file (%j)', (text) => {
  expect(read({ STRIPE_SECRET_KEY_FILE: fileWith(text) })).toEqual({
    config: { STRIPE_SECRET_KEY: 'sk_test_1' },
    faults: [],
  });
});

test('rules see the content of files', () => {
  const seen: unknown[] = [];
  const rule = (given: object) => {
    seen.push(given);
    return [];
  };
  inspectConfig({ STRIPE_SECRET_KEY_FILE: fileWith('sk_live_1') }, [schema], [rule]);
  expect(seen[0]).toMatchObject({ STRIPE_SECRET_KEY: 'sk_live_1' });
});

test('a variable and its file together are a fault, and no value is shown', () => {
  const file = fileWith('sk_test_file');
  const { faults } = read({ STRIPE_SECRET_KEY: 'sk_test_variable', STRIPE_SECRET_KEY_FILE: file });
  expect(faults.map(({ text }) => text)).toEqual([
    'STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE exclude each other: leave one of them out',
  ]);
});

test('a missing or empty file is the only fault of its variable', () => {
  const { faults } = read({ STRIPE_SECRET_KEY_FILE: path.join(folder, 'away'), SMTP_URL_FILE: fileWith('\n') });
  expect(faults.map(({ variable }) => variable)).toEqual(['STRIPE_SECRET_KEY', 'SMTP_URL']);
  expect(faults[0]?.text).toContain("can't be read (ENOENT). Example: STRIPE_SECRET_KEY_FILE=/run/secrets/");
  expect(faults[1]?.text).toContain('is empty');
});

test('variables of other programs with the same suffix are ignored', () => {
  expect(read({ STRIPE_SECRET_KEY: 'sk_test_1', SSL_CERT_FILE: '/nowhere' }).faults).toEqual([]);
});
