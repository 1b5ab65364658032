import { difference, undoChanges } from '../compare/difference.ts';
import { documentSchema } from '../document/document.schema.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { codesInLanguage, exampleCodesInLanguage } from '../start/codes-in-language.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { followEir, fromEir, keepFromEir, linkEir, takeEirChanges, takeOwnValues } from '../start/from-eir.ts';
import { describeEirChange } from './eir-change-words.ts';
import { eirChanges, ownValues } from './eir-changes.ts';

const eir = sampleDocument('eir', 'en', '2026-09-01');
const plan = fromEir(eir, 'eir-1');
const ownOf = (document: typeof plan, now: typeof eir) => ownValues(document, now, eirChanges(document, now));
const [first, second] = eir.tables.milestones.map(({ id }) => id);
const [need] = eir.tables.informationNeeds;
const cell = (table: 'milestones' | 'informationNeeds' | 'naming', row = '', column: string, value: unknown): Edit => ({
  op: 'cell',
  table,
  row,
  column,
  value,
});
const added: AnyRow = { ...(eir.tables.milestones[0] as AnyRow), id: 'm9', code: 'M9', name: 'Extra gate' };
const newer = applyEdits(eir, [
  { op: 'field', field: 'revision', value: 'P03' },
  { op: 'field', field: 'cde', value: 'Other CDE' },
  cell('milestones', first, 'date', '2027-08-31'),
  cell('informationNeeds', need?.id, 'values', ['EI60', 'EI120']),
  { op: 'insert-row', table: 'milestones', row: added },
  { op: 'remove-row', table: 'statusCodes', row: eir.tables.statusCodes.at(-1)?.id ?? '' },
  { op: 'order-rows', table: 'naming', rows: eir.tables.naming.map(({ id }) => id).toReversed() },
]);
const keysOf = (document: typeof plan, against: typeof eir, side?: string) =>
  eirChanges(document, against)
    .filter((change) => !side || change.side === side)
    .map(({ key }) => key);
const all = [
  'field cde',
  `milestones ${first} date`,
  'milestones m9',
  'naming order',
  `statusCodes ${eir.tables.statusCodes.at(-1)?.id}`,
  `informationNeeds ${need?.id} values`,
];

