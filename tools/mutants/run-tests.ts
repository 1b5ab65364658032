import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TestResult } from './verdict.ts';

// A mutation may make a test hang.
const longestTest = 60_000;
const longestRun = 240_000;

interface JestReport {
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: 'passed' | 'failed' | 'pending' | 'todo' }[];
  }[];
}

const asPattern = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the tests of a file whose full names contain one of these. */
export async function runTests(folder: string, file: string, names: readonly string[]): Promise<TestResult> {
  const report = path.join(folder, 'mutants-report.json');
  fs.rmSync(report, { force: true });
  await runJest(folder, [
    '--config=jest.config.mjs',
    '--runInBand',
    '--forceExit',
    '--silent',
    `--testTimeout=${longestTest}`,
    '--json',
    `--outputFile=${report}`,
    `--testNamePattern=${[...new Set(names)].map(asPattern).join('|')}`,
    '--runTestsByPath',
    file,
  ]);
  if (!fs.existsSync(report)) return { passed: [], failed: [], broken: `${file} did not end` };
  return resultOf(JSON.parse(fs.readFileSync(report, 'utf8')) as JestReport);
}

function resultOf({ testResults }: JestReport): TestResult {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
  const broken = testResults.find(({ assertionResults }) => assertionResults.length === 0)?.message;
  return { passed: named('passed'), failed: named('failed'), broken };
}

function runJest(folder: string, parameters: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const node = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ];
    const child = spawn(process.execPath, [...node, ...parameters], {
      cwd: folder,
      stdio: 'ignore',
      timeout: longestRun,
      killSignal: 'SIGKILL',
    });
    const stop = () => child.kill('SIGKILL');
    process.once('exit', stop);
    child.on('error', reject);
    child.on('close', () => {
      process.off('exit', stop);
      resolve();
    });
  });
}
