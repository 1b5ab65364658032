import { latestToday, workday, workingDaysBefore } from './days.ts';

test('working days are counted back over Monday to Friday', () => {
  const monday = '2026-11-23';
  expect([0, 1, 4, 5, 6, 10].map((days) => workingDaysBefore(monday, days))).toEqual([
    '2026-11-23',
    '2026-11-20',
    '2026-11-17',
    '2026-11-16',
    '2026-11-13',
    '2026-11-09',
  ]);
  expect(workingDaysBefore('2026-11-22', 1)).toBe('2026-11-20');
});

test('a day at a weekend gives way to the Friday before', () => {
  const week = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
  expect(week.map(workday)).toEqual(['2026-11-26', '2026-11-27', '2026-11-27', '2026-11-27', '2026-11-30']);
});

test('a day has begun somewhere 14 hours before it begins in UTC', () => {
  expect(['09:59:59', '10:00:00'].map((time) => latestToday(new Date(`2026-11-30T${time}Z`)))).toEqual([
    '2026-11-30',
    '2026-12-01',
  ]);
});
