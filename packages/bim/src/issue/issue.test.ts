import { check, mayBeIssued } from '../checker/check.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { newRow } from '../edits/new-row.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { datedAheadIn } from './dated-ahead.ts';
import { isDraft } from './is-draft.ts';
import { issueEdits, proposedIssue } from './issue-edits.ts';
import { keepIssued } from './issued-rows.ts';
import { freeRevision, nextRevision } from './next-revision.ts';
import { signOffOf } from './standing.ts';

const today = '2026-10-01';
const facts = {
  revision: 'P02',
  date: today,
  author: 'Ana',
  change: 'Second issue',
  checkedBy: 'I. Moss',
  approvedBy: '',
};
const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const empty = emptyDocument('eir', 'es');

test.each([
  ['P01', 'P02'],
  ['P09', 'P10'],
  ['C1', 'C2'],
  ['P02.03', 'P02.04'],
  ['', 'P01'],
  ['A', 'P01'],
])('after %j comes %j', (revision, next) => {
  expect(nextRevision(revision)).toBe(next);
});

test('an issued revision is not proposed again, however it is written', () => {
  expect(freeRevision('p01 ', ['P01', 'P02', 'P04'])).toBe('p03');
  expect(freeRevision('', ['P01'])).toBe('P02');
  expect(freeRevision('C1', ['P01'])).toBe('C1');
  expect(freeRevision('A', ['A'])).toBe('P01');
});

test('a new revision gets a row in the log, and the document says it, too', () => {
  const after = applyEdits(sample, issueEdits(sample, facts));
  expect(after.fields).toMatchObject({ revision: 'P02', date: today });
  expect(after.tables.revisionLog).toHaveLength(sample.tables.revisionLog.length + 1);
  expect(after.tables.revisionLog.at(-1)).toMatchObject({ ...facts, status: sample.fields.status });
  expect(check(after, { today }).map(({ rule }) => rule)).not.toContain('revision-behind-log');
});

test('a revision that is dated before an earlier one is an error, and no fix makes an earlier one the last', () => {
  const first = applyEdits(sample, issueEdits(sample, { ...facts, revision: 'P01', date: '2026-09-20' }));
  const second = applyEdits(first, issueEdits(first, facts));
  const third = applyEdits(second, issueEdits(second, { ...facts, revision: 'P03', date: '2020-01-01' }));
  const ofLog = (document: typeof sample) =>
    check(document, { today }).filter(({ rule }) => rule.startsWith('revision-'));
  expect(ofLog(third).map(({ rule, edits }) => [rule, edits])).toEqual([['revision-dated-before-another', undefined]]);
  expect(mayBeIssued(check(third, { today }))).toBe(false);
  const [one, other, last] = third.tables.revisionLog.map(({ id }) => id);
  const sorted = applyEdits(third, [
    { op: 'order-rows', table: 'revisionLog', rows: [last ?? '', one ?? '', other ?? ''] },
  ]);
  expect(ofLog(sorted).map(({ rule, edits }) => [rule, edits])).toEqual([
    ['revision-behind-log', undefined],
    ['revision-dated-before-another', undefined],
  ]);
  const fourth = applyEdits(third, issueEdits(third, { ...facts, revision: 'P04', date: today }));
  expect(ofLog(fourth).map(({ rule, edits }) => [rule, edits])).toEqual([['revision-log-out-of-order', undefined]]);
  const back = applyEdits(second, [
    { op: 'field', field: 'revision', value: 'P01' },
    { op: 'remove-row', table: 'revisionLog', row: one ?? '' },
  ]);
  expect(ofLog(back).map(({ rule, edits }) => [rule, edits])).toEqual([['revision-not-in-log', undefined]]);
});

/** The sample at a revision, with rows of the log as code and date. */
function withLog(written: readonly string[], revision = '') {
  const revisionLog = written.map((text) => {
    const [code = '', date = ''] = text.split(' ');
    return newRow('revisionLog', { revision: code, date, author: 'Ana', change: 'Change' });
  });
  return { ...sample, fields: { ...sample.fields, revision }, tables: { ...sample.tables, revisionLog } };
}

