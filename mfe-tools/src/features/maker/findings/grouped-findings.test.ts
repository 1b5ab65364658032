import type { Finding } from '@arcada/bim';
import { groupedFindings } from './grouped-findings.ts';

const found = (rule: string, row: number): Finding => ({
  rule,
  severity: 'warning',
  place: { kind: 'table', table: 'risks', row: `k${row}` },
});
const many = [found('first', 0), found('other', 0), ...Array.from({ length: 479 }, (_, at) => found('first', at + 1))];

test('a rule’s findings are together, and a long group does not push the others away', () => {
  const listed = groupedFindings(many, new Set());
  expect(listed.map(({ finding }) => finding.rule)).toEqual([...Array.from({ length: 5 }, () => 'first'), 'other']);
  expect(listed.map(({ hidden }) => hidden)).toEqual([0, 0, 0, 0, 475, 0]);
  const all = groupedFindings(many, new Set(['first']));
  expect([all.length, all[480]?.finding.rule, all[479]?.hidden]).toEqual([481, 'other', 0]);
});

test('a rule’s fixes are offered together when there are several, at the first that has one', () => {
  const fixed = (rule: string, row: number): Finding => ({ ...found(rule, row), edits: [] });
  const listed = groupedFindings(
    [found('a', 0), fixed('a', 1), fixed('a', 2), fixed('b', 0), found('b', 1)],
    new Set(),
  );
  expect(listed.map(({ fixable }) => fixable.length)).toEqual([0, 2, 0, 0, 0]);
  const late = [...Array.from({ length: 6 }, (_, at) => found('a', at)), fixed('a', 6), fixed('a', 7)];
  expect(groupedFindings(late, new Set()).map(({ fixable }) => fixable.length)).toEqual([2, 0, 0, 0, 0]);
});

test('findings that say the same have keys of their own, so that none stays on the screen', () => {
  const keys = groupedFindings([found('a', 0), found('a', 0), found('b', 0)], new Set()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});
