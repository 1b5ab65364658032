import type { Mutation } from './mutation.ts';

/** Result of running the named tests. */
export interface TestResult {
  /** Full names. */
  passed: readonly string[];
  failed: readonly string[];
  /** Why the file could not run at all, if it couldn't. */
  broken?: string | undefined;
}

export type Verdict =
  | { kind: 'killed' | 'explained' }
  | { kind: 'survived' | 'out of date' | 'test failed before' | 'does not run'; why: string };

export const outOfDate = (why: string): Verdict => ({ kind: 'out of date', why });

/** The named test must exist and pass while the guard is in place; undefined when it does. */
export function judgeBefore(
  { test: [file, name] }: Mutation,
  { passed, failed, broken }: TestResult,
): Verdict | undefined {
  if (broken !== undefined) return { kind: 'test failed before', why: broken };
  const failure = failed.find((one) => one.includes(name));
  if (failure) return { kind: 'test failed before', why: failure };
  if (!passed.some((one) => one.includes(name))) return outOfDate(`${file} has no test named "${name}"`);
  return undefined;
}

/** It must fail when the guard is removed. A file that doesn't even load proves nothing. */
export function judgeAfter({ test: [file], explained }: Mutation, { failed, broken }: TestResult): Verdict {
  if (failed.length > 0) return { kind: 'killed' };
  if (broken !== undefined) return { kind: 'does not run', why: broken };
  return explained ? { kind: 'explained' } : { kind: 'survived', why: `no test of ${file} noticed` };
}

export const isGood = ({ kind }: Verdict) => kind === 'killed' || kind === 'explained';
