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
