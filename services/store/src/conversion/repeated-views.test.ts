import { RepeatedViews } from './repeated-views.ts';

const minute = 60_000;

test('a browser counts again after ten minutes, however often it came between', () => {
  const views = new RepeatedViews();
  const sees = (minutes: number, program = 'Firefox') =>
    views.isFirst('product:toolkit', { address: '203.0.113.7', program }, minutes * minute);
  expect([0, 1, 9, 9.9, 10, 11, 19.9, 20].map((minutes) => sees(minutes))).toEqual([
    ...[true, false, false, false],
    ...[true, false, false, true],
  ]);
  expect(sees(20.1, 'Chrome')).toBe(true);
});

test('a network has room again once its views are ten minutes old', () => {
  const views = new RepeatedViews();
  const counted = (minutes: number) =>
    Array.from({ length: 15 }, (_, number) => `Browser ${number}`).filter((program) =>
      views.isFirst('course:revit', { address: '203.0.113.7', program }, minutes * minute),
    ).length;
  expect([0, 5, 10].map(counted)).toEqual([10, 0, 10]);
});
