import { newRow } from '../edits/new-row.ts';
import { compareRevisions, latestBefore } from './revision-order.ts';

test.each([
  ['P01', 'P02'],
  ['p09 ', 'P10'],
  ['P02.03', 'P03'],
  ['P02.03', 'P02.10'],
  ['P07', 'C01'],
  ['A', 'B'],
  ['1', '2'],
])('%j comes before %j', (one, other) => {
  expect(compareRevisions(one, other)).toBeLessThan(0);
  expect(compareRevisions(other, one)).toBeGreaterThan(0);
});

test.each([
  ['P02', 'P02.01'],
  ['A1', 'P01'],
  ['', 'P01'],
  ['A', 'P01'],
])('the codes don’t tell which of %j and %j comes first', (one, other) => {
  expect(compareRevisions(one, other)).toBeUndefined();
});

test('the last revision before another one is found by its code, else by its place; a day to come is passed over', () => {
  const log = [
    ['P03', '2026-11-01'],
    ['P01', '2026-09-01'],
    ['P02', '2026-10-01'],
    ['X', '2026-10-20'],
    ['P00', '2062-10-01'],
  ].map(([revision, date]) => newRow('revisionLog', { revision, date }));
  const before = (revision: string) => latestBefore(log, revision, '2026-11-30')?.revision;
  expect([before('P03'), before('P02'), before('P01'), before('P04'), before('X')]).toEqual([
    'P02',
    'P01',
    undefined,
    'P03',
    'P03',
  ]);
});

test('of several revisions of one day the last one is named', () => {
  const log = ['P02', 'P01', 'A', 'B'].map((revision) => newRow('revisionLog', { revision, date: '2026-11-30' }));
  expect(latestBefore(log.slice(0, 2), 'P03', '2026-11-30')?.revision).toBe('P02');
  expect(latestBefore(log.slice(2), 'C', '2026-11-30')?.revision).toBe('B');
});