test('a plan keeps what it took over, as JSON, too, and differs in nothing from an EIR that has not changed', () => {
  expect(documentSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  expect(plan.eir?.taken?.tables.milestones).toEqual(eir.tables.milestones);
  expect(eirChanges(plan, eir)).toEqual([]);
  expect(eirChanges({ ...plan, eir: null }, newer)).toEqual([]);
});

test('whatever the EIR has changed since is noticed, with both values in words', () => {
  expect(keysOf(plan, newer, 'eir').toSorted()).toEqual(all.toSorted());
  const told = eirChanges(plan, newer).map((change) => describeEirChange(plan, newer, change, 'pt-BR'));
  expect(told).toContainEqual(
    expect.objectContaining({ before: '29 de setembro de 2026', after: '31 de agosto de 2027', own: '' }),
  );
  expect(told).toContainEqual(expect.objectContaining({ after: 'EI60 ou EI120' }));
});

test('all is taken over, the link then knows the new revision, and one step undoes it', () => {
  const after = takeEirChanges(plan, newer);
  expect(after.tables.milestones).toEqual(newer.tables.milestones);
  expect(after.tables.naming).toEqual(newer.tables.naming);
  expect(after.tables.informationNeeds).toEqual(newer.tables.informationNeeds);
  expect(after.fields.cde).toBe('Other CDE');
  expect(after.eir?.revision).toBe('P03');
  expect(eirChanges(after, newer)).toEqual([]);
  expect(documentSchema.parse(after)).toEqual(after);
  expect(undoChanges(after, difference(plan, after))).toEqual(plan);
});

test('one change is taken over alone; the revision stays the old one while others are open', () => {
  const after = takeEirChanges(plan, newer, ({ key }) => key === 'field cde');
  expect([after.fields.cde, after.eir?.revision]).toEqual(['Other CDE', 'P01']);
  expect(keysOf(after, newer).toSorted()).toEqual(all.filter((key) => key !== 'field cde').toSorted());
  // What its author writes from now on is no change of the EIR.
  const own = applyEdits(after, [{ op: 'field', field: 'cde', value: 'Ours' }]);
  expect(keysOf(own, newer)).not.toContain('field cde');
});

test('what the author has changed on purpose is told apart, and kept or taken by choice', () => {
  const removed = eir.tables.statusCodes.at(-1)?.id;
  const own = applyEdits(plan, [
    cell('milestones', first, 'date', '2027-07-07'),
    { op: 'cell', table: 'statusCodes', row: removed ?? '', column: 'meaning', value: 'Ours' },
    { op: 'remove-row', table: 'informationNeeds', row: need?.id ?? '' },
  ]);
  const keys = [`milestones ${first} date`, `statusCodes ${removed}`, `informationNeeds ${need?.id}`];
  expect(keysOf(own, newer, 'both').toSorted()).toEqual(keys.toSorted());
  const words = eirChanges(own, newer).map((change) => describeEirChange(own, newer, change, 'en').own);
  expect(words).toEqual(expect.arrayContaining(['7 July 2027', 'another content', 'no such row', '']));
  const taken = takeEirChanges(own, newer, ({ side }) => side === 'eir');
  expect(taken.tables.milestones.find(({ id }) => id === first)?.date).toBe('2027-07-07');
  expect(keysOf(taken, newer).toSorted()).toEqual(keys.toSorted());
  const kept = keepFromEir(taken, newer, ({ key }) => key === keys[0]);
  expect(keysOf(kept, newer).toSorted()).toEqual(keys.slice(1).toSorted());
  const done = takeEirChanges(kept, newer);
  expect(done.tables.milestones.find(({ id }) => id === first)?.date).toBe('2027-07-07');
  expect(done.tables.informationNeeds.find(({ id }) => id === need?.id)?.values).toEqual(['EI60', 'EI120']);
  expect([done.eir?.revision, eirChanges(done, newer).length]).toEqual(['P03', 0]);
  // What was kept is asked about again once the EIR changes it once more.
  const later = applyEdits(newer, [cell('milestones', first, 'date', '2027-09-30')]);
  expect(keysOf(done, later, 'both')).toEqual([keys[0]]);
});

test('what the plan has already is no change, and its own rows, owners and software stay', () => {
  const same = applyEdits(plan, [
    { op: 'field', field: 'cde', value: 'Other CDE' },
    cell('milestones', first, 'date', '2027-08-31'),
    { op: 'insert-row', table: 'milestones', row: { ...added, id: 'own', code: 'X1' } },
    { op: 'cell', table: 'bimUses', row: plan.tables.bimUses[0]?.id ?? '', column: 'owner', value: 'ARC' },
  ]);
  expect(keysOf(same, newer)).not.toContain('field cde');
  const after = takeEirChanges(same, newer);
  expect(after.tables.milestones.map(({ code }) => code)).toContain('X1');
  expect(after.tables.bimUses[0]?.owner).toBe('ARC');
  expect(eirChanges(after, newer)).toEqual([]);
});

test('a code that the EIR has changed is also changed where the plan names it', () => {
  const row: AnyRow = { id: 't1', task: 'Model', milestone: eir.tables.milestones[1]?.code, assignments: [], note: '' };
  const own = applyEdits(plan, [{ op: 'insert-row', table: 'responsibilities', row }]);
  const renamed = applyEdits(eir, [cell('milestones', second, 'code', 'GATE-2')]);
  expect(takeEirChanges(own, renamed).tables.responsibilities[0]?.milestone).toBe('GATE-2');
});

test('a link of before compares with what the plan has now, and can be made to know from now on', () => {
  const { taken: _, ...link } = plan.eir ?? { documentId: '', documentNumber: '', revision: '', projectName: '' };
  const old = { ...plan, eir: link };
  expect(eirChanges(old, eir)).toEqual([]);
  const moved = applyEdits(newer, [{ op: 'field', field: 'location', value: '' }]);
  expect(keysOf(old, moved, 'unknown').toSorted()).toEqual(
    // A row that only the plan has may be its own, and what the EIR doesn't say is no difference.
    all.filter((key) => !key.startsWith('statusCodes')).toSorted(),
  );
  const kept = keepFromEir(old, moved);
  expect([eirChanges(kept, moved).length, kept.eir?.revision]).toEqual([0, 'P03']);
  expect(kept.fields).toEqual(old.fields);
  expect(ownOf(kept, moved).map(({ key }) => key)).toContain('field cde');
  expect([ownOf(plan, eir), ownOf(takeEirChanges(plan, newer), newer)]).toEqual([[], []]);
  expect(takeEirChanges(old, newer).tables.milestones).toEqual(newer.tables.milestones);
});

test('a plan that is linked later is asked about what the EIR changes from then on, by code', () => {
  const [, milestone] = eir.tables.milestones;
  const own = applyEdits(emptyDocument('bep-post', 'en'), [
    { op: 'insert-row', table: 'milestones', row: { ...(milestone as AnyRow), id: 'mine', date: '2027-01-01' } },
  ]);
  const linked = followEir(own, eir, 'eir-1');
  expect(eirChanges(linked, eir)).toEqual([]);
  const later = applyEdits(eir, [cell('milestones', second, 'date', '2027-12-01')]);
  expect(eirChanges(linked, later)).toMatchObject([{ side: 'both', row: 'mine', own: '2027-01-01' }]);
  expect(takeEirChanges(linked, later).tables.milestones).toMatchObject([{ id: 'mine', date: '2027-12-01' }]);
});

test('a plan that is linked to its EIR again is asked about what it has otherwise, and knows only that as taken over', () => {
  const again = linkEir({ ...plan, eir: null }, newer, 'eir-2');
  expect(again.eir?.taken?.fields.cde).toBe(plan.fields.cde);
  // A row that only the plan has may be its own.
  expect(keysOf(again, newer, 'eir').toSorted()).toEqual(
    all.filter((key) => !key.startsWith('statusCodes')).toSorted(),
  );
  expect(documentSchema.parse(again)).toEqual(again);
  const after = takeEirChanges(again, newer);
  expect([after.fields.cde, after.eir?.revision, eirChanges(after, newer).length]).toEqual(['Other CDE', 'P03', 0]);
  expect(linkEir({ ...plan, eir: null }, eir, 'eir-1')).toEqual(plan);
});

test('what a plan that was linked again never took over is told from what the EIR has changed since', () => {
  const own = applyEdits(plan, [{ op: 'field', field: 'cde', value: 'Own CDE' }]);
  const again = linkEir({ ...own, eir: null }, eir, 'eir-1');
  const since = (document: typeof plan, now: typeof eir) =>
    Object.fromEntries(eirChanges(document, now).map(({ key, isSince }) => [key, isSince]));
  const gate = `milestones ${first} date`;
  const moved = applyEdits(eir, [cell('milestones', first, 'date', '2027-08-31')]);
  expect(since(again, eir)).toEqual({ 'field cde': false });
  expect(since(again, moved)).toEqual({ 'field cde': false, [gate]: true });
  expect(since(plan, moved)).toEqual({ [gate]: true });
  const reworded = applyEdits(moved, [{ op: 'field', field: 'cde', value: 'Third CDE' }]);
  expect(since(again, reworded)).toEqual({ 'field cde': false, [gate]: true });
  const kept = keepFromEir(again, moved, ({ key }) => key === 'field cde');
  expect(since(kept, moved)).toEqual({ [gate]: true });
  // Once it is decided about, the EIR's next change of it is one.
  expect(since(kept, reworded)).toEqual({ 'field cde': true, [gate]: true });
  expect(documentSchema.parse(JSON.parse(JSON.stringify(again)))).toEqual(again);
  expect(takeEirChanges(again, eir).eir?.differs).toBeUndefined();
});

test('values of a plan’s own are those that it has otherwise than it took over, and that nothing asks about', () => {
  const keys = (document: typeof plan, now: typeof eir) => ownOf(document, now).map(({ key }) => key);
  const own = applyEdits(plan, [
    { op: 'field', field: 'cde', value: 'Own CDE' },
    { op: 'remove-row', table: 'milestones', row: second ?? '' },
  ]);
  expect(keys(own, eir).toSorted()).toEqual(['field cde', `milestones ${second}`]);
  // The next change of the EIR asks about one of them; the other stays the plan's own.
  expect(keys(own, applyEdits(eir, [{ op: 'field', field: 'cde', value: 'Other CDE' }]))).toEqual([
    `milestones ${second}`,
  ]);
  const [found] = ownOf(own, eir).filter(({ key }) => key === 'field cde');
  const { before, after, what } = describeEirChange(own, eir, found as never, 'en');
  expect([before, after, what]).toEqual(['Own CDE', plan.fields.cde, 'differs']);
  const again = linkEir({ ...own, eir: null }, eir, 'eir-1');
  expect(keys(again, eir)).toEqual([]);
  expect(keys(keepFromEir(again, eir), eir).toSorted()).toEqual(['field cde', `milestones ${second}`]);
});

test('requirements that are followed leave the rest open, with the old revision', () => {
  const after = followEir(plan, newer, 'eir-1');
  expect([after.eir?.revision, keysOf(after, newer).length]).toEqual(['P01', all.length]);
});

test('a plan begins with the clash pairs of its EIR, without parties that it has not, and hears of their changes', () => {
  expect(eir.tables.clashPairs.length).toBeGreaterThan(0);
  const bare = (rows: typeof eir.tables.clashPairs) => rows.map(({ party, ...row }) => row);
  expect(bare(plan.tables.clashPairs)).toEqual(bare(eir.tables.clashPairs));
  const codes = new Set(['', ...plan.tables.parties.map(({ code }) => code)]);
  expect(plan.tables.clashPairs.filter(({ party }) => !codes.has(party))).toEqual([]);
  const [pair] = eir.tables.clashPairs;
  const stricter = applyEdits(eir, [
    { op: 'cell', table: 'clashPairs', row: pair?.id ?? '', column: 'tolerance', value: 3 },
  ]);
  expect(keysOf(plan, stricter)).toEqual([`clashPairs ${pair?.id} tolerance`]);
  // A link of before knows no pairs: those that the plan has as well are no change.
  const { clashPairs: _, ...tables } = plan.eir?.taken?.tables ?? { clashPairs: [] };
  const old = documentSchema.parse({ ...plan, eir: { ...plan.eir, taken: { ...plan.eir?.taken, tables } } });
  expect(eirChanges(old, eir)).toEqual([]);
});

describe('a plan in another language than its EIR', () => {
  const portuguese = sampleDocument('eir', 'pt-BR', '2026-09-01');
  const start = fromEir(portuguese, 'eir-1');
  const english = applyEdits(start, [
    { op: 'property', name: 'language', value: 'en' },
    ...exampleCodesInLanguage(start, 'en'),
  ]);
  const status = (document: typeof plan, code = 'S1') =>
    document.tables.statusCodes.find((row) => row.code === code)?.meaning;

  test('differs in nothing, whether its codes were brought into that language, or stay, or it is linked again', () => {
    expect([status(start), status(english)]).toEqual(['Para coordenação', 'For coordination']);
    const onlyNamed = applyEdits(start, [{ op: 'property', name: 'language', value: 'en' }]);
    for (const document of [english, onlyNamed]) {
      expect(eirChanges(document, portuguese)).toEqual([]);
      expect(ownOf(document, portuguese)).toEqual([]);
      const again = linkEir({ ...document, eir: null }, portuguese, 'eir-1');
      expect([eirChanges(again, portuguese), ownOf(again, portuguese)]).toEqual([[], []]);
      expect(again.tables).toEqual(document.tables);
    }
    // An EIR that was brought into the plan's language since has not changed what it says.
    expect(eirChanges(start, { ...codesInLanguage(portuguese, 'en'), language: 'en' })).toEqual([]);
  });

  test('finds its rows by the words of its own language where it was linked later', () => {
    const ownIds = english.tables.naming.map((row) => ({ ...row, id: `own-${row.id}` }));
    const own = { ...english, eir: null, tables: { ...english.tables, naming: ownIds } };
    const linked = linkEir(own, portuguese, 'eir-1');
    expect(eirChanges(linked, portuguese)).toEqual([]);
  });

  test('takes over what the EIR has changed in its own words, and leaves what is the author’s', () => {
    const [, , functional] = portuguese.tables.naming;
    const codes = [...(functional?.codes ?? []), { code: 'GA', meaning: 'Garagem' }];
    const later = applyEdits(portuguese, [cell('naming', functional?.id, 'codes', codes)]);
    const changes = eirChanges(english, later);
    expect(changes).toMatchObject([{ key: `naming ${functional?.id} codes`, side: 'eir' }]);
    const after = takeEirChanges(english, later);
    expect(after.tables.naming[2]).toMatchObject({
      field: 'Functional breakdown',
      codes: [
        { meaning: 'Main building' },
        { meaning: 'External works' },
        { meaning: 'Whole project' },
        { code: 'GA', meaning: 'Garagem' },
      ],
    });
    expect(eirChanges(after, later)).toEqual([]);
    const written = applyEdits(english, [
      {
        op: 'cell',
        table: 'statusCodes',
        row: english.tables.statusCodes[1]?.id ?? '',
        column: 'meaning',
        value: 'Ours',
      },
    ]);
    const [own, ...others] = ownOf(written, portuguese);
    expect(own?.change).toMatchObject({ before: 'Ours', after: 'For coordination' });
    expect(others).toEqual([]);
  });

  test('shows the plan’s value in the words that it has', () => {
    const [, , functional] = portuguese.tables.naming;
    const onlyNamed = applyEdits(start, [{ op: 'property', name: 'language', value: 'en' }]);
    const [first, ...rest] = functional?.codes ?? [];
    const renamed = [{ ...first, meaning: 'Bloco A' }, ...rest];
    const [found] = ownOf(applyEdits(onlyNamed, [cell('naming', functional?.id, 'codes', renamed)]), portuguese);
    expect(found?.own).toEqual(renamed);
    expect(found?.change).toMatchObject({ after: [{ meaning: 'Main building' }, {}, { meaning: 'Whole project' }] });
  });
});

test('what the EIR says by now as the plan does is none of the plan’s own values', () => {
  const own = applyEdits(plan, [{ op: 'field', field: 'cde', value: 'Other CDE' }]);
  expect(ownOf(own, newer)).toEqual([]);
});

test('a value that was kept can still be taken over; what is open stays open', () => {
  const own = applyEdits(plan, [
    cell('milestones', first, 'date', '2027-07-07'),
    { op: 'field', field: 'location', value: 'Porto' },
    { op: 'remove-row', table: 'milestones', row: second ?? '' },
  ]);
  const kept = keepFromEir(own, newer, ({ key }) => key === `milestones ${first} date`);
  const open = keysOf(kept, newer);
  const keys = ['field location', `milestones ${first} date`, `milestones ${second}`];
  expect(
    ownOf(kept, newer)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(keys.toSorted());
  const one = takeOwnValues(kept, newer, ({ key }) => key === keys[1]);
  expect(one.tables.milestones.find(({ id }) => id === first)?.date).toBe('2027-08-31');
  expect([one.fields.location, keysOf(one, newer)]).toEqual(['Porto', open]);
  const rest = takeOwnValues(one, newer, () => true);
  expect([ownOf(rest, newer), keysOf(rest, newer)]).toEqual([[], open]);
  const done = takeEirChanges(rest, newer);
  expect([done.eir?.revision, done.tables.milestones.map(({ id }) => id).includes(second ?? '')]).toEqual([
    'P03',
    true,
  ]);
});
