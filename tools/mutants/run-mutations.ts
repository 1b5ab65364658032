import fs from 'node:fs';
import path from 'node:path';
import { type Mutation, mutate } from './mutation.ts';
import { judgeAfter, judgeBefore, outOfDate, type TestResult, type Verdict } from './verdict.ts';

export type RunTests = (folder: string, file: string, names: readonly string[]) => Promise<TestResult>;

/**
 * Removes one guard after the other in `folder`, which is a copy. Each test file first runs once
 * unmutated.
 */
export async function runMutations(
  mutations: readonly Mutation[],
  folder: string,
  runTests: RunTests,
  tell: (mutation: Mutation, verdict: Verdict) => void,
): Promise<void> {
  for (const [file, group] of Map.groupBy(mutations, ({ test }) => test[0])) {
    if (!fs.existsSync(path.join(folder, file))) {
      for (const mutation of group) tell(mutation, outOfDate(`${file} does not exist`));
      continue;
    }
    const before = await runTests(
      folder,
      file,
      group.map(({ test }) => test[1]),
    );
    for (const mutation of group)
      tell(mutation, judgeBefore(mutation, before) ?? (await runMutated(mutation, folder, runTests)));
  }
}

async function runMutated(mutation: Mutation, folder: string, runTests: RunTests): Promise<Verdict> {
  const place = path.join(folder, mutation.file);
  if (!fs.existsSync(place)) return outOfDate(`${mutation.file} does not exist`);
  const text = fs.readFileSync(place, 'utf8');
  const mutated = mutate(text, mutation);
  if ('outOfDate' in mutated) return outOfDate(`${mutation.file}: ${mutated.outOfDate}`);
  try {
    fs.writeFileSync(place, mutated.text);
    const [file, name] = mutation.test;
    return judgeAfter(mutation, await runTests(folder, file, [name]));
  } finally {
    fs.writeFileSync(place, text);
  }
}
