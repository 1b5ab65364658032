import { bucketsOf, countDays, spanBefore, spanNamed, spanOf } from './span.ts';

const now = '2026-11-23';
const ask = (query: string) => spanOf(new URLSearchParams(query), now);

test('a named span ends today; unknown ones are 30 days', () => {
  expect(ask('span=7').span).toEqual({ from: '2026-11-17', to: now });
  expect(ask('span=year').span).toEqual({ from: '2025-12-01', to: now });
  expect(spanNamed('year', '2024-02-29').from).toBe('2023-03-01');
  expect(ask('span=x')).toEqual({ name: '30', span: { from: '2026-10-25', to: now } });
});

test('own days are taken from the address; wrong ones have a fault', () => {
  expect(ask('from=2026-01-01&to=2026-01-31')).toEqual({ name: 'own', span: { from: '2026-01-01', to: '2026-01-31' } });
  expect(ask('to=2026-01-30').span).toEqual({ from: '2026-01-01', to: '2026-01-30' });
  expect(ask('from=2026-11-20').span).toEqual({ from: '2026-11-20', to: now });
  expect(ask('from=2026-02-01&to=2026-01-31').fault).toBe('reversed');
  expect(ask('from=2025-01-01&to=2026-01-02').fault).toBe('tooLong');
  expect(ask('from=2026-99-99').name).toBe('30');
});

test('the span before has as many days', () => {
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-03' })).toEqual({ from: '2026-02-26', to: '2026-02-28' });
  expect(countDays(spanBefore(spanNamed('year', now)))).toBe(countDays(spanNamed('year', now)));
});

test('long spans are shown by month, the first and the last in part', () => {
  expect(bucketsOf({ from: '2026-11-22', to: now })).toEqual([
    { kind: 'day', from: '2026-11-22', to: '2026-11-22' },
    { kind: 'day', from: now, to: now },
  ]);
  const months = bucketsOf({ from: '2026-07-15', to: now });
  expect(months).toHaveLength(5);
  expect(months[0]).toEqual({ kind: 'month', from: '2026-07-15', to: '2026-07-31' });
  expect(months.at(-1)).toEqual({ kind: 'month', from: '2026-11-01', to: now });
});