test.each([
  ['codes that descend on one day', ['P02 2026-09-01', 'P01 2026-09-01'], 'P01 P02'],
  ['dates that descend', ['P02 2026-09-02', 'P01 2026-09-01'], 'P01 P02'],
  ['both', ['P03 2026-09-02', 'P02 2026-09-01', 'P01 2026-09-01'], 'P01 P02 P03'],
  ['a row without a date', ['P02 2026-09-01', 'P01 '], 'P01 P02'],
  ['a date that contradicts the codes', ['P02 2026-09-01', 'P01 2026-09-02'], undefined],
  ['versions of work in progress', ['P01.02 2026-09-01', 'P01.01 2026-09-01'], 'P01.01 P01.02'],
  [
    'versions beside a revision, which does not tell',
    ['P01 2026-08-01', 'P01.03 2026-09-01', 'P01.02 2026-09-01', 'P01.01 2026-09-01'],
    'P01 P01.01 P01.02 P01.03',
  ],
  [
    'versions around a revision of their day',
    ['P01.02 2026-09-01', 'P01 2026-09-01', 'P01.01 2026-09-01'],
    'P01.01 P01.02 P01',
  ],
  ['an undated row that leaves the calendar', ['P03 ', 'P05 2026-09-01', 'P02 2026-09-02'], undefined],
  ['codes that do not tell', ['P02.01 2026-09-02', 'P02 2026-09-01'], undefined],
])('a log in a wrong order is sorted where that is certain: %s', (_, written, sorted) => {
  const document = withLog(written, written[0]?.split(' ')[0]);
  const found = check(document, { today }).filter(({ rule }) => rule.startsWith('revision-log'));
  const fixes = found.flatMap(({ edits = [] }) => [...edits]);
  const after = applyEdits(document, fixes);
  expect(fixes.length > 0 && after.tables.revisionLog.map(({ revision }) => revision).join(' ')).toBe(sorted ?? false);
  // Issued rows are moved, but not changed: the service takes it.
  expect(keepIssued(document, after, ['P01', 'P02'])).toBe(after);
});

test.each([
  ['of two revisions before the document’s', ['P02 2026-08-10', 'P01 2026-08-20', 'P03 2026-08-30'], 'P01 > P02'],
  [
    'two pairs',
    ['P02 2026-08-10', 'P01 2026-08-20', 'P04 2026-08-25', 'P03 2026-08-30', 'P05 2026-09-01'],
    'P01 > P02, P03 > P04',
  ],
  ['a code again', ['P02 2026-08-10', 'P02 2026-08-15', 'P01 2026-08-20', 'P03 2026-08-30'], 'P01 > P02'],
  ['the latest row on top', ['P03 2026-08-30', 'P02 2026-08-10', 'P01 2026-08-20'], 'P01 > P02'],
  [
    'codes between that do not tell',
    ['P02 2026-08-10', 'A 2026-08-15', 'P01 2026-08-20', 'P03 2026-08-30'],
    'P01 > P02',
  ],
  ['a row of which its place is told', ['P01 2026-08-20', 'P02 2026-08-10', 'P03 2026-08-30'], ''],
  ['the document’s own row, which is an error', ['P02 2026-08-20', 'P03 2026-08-10'], ''],
  ['codes that go with their dates', ['P01 2026-08-10', 'P02 2026-08-10', 'C01 2026-08-20'], ''],
  ['a version, which does not tell', ['P02.01 2026-08-10', 'P02 2026-08-20', 'P02.02 2026-08-30'], ''],
  ['no date, or one in the future', ['P01 2062-08-10', 'P02 2026-08-10', 'P03 ', 'P04 2026-08-20'], ''],
])('a log in which codes and dates contradict each other is named once: %s', (_, written, pairs) => {
  const last = written
    .map((text) => text.split(' ')[0])
    .toSorted()
    .at(-1);
  const document = withLog(written, last);
  const found = check(document, { today }).filter(({ rule }) => rule === 'revision-log-contradicts-itself');
  expect(found.map(({ parameters }) => `${parameters?.revision} > ${parameters?.other}`).join(', ')).toBe(pairs);
  expect(found.some(({ edits }) => edits)).toBe(false);
});

