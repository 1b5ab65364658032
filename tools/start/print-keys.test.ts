import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { remoteDomains } from '@arcada/contracts';

test('keys are printed in lines that every reader of environment files understands alike', () => {
  const { stdout, status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'print-keys.ts')], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const lines = stdout.trim().split('\n');
  // No quotes around a value, nothing that compose would substitute or treat as a comment.
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+=[^'"\s#$][^'\s#$]*$/);
  const values = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
  expect(Object.keys(JSON.parse(values.RELEASE_TOKENS ?? ''))).toEqual([...remoteDomains]);
  expect(values).toHaveProperty('INTERNAL_KEY_GATEWAY');
});
