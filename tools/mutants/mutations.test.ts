import fs from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { mutate } from './mutation.ts';
import { mutations } from './mutations.ts';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('each guard is in its file once, and the file of its test exists', () => {
  const wrong = mutations.flatMap((mutation) => {
    const mutated = mutate(read(mutation.file), mutation);
    const [testFile] = mutation.test;
    return [
      ...('outOfDate' in mutated ? [`${mutation.name}: ${mutation.file}: ${mutated.outOfDate}`] : []),
      ...(fs.existsSync(path.join(root, testFile)) ? [] : [`${mutation.name}: there is no ${testFile}`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('each name is used once', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Whether a literal of a test file can be the title; `wanted` may be a part of it, with values of `test.each` filled in. */
function hasTitle(source: string, wanted: string): boolean {
  const literals = [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g)].map(([, , text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
  return literals.some((text) => {
    const parts = text.split(/%[a-z]|\$\{[^}]*\}|\$[\w.]+/);
    const matches = (some: string[], end: string) =>
      some.join('').length > 8 && new RegExp(some.map(escaped).join('.+') + end).test(wanted);
    return (
      text.includes(wanted) ||
      (parts.length > 1 && (matches(parts, '$') || parts.some((_, at) => matches(parts.slice(0, at + 1), ''))))
    );
  });
}

test('each test has the name that its mutation expects', () => {
  const wrong = mutations.flatMap(({ name, test: [file, title] }) =>
    hasTitle(read(file), title) ? [] : [`${name}: ${file} has no test "${title}"`],
  );
  expect(wrong).toEqual([]);
});
