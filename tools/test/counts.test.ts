import path from 'node:path';
import { root } from '../workspace.ts';
import { countsOfJest, countsOfPlaywright, countsOfTwoRuns, lineOf, slowestFiles, sum } from './counts.ts';

const jest = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: 'pay.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a buyer leaves', status: 'passed' },
        {
          fullName: 'a buyer pays',
          status: 'failed',
          failureMessages: [`\u001B[31mexpected\u001B[39m 2\n${'at\n'.repeat(50)}`],
        },
      ],
    },
    { name: 'gone.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ],
};

test('a test file that could not run is a failure; the first lines of each error are kept', () => {
  const faults = [
    `pay.test.ts: a buyer pays\n    expected 2${'\n    at'.repeat(11)}`,
    'gone.test.ts\n    no such file',
  ];
  expect(countsOfJest(jest)).toEqual({ passed: 7, failed: 2, skipped: 2, faults });
});

test('the slowest files come first', () => {
  const file = (name: string, startTime: number, endTime: number) => ({
    ...{ name: path.join(root, name), status: 'passed', assertionResults: [] },
    ...{ startTime, endTime },
  });
  const testResults = [file('a.test.ts', 5, 105), file('b.test.ts', 9, 3009), file('c.test.ts', 0, 1000)];
  expect(slowestFiles({ ...jest, testResults }, 2)).toEqual(['3.0 s b.test.ts', '1.0 s c.test.ts']);
});

test('a fault outside of any journey is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  const specs = [{ title: 'a buyer pays', file: 'store/pay.test.ts', tests: [{ status: 'flaky' }] }];
  const suites = [{ specs: [], suites: [{ specs }] }];
  const flaky = ['store/pay.test.ts: a buyer pays'];
  const counts = { passed: 4, skipped: 0, flaky };
  const faults = ['Outside of any journey\n    no browser'];
  expect(countsOfPlaywright({ stats, errors: [{ message: 'no browser' }], suites })).toEqual({
    ...counts,
    failed: 1,
    faults,
  });
  expect(countsOfPlaywright({ stats, errors: [], suites })).toEqual({ ...counts, failed: 0, faults: [] });
});

test('a journey that failed each time is named with its last error', () => {
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
  const results = [{ error: { message: 'first' } }, { error: { message: 'second' } }];
  const specs = [{ title: 'a buyer pays', file: 'store/pay.test.ts', tests: [{ status: 'unexpected', results }] }];
  const { failed, faults } = countsOfPlaywright({ stats, errors: [], suites: [{ specs }] });
  expect([failed, faults]).toEqual([1, ['store/pay.test.ts: a buyer pays\n    second']]);
});

test('the last line names skipped tests only when there are some', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(lineOf(sum([one, one]))).toBe('2 passed, 0 failed');
  expect(lineOf(sum([one, { passed: 0, failed: 2, skipped: 3 }]))).toBe('1 passed, 2 failed, 3 skipped');
});

describe('files that failed and ran again alone', () => {
  const file = (name: string, ...tests: [title: string, status: string][]) => ({
    name,
    status: tests.length === 0 || tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
    assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
  });
  const report = (...testResults: ReturnType<typeof file>[]) => {
    const count = (wanted: string) =>
      testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;
    return {
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: count('pending'),
      numTodoTests: 0,
      numRuntimeErrorTestSuites: testResults.filter(({ assertionResults }) => assertionResults.length === 0).length,
      testResults,
    };
  };
  const first = report(
    file('fine', ['adds', 'passed'], ['later', 'pending']),
    file('mixed', ['waits', 'failed'], ['breaks', 'failed'], ['holds', 'passed']),
    file('no start'),
  );

  test('what failed twice has failed, the rest is flaky and counted once', () => {
    const second = report(
      file('mixed', ['waits', 'passed'], ['breaks', 'failed'], ['holds', 'passed']),
      file('no start', ['starts', 'passed']),
    );
    expect(countsOfTwoRuns(first, second)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      flaky: ['waits', 'no start'],
      faults: ['mixed: breaks'],
    });
  });

  test('a file that can never run has failed', () => {
    const second = report(
      file('mixed', ['waits', 'passed'], ['breaks', 'passed'], ['holds', 'passed']),
      file('no start'),
    );
    expect(countsOfTwoRuns(first, second)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      flaky: ['waits', 'breaks'],
      faults: ['no start'],
    });
  });
});