test('of a revision that is dated in the future its own date is named, and not that of the revision after it', () => {
  const ahead = applyEdits(sample, issueEdits(sample, { ...facts, date: '2062-11-30' }));
  const next = applyEdits(ahead, issueEdits(ahead, { ...facts, revision: 'P03', date: today }));
  const found = check(next, { today }).filter(({ rule }) => rule.startsWith('revision-'));
  expect(found.map(({ rule, parameters }) => [rule, parameters?.revision])).toEqual([
    ['revision-dated-in-the-future', 'P02'],
  ]);
});

test('a revision that is in the log is not logged twice', () => {
  const once = applyEdits(empty, issueEdits(empty, facts));
  const twice = applyEdits(once, issueEdits(once, { ...facts, change: 'Corrected' }));
  expect(twice.tables.revisionLog).toEqual([{ ...once.tables.revisionLog[0], change: 'Corrected' }]);
});

test('of a code that is in the log twice the last row is issued, which leaves the log in its order', () => {
  const document = withLog(['P01 2026-09-20', 'P01 2026-09-25'], 'P01');
  const [first, last] = document.tables.revisionLog;
  const issued = applyEdits(document, issueEdits(document, { ...facts, revision: 'P01' }));
  expect(issued.tables.revisionLog).toEqual([first, expect.objectContaining({ id: last?.id, date: today })]);
  const found = check(issued, { today }).filter(({ rule }) => rule.includes('revision-'));
  expect(found.map(({ rule, place }) => [rule, place])).toEqual([
    ['own-revision-logged-twice', { kind: 'table', table: 'revisionLog', row: last?.id, column: 'revision' }],
  ]);
  const filled = applyEdits(document, [
    { op: 'cell', table: 'revisionLog', row: last?.id ?? '', column: 'change', value: 'Corrected' },
  ]);
  expect(proposedIssue(filled, [], today)).toMatchObject({ revision: 'P01', change: 'Corrected' });
});

test('each date of the present revision after today is named: of a code that is in the log twice both', () => {
  const document = withLog(['P01 2062-09-01', 'P01 2062-09-02', 'P00 2062-09-03'], 'P01');
  const [first, second] = document.tables.revisionLog;
  expect(datedAheadIn(document, today)).toEqual(
    [first, second].map((row) => ({ kind: 'table', table: 'revisionLog', row: row?.id, column: 'date' })),
  );
});

test('the document’s date is compared with its row in the log, unless a date there is wrong by itself', () => {
  const dated = (date: string, log: readonly string[]) => {
    const document = withLog(log, 'P02');
    return { ...document, fields: { ...document.fields, date } };
  };
  const fixesOf = (date: string, ...log: string[]) =>
    check(dated(date, log), { today })
      .filter(({ rule, place }) => place.kind === 'field' && place.field === 'date' && rule !== 'date-in-the-future')
      .map(({ rule, edits = [] }) => [rule, ...edits]);
  const set = (value: string) => ({ op: 'field', field: 'date', value });
  const logged = ['P01 2026-08-20', 'P02 2026-09-25'];
  expect(fixesOf('2026-09-28', ...logged)).toEqual([['date-other-than-in-log', set('2026-09-25')]]);
  expect(fixesOf('2026-09-28', ...logged, 'P02 2026-09-28')).toEqual([]);
  expect(fixesOf('2026-09-28', 'P01 2026-08-20', 'P02 2026-08-10')).toEqual([]);
  expect(fixesOf('2062-09-28', ...logged)).toEqual([]);
  expect(fixesOf('2026-09-28', 'P02 2062-09-25')).toEqual([]);
  // A date that is missing is that of the log, too.
  expect(fixesOf('', ...logged)).toEqual([['field-empty', set('2026-09-25')]]);
  expect(fixesOf('', 'P02 2062-09-25')).toEqual([['field-empty', set(today)]]);
});

