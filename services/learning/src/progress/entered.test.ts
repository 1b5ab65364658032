import { isExpected } from './entered.ts';

test.each([
  [{ answer: '12' }, ' 12 ', true],
  [{ answer: '12' }, '12.0', true],
  [{ answer: '12' }, '13', false],
  [{ answer: '12' }, '', false],
  [{ answer: '1250' }, '1 250', true],
  [{ answer: '0.35' }, '0,35', true],
  [{ answer: '66.7', tolerance: 0.5 }, '67', true],
  [{ answer: '66.7', tolerance: 0.1 }, '67', false],
  [{ answer: 'HSP-EST-B1-ZZ-M3-S-0001' }, 'hsp-est-b1-zz-m3-s-0001', true],
  [{ answer: 'B3, C1' }, 'c1; b3', true],
  [{ answer: 'B3, C1' }, 'c1', false],
  [{ answer: 'P03 | P 03' }, 'p 03', true],
  [{ answer: '2026-05-11' }, '2026-05-11', true],
  [{ answer: '2026-05-11' }, '2026-05-12', false],
  [{ answer: '12' }, ' 12. ', true],
  [{ answer: '128.20' }, '128,20.', true],
  [{ answer: 'Roof' }, ' ROOF .', true],
  [{ answer: 'B1.17' }, 'b1.17.', true],
  [{ answer: 'B1.17' }, 'b117', false],
  [{ answer: 'R08, R17' }, 'r17 and r08.', false],
  [{ answer: 'R08, R17' }, 'r17, r08.', true],
])('%o, entered %p: %p', (expected, entered, right) => {
  expect(isExpected(expected, entered)).toBe(right);
});
