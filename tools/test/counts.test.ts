import { countsOfJest, countsOfPlaywright, lineOf, sum } from './counts.ts';

const jest = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
};

test('a test file that could not run is a failure', () => {
  expect(countsOfJest(jest)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('a fault outside of any journey is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  expect(countsOfPlaywright({ stats, errors: ['no browser'] })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(countsOfPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test('the last line names skipped tests only when there are some', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(lineOf(sum([one, one]))).toBe('2 passed, 0 failed');
  expect(lineOf(sum([one, { passed: 0, failed: 2, skipped: 3 }]))).toBe('1 passed, 2 failed, 3 skipped');
});