test('the proposed revision is the next one only after an issue, in the document’s language', () => {
  expect(proposedIssue(empty, [], today)).toEqual({
    revision: 'P01',
    date: today,
    author: '',
    change: 'Primera emisión',
    checkedBy: '',
    approvedBy: '',
  });
  expect(proposedIssue(sample, [], today)).toMatchObject({
    revision: sample.fields.revision,
    date: sample.fields.date,
  });
  expect(proposedIssue(sample, [sample.fields.revision], today)).toMatchObject({
    revision: 'P02',
    date: today,
    author: sample.fields.bimManager,
    change: 'Updated issue',
  });
});

test('a draft is a document without a status, or whose status is work in progress', () => {
  const statusOf = (status: string) => applyEdits(sample, [{ op: 'field', field: 'status', value: status }]);
  const wip = sample.tables.statusCodes.find(({ state }) => state === 'wip')?.code ?? 'none';
  expect([isDraft(statusOf('')), isDraft(statusOf(wip)), isDraft(statusOf('S2')), isDraft(statusOf('?'))]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a later issue says what has changed since the last one', () => {
  const [milestone] = sample.tables.milestones;
  const cell = (column: string, value: unknown) =>
    ({ op: 'cell', table: 'milestones', row: milestone?.id ?? '', column, value }) as const;
  const after = applyEdits(sample, [
    { op: 'field', field: 'cde', value: 'Another' },
    { op: 'field', field: 'status', value: 'S3' },
    cell('name', 'Renamed'),
    cell('reviewDays', 3),
    { op: 'remove-row', table: 'risks', row: sample.tables.risks[0]?.id ?? '' },
    { op: 'remove-topic', topic: sample.topics[0]?.id ?? '' },
  ]);
  const changeOf = (document: typeof sample) => proposedIssue(document, [sample.fields.revision], today, sample).change;
  expect(changeOf(after)).toBe(
    'Changed fields: Common data environment. Topics: removed: 1. Milestones: rows changed: 1. Risks: rows removed: 1.',
  );
  expect(changeOf(sample)).toBe('Updated issue');
  expect(proposedIssue({ ...after, language: 'pt-BR' }, ['P01'], today, sample).change).toContain(
    'Marcos: linhas alteradas: 1.',
  );
});

test.each(['P02 ', 'p02 ', ' P02'])('%j is the revision P02 of the log', (revision) => {
  const document = withLog(['P01 2026-09-01', 'P02 2026-09-02'], revision);
  const dated = { ...document, fields: { ...document.fields, date: '2026-09-02' } };
  expect(check(dated, { today }).filter(({ rule }) => /revision-|date-other/.test(rule))).toEqual([]);
  expect(proposedIssue(dated, [], today)).toMatchObject({ author: 'Ana', change: 'Change', date: '2026-09-02' });
  expect(signOffOf(dated, true)[0]?.name).toBe('Ana');
  const after = applyEdits(dated, issueEdits(dated, { ...facts, revision }));
  expect(after.tables.revisionLog).toHaveLength(2);
  expect(after.tables.revisionLog[1]?.revision).toBe(revision.trim());
});

test('an issue has no blanks around its revision and status', () => {
  const spaced = applyEdits(sample, [{ op: 'field', field: 'status', value: ' S2 ' }]);
  const { fields, tables } = applyEdits(spaced, issueEdits(spaced, { ...facts, revision: 'P02 ' }));
  expect([fields.revision, fields.status]).toEqual(['P02', 'S2']);
  expect(tables.revisionLog.at(-1)).toMatchObject({ revision: 'P02', status: 'S2' });
});
