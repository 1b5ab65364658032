import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { invariants } from './invariants.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';
import { type RunTests, runMutations } from './run-mutations.ts';
import { isGood, type Verdict } from './verdict.ts';

const mutation: Mutation = {
  invariant: 9,
  name: 'any-owner',
  file: 'guard.ts',
  find: 'if (owner !== asker) refuse();',
  replace: '',
  test: ['guard.test.ts', 'refuses others'],
};
const guarded = 'find();\nif (owner !== asker) refuse();\n';

let folder: string;
const file = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-mutants-test-'));
  fs.writeFileSync(file('guard.ts'), guarded);
  fs.writeFileSync(file('guard.test.ts'), '');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Tests that check the guard's file instead of running it: each passes while its text is there. */
const testsThatNeed =
  (needs: Record<string, string>): RunTests =>
  async (place, _file, names) => {
    const text = fs.readFileSync(path.join(place, 'guard.ts'), 'utf8');
    const ran = Object.keys(needs).filter((test) => names.some((name) => test.includes(name)));
    return {
      passed: ran.filter((test) => text.includes(needs[test] as string)),
      failed: ran.filter((test) => !text.includes(needs[test] as string)),
    };
  };

async function verdictOf(changes: Partial<Mutation>, runTests: RunTests): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  await runMutations([{ ...mutation, ...changes }], folder, runTests, (_, verdict) => verdicts.push(verdict));
  expect(verdicts).toHaveLength(1);
  expect(fs.readFileSync(file('guard.ts'), 'utf8')).toBe(guarded);
  return verdicts[0] as Verdict;
}

const sharp = testsThatNeed({ 'orders: refuses others': 'refuse' });
const blunt = testsThatNeed({ 'orders: refuses others': 'find' });

test('a guard is killed when its test fails without it, and the file is as before', async () => {
  const verdict = await verdictOf({}, sharp);
  expect(verdict).toEqual({ kind: 'killed' });
  expect(isGood(verdict)).toBe(true);
});

test('a survivor counts as failed, unless it is explained', async () => {
  const survivor = await verdictOf({}, blunt);
  expect(survivor).toMatchObject({ kind: 'survived' });
  expect(isGood(survivor)).toBe(false);
  expect(isGood(await verdictOf({ explained: 'the database holds it too' }, blunt))).toBe(true);
});

test.each([
  ['whose text has gone', { find: 'if (owner) refuse();' }],
  ['whose text is there twice', { find: '();\n' }],
  ['that changes nothing', { replace: mutation.find }],
  ['whose file has gone', { file: 'other.ts' }],
  ['whose test has another name', { test: ['guard.test.ts', 'lets others in'] }],
  ['whose test file has gone', { test: ['other.test.ts', 'refuses others'] }],
] satisfies [string, Partial<Mutation>][])('an entry %s is out of date, which counts as failed', async (_, changes) => {
  const verdict = await verdictOf({ explained: 'is no excuse', ...changes }, sharp);
  expect(verdict).toMatchObject({ kind: 'out of date' });
  expect(isGood(verdict)).toBe(false);
});

test('a test that fails with the guard in place proves nothing', async () => {
  const verdict = await verdictOf({}, testsThatNeed({ 'orders: refuses others': 'nowhere' }));
  expect(verdict).toMatchObject({ kind: 'test failed before' });
  expect(isGood(verdict)).toBe(false);
});

test('nor does a mutated file that can’t be loaded', async () => {
  const verdict = await verdictOf({}, async (...given) =>
    fs.readFileSync(file('guard.ts'), 'utf8') === guarded
      ? sharp(...given)
      : { passed: [], failed: [], broken: 'Unexpected token' },
  );
  expect(verdict).toEqual({ kind: 'does not run', why: 'Unexpected token' });
  expect(isGood(verdict)).toBe(false);
});

test('a test file runs once unmutated for all its mutations', async () => {
  const runs: (readonly string[])[] = [];
  const counted: RunTests = (...given) => {
    runs.push(given[2]);
    return sharp(...given);
  };
  const both = [mutation, { ...mutation, name: 'any-asker', test: ['guard.test.ts', 'orders'] } as const];
  await runMutations(both, folder, counted, () => {});
  expect(runs).toEqual([['refuses others', 'orders'], ['refuses others'], ['orders']]);
});

test('the list has mutations of each invariant, and no duplicate names', () => {
  const covered = new Set(mutations.map(({ invariant }) => invariant));
  expect([...covered].sort((a, b) => a - b)).toEqual(invariants.map((_, index) => index + 1));
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});
