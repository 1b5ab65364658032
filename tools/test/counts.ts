/** How many tests of a step passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that failed at first and passed in a second run; they count as passed. */
  flaky?: string[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce<Counts>(
    (total, { passed, failed, skipped, flaky = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      flaky: [...(total.flaky ?? []), ...flaky],
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
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Counts of `jest --json`. A file that could not run at all counts as one failure. */
export const countsOfJest = (report: Omit<JestReport, 'testResults'>): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

export const failedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * Counts of a run whose failed files were run again alone: what failed twice has failed, what
 * passed the second time is flaky. A file that could not run at first had no tests to count.
 */
export function countsOfTwoRuns(first: JestReport, second: JestReport): Counts {
  const again = new Set(failedFiles(first));
  const kept = first.testResults.filter(({ name }) => !again.has(name)).flatMap((file) => file.assertionResults);
  const passedBefore = kept.filter(({ status }) => status === 'passed').length;
  const { passed, failed, skipped } = countsOfJest(second);
  const skippedBefore = kept.filter(({ status }) => status === 'pending' || status === 'todo').length;
  const faults = first.testResults
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
    flaky: faults.filter((title) => !stillFailing.has(title)),
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

const flakySpecs = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakySpecs),
];

/** Counts of Playwright's JSON reporter. A fault outside any test counts as one failure. */
export const countsOfPlaywright = ({ stats, errors, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0),
  skipped: stats.skipped,
  flaky: suites.flatMap(flakySpecs),
});
