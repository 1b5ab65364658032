import { LogLines } from './log-lines.ts';

const parsed = (lines: string[]) => lines.map((line) => JSON.parse(line) as unknown);
const wrapped = (message: string, level = 'error') => ({ time: expect.any(String), level, service: 'store', message });

test('lines of JSON pass unchanged, also when they arrive in pieces', () => {
  const lines = new LogLines('store');
  expect(lines.take('{"a":1}\n{"b"')).toEqual(['{"a":1}']);
  expect(lines.take(':2}\n')).toEqual(['{"b":2}']);
  expect(lines.end()).toEqual([]);
});

test('what Node prints becomes one line of JSON', () => {
  const lines = new LogLines('store');
  const stack = 'Error: boom\n    at main (main.js:1:1)';
  expect(parsed(lines.take(`{"a":1}\n${stack}\n\n{"b":2}\n`))).toEqual([{ a: 1 }, wrapped(stack), { b: 2 }]);
  const warning = '(node:7) ExperimentalWarning: SQLite is an experimental feature';
  expect(parsed(lines.take(`${warning}\n`))).toEqual([wrapped(warning, 'warn')]);
  expect(lines.take('{ broken')).toEqual([]);
  expect(parsed(lines.end())).toEqual([wrapped('{ broken')]);
});

test('text without a line end does not grow without bound', () => {
  const lines = new LogLines('store');
  const taken = Array.from({ length: 10 }, () => lines.take('x'.repeat(100_000))).flat();
  expect(taken.length).toBeGreaterThan(2);
});
