import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';
import { runProgram } from './command.ts';
import { type Counts, countsOfJest, countsOfTwoRuns, failedFiles, type JestReport, slowestFiles } from './counts.ts';
import { unrecordedRoutes } from './recorded-routes.ts';
import { workersAtOnce } from './workers.ts';

/** More failed files than this are a broken change, not the machine's mood. */
const mostAgain = 6;

/**
 * Runs the tests of code and services with Jest. Files that failed run once more, alone: a test
 * that a busy machine disturbed is reported as flaky, a fault fails twice. A run of all tests also fails for each route
 * for admins that no test saw leave an entry in the audit trail.
 */
export async function runUnitTests(
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): Promise<Counts> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-jest-'));
  try {
    const notes = path.join(folder, 'recorded-routes');
    const env = { ...environment, TEST_RECORDED_ROUTES: notes };
    const run = (name: string, options: readonly string[]) => runJest(path.join(folder, name), env, options);
    const first = await run('first.json', [`--maxWorkers=${workersAtOnce}`, ...parameters]);
    if (!first) return { passed: 0, failed: 1, skipped: 0 };
    const failed = failedFiles(first);
    if (parameters.length > 0) return countsOfJest(first);
    console.log(`\nSlowest files:\n  ${slowestFiles(first, 25).join('\n  ')}`);
    if (failed.length === 0 || failed.length > mostAgain) return withAudits(countsOfJest(first), notes);
    console.log(`\nOnce more, alone: ${failed.map((file) => path.relative(root, file)).join(', ')}`);
    const second = await run('second.json', ['--maxWorkers=1', '--runTestsByPath', ...failed]);
    return withAudits(second ? countsOfTwoRuns(first, second) : countsOfJest(first), notes);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function withAudits(counts: Counts, notes: string): Counts {
  const missing = unrecordedRoutes(notes);
  for (const line of missing) console.error(`FAIL ${line}`);
  return { ...counts, passed: counts.passed + (missing.length === 0 ? 1 : 0), failed: counts.failed + missing.length };
}

async function runJest(
  report: string,
  environment: Record<string, string>,
  options: readonly string[],
): Promise<JestReport | undefined> {
  await runProgram(
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--config=jest.config.mjs',
      '--json',
      `--outputFile=${report}`,
      ...options,
    ],
    { show: true, environment },
  );
  return fs.existsSync(report) ? (JSON.parse(fs.readFileSync(report, 'utf8')) as JestReport) : undefined;
}
