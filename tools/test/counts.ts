import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace.ts';

/** How many tests of a step passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that failed at first and passed in a second run; they count as passed. */
  flaky?: string[];
  /** What failed, by title, with the first lines of its error: the end of a long log is all that some readers keep. */
  faults?: string[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce<Counts>(
    (total, { passed, failed, skipped, flaky = [], faults = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      flaky: [...(total.flaky ?? []), ...flaky],
      faults: [...(total.faults ?? []), ...faults],
    }),
    none,
  );

/** The last line of a test run. */
export const lineOf = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    /** The file's path. */
    name: string;
    status: string;
    /** The errors of the file, as text. */
    message?: string;
    /** In milliseconds since 1970. */
    startTime?: number;
    endTime?: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

const mostLines = 12;

/** A title and the first lines of its error, without a terminal's colours. */
const faultOf = (title: string, error = '') =>
  [title, ...stripVTControlCharacters(error).trim().split('\n').filter(Boolean).slice(0, mostLines)].join('\n    ');

/** Counts of `jest --json`. A file that could not run at all counts as one failure. */
export const countsOfJest = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  faults: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = path.relative(root, name);
    if (status === 'failed' && failed.length === 0) return [faultOf(file, message)];
    return failed.map(({ fullName, failureMessages }) => faultOf(`${file}: ${fullName}`, failureMessages?.[0]));
  }),
});

export const failedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The files that took longest, with their seconds. */
export function slowestFiles({ testResults }: JestReport, most: number): string[] {
  const timed = testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }));
  const slowest = timed.sort((one, other) => other.seconds - one.seconds).slice(0, most);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1)} s ${path.relative(root, name)}`);
}

/**
 * Counts of a run whose failed files were run again alone: what failed twice has failed, what
 * passed the second time is flaky. A file that could not run at first had no tests to count.
 */
export function countsOfTwoRuns(first: JestReport, second: JestReport): Counts {
  const again = new Set(failedFiles(first));
  const kept = first.testResults.filter(({ name }) => !again.has(name)).flatMap((file) => file.assertionResults);
  const passedBefore = kept.filter(({ status }) => status === 'passed').length;
  const { passed, failed, skipped, faults } = countsOfJest(second);
  const skippedBefore = kept.filter(({ status }) => status === 'pending' || status === 'todo').length;
  const disturbed = first.testResults
    .filter(({ name }) => again.has(name))
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return tests.length > 0 ? tests : [name];
    });
  const stillFailing = new Set(
    second.testResults.flatMap(({ name, status, assertionResults }) =>
      status === 'failed'
        ? [name, ...assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)]
        : [],
    ),
  );
  return {
    passed: passedBefore + passed,
    failed,
    skipped: skippedBefore + skipped,
    flaky: disturbed.filter((title) => !stillFailing.has(title)),
    faults,
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results?: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

const allSpecs = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(allSpecs),
];

/** The specs of a status (unexpected: failed each time), each with its last error. */
const specsOf = (suites: readonly PlaywrightSuite[], wanted: 'flaky' | 'unexpected') =>
  suites.flatMap(allSpecs).flatMap(({ file, title, tests }) => {
    const test = tests.find(({ status }) => status === wanted);
    return test
      ? [{ title: `${file}: ${title}`, error: test.results?.findLast(({ error }) => error)?.error?.message }]
      : [];
  });

/** Counts of Playwright's JSON reporter. A fault outside any test counts as one failure. */
export const countsOfPlaywright = ({ stats, errors, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0),
  skipped: stats.skipped,
  flaky: specsOf(suites, 'flaky').map(({ title }) => title),
  faults: [
    ...specsOf(suites, 'unexpected').map(({ title, error }) => faultOf(title, error)),
    ...errors.map(({ message }) => faultOf('Outside of any journey', message)),
  ],
});
