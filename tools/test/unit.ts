import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';
import { runProgram } from './command.ts';
import { type Counts, countsOfJest } from './counts.ts';

/** Runs the tests of code and services with Jest. */
export async function runUnitTests(
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): Promise<Counts> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-jest-'));
  const report = path.join(folder, 'report.json');
  try {
    await runProgram(
      'node',
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--config=jest.config.mjs',
        '--maxWorkers=2',
        '--json',
        `--outputFile=${report}`,
        ...parameters,
      ],
      { show: true, environment },
    );
    if (!fs.existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
    return countsOfJest(JSON.parse(fs.readFileSync(report, 'utf8')));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
