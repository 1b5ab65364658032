import fs from 'node:fs';
import path from 'node:path';
import { readHouse, trackedFiles } from '../house/read-house.ts';
import { rules } from '../house/rules.ts';
import { runTasks } from '../nx/tasks.ts';
import { ToolError } from '../progress.ts';
import { runProgram } from '../test/command.ts';
import type { Counts } from '../test/counts.ts';
import { type Project, root, workspaceProjects } from '../workspace.ts';
import { commitFaults, newCommits } from './commit-subjects.ts';
import { sizesIn } from './sizes.ts';

export interface Check {
  name: string;
  /** What it checks, for the list of checks. */
  purpose: string;
  run: () => Promise<CheckResult>;
}

export interface CheckResult extends Counts {
  /** The faults and their remedies; empty when there are none. */
  report: string;
}

const passed: CheckResult = { passed: 1, failed: 0, skipped: 0, report: '' };
const failed = (report: string): CheckResult => ({ passed: 0, failed: 1, skipped: 0, report });

async function program(name: string, ...parameters: string[]): Promise<CheckResult> {
  const { code, output } = await runProgram(path.join(root, 'node_modules/.bin', name), parameters);
  return code === 0 ? passed : failed(output.trim());
}

/**
 * TypeScript over every source of the repository; a file that the configuration leaves out is
 * reported too.
 */
async function types(): Promise<CheckResult> {
  const result = await program('tsc', '-p', 'tsconfig.json');
  if (result.failed) return result;
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { output } = await runProgram(tsc, ['-p', 'tsconfig.json', '--listFilesOnly']);
  const read = new Set(output.split('\n').map((file) => path.relative(root, file.trim())));
  const left = trackedFiles().filter((file) => /\.(ts|tsx|mts|cts)$/.test(file) && !read.has(file));
  return left.length === 0 ? passed : failed(`tsconfig.json leaves these out: widen its "include"\n${left.join('\n')}`);
}

async function house(): Promise<CheckResult> {
  const read = readHouse();
  const results = rules.map((rule) => rule.check(read));
  const broken = results.filter((findings) => findings.length > 0);
  return {
    passed: rules.length - broken.length,
    failed: broken.length,
    skipped: 0,
    report: broken
      .flat()
      .map(({ file, line, rule, message }) => `${file}:${line}  ${rule}  ${message}`)
      .join('\n'),
  };
}

/** Each service's API description matches its code: it is regenerated and compared with the committed one. */
async function apiDescriptions(): Promise<CheckResult> {
  const described = workspaceProjects().filter(({ folder }) => fs.existsSync(path.join(root, folder, 'openapi.json')));
  const read = ({ folder }: Project) => fs.readFileSync(path.join(root, folder, 'openapi.json'), 'utf8');
  const committed = described.map(read);
  try {
    await runTasks('openapi', described);
  } catch (error) {
    if (error instanceof ToolError) return { ...failed(error.message), failed: described.length };
    throw error;
  }
  const stale = described
    .filter((project, index) => read(project) !== committed[index])
    .map(
      ({ folder }) =>
        `${folder}/openapi.json was out of date. It is written anew now: look at the difference and commit it`,
    );
  return { passed: described.length - stale.length, failed: stale.length, skipped: 0, report: stale.join('\n') };
}

async function commits(): Promise<CheckResult> {
  const faults = commitFaults(newCommits());
  return faults.length === 0 ? passed : failed(faults.join('\n'));
}

/** Weighs what the last build made: the tests run it after theirs. */
export const builtCheck = 'sizes';

export const checks: readonly Check[] = [
  { name: 'types', purpose: 'TypeScript, the whole repository', run: types },
  { name: 'code', purpose: 'format and lint (Biome)', run: () => program('biome', 'check', '--colors=off') },
  { name: 'house', purpose: 'house rules', run: house },
  { name: 'api', purpose: 'openapi.json of each service', run: apiDescriptions },
  { name: 'commits', purpose: 'subjects of new commits', run: commits },
  {
    name: builtCheck,
    purpose: 'scripts that every page starts with, as built',
    run: async () => sizesIn(path.join(root, 'shell/dist')),
  },
];
