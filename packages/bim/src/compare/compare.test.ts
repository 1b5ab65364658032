import { documentSchema } from '../document/document.schema.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { Edit } from '../edits/edit.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { describeChange } from './describe-change.ts';
import { applyChanges, difference, takeBack, undoChanges } from './difference.ts';
import { merge, resolveConflicts } from './merge.ts';

const base = sampleDocument('bep-post', 'en', '2026-09-01');
const risk = (id: string) => ({ ...base.tables.risks[0], id, description: `Risk ${id}` });
const cell = (row: string, column: string, value: unknown): Edit => ({
  op: 'cell',
  table: 'risks',
  row,
  column,
  value,
});
const field = (name: 'projectName' | 'location' | 'date', value: string): Edit => ({ op: 'field', field: name, value });
const change = (...edits: Edit[]) => applyEdits(base, edits);

const edited = change(
  field('date', '2026-10-02'),
  { op: 'property', name: 'language', value: 'es' },
  { op: 'insert-row', table: 'risks', row: risk('new'), at: 1 },
  { op: 'remove-row', table: 'risks', row: 'k2' },
  cell('k1', 'likelihood', 'high'),
  { op: 'order-rows', table: 'milestones', rows: ['m2', 'm1', 'm3', 'm4'] },
  { op: 'topic', topic: 'o1', change: { category: 'processes' } },
  { op: 'remove-topic', topic: 'o2' },
);

test('a difference names each change once, in words', () => {
  const words = difference(base, edited).map((one) => describeChange(one, { before: base, after: edited }, 'en'));
  expect(words).toEqual([
    { place: 'Language', what: 'changed', before: 'English', after: 'Español' },
    { place: 'Date', what: 'changed', before: '1 September 2026', after: '2 October 2026' },
    { place: 'Milestones', what: 'order changed', before: '', after: '' },
    { place: 'Risks', what: 'removed', before: base.tables.risks[1]?.description, after: '' },
    { place: 'Risks', what: 'added', before: '', after: 'Risk new' },
    {
      place: `Risks › ${base.tables.risks[0]?.description} › Likelihood`,
      what: 'changed',
      before: 'Medium',
      after: 'High',
    },
    { place: 'Topics', what: 'removed', before: 'Information management', after: '' },
    {
      place: 'Project and purpose of this plan › category',
      what: 'changed',
      before: 'General information',
      after: 'Processes',
    },
  ]);
  expect(difference(base, structuredClone(base))).toEqual([]);
});

test('values are compared as their own restriction means them', () => {
  const [need] = base.tables.informationNeeds;
  const set = (column: string, value: unknown): Edit => ({
    ...{ op: 'cell', table: 'informationNeeds', row: need?.id ?? '' },
    ...{ column, value },
  });
  const before = applyEdits(base, [set('restriction', 'one-of'), set('values', ['E30', 'E60'])]);
  const after = applyEdits(base, [set('restriction', 'range'), set('values', ['0', '500'])]);
  const told = difference(before, after).map((one) => describeChange(one, { before, after }, 'en'));
  expect(told.map(({ before, after }) => [before, after])).toContainEqual(['E30 or E60', '0 to 500']);
});

test('addresses, links and names of the code come in words', () => {
  const answer = {
    ...{ id: 'a1', requirement: 'IR-01', title: '', text: '', priority: '', response: 'meets' as const },
    ...{ answer: '', place: 'o2', owner: '' },
  };
  const link = { documentId: 'd1', documentNumber: 'NHC-EIR-001', revision: 'P01', projectName: '' };
  const answered = change(
    { op: 'property', name: 'eir', value: link },
    { op: 'insert-row', table: 'answers', row: answer },
  );
  const [pair, need] = [base.tables.clashPairs[0], base.tables.informationNeeds[0]];
  const later = applyEdits(answered, [
    { op: 'property', name: 'eir', value: { ...link, revision: 'P02' } },
    { op: 'cell', table: 'answers', row: 'a1', column: 'place', value: 'table:risks' },
    { op: 'remove-topic', topic: 'o2' },
    { op: 'topic', topic: 'o1', change: { requiredFields: ['projectName', 'risks'] } },
    { op: 'cell', table: 'clashPairs', row: pair?.id ?? '', column: 'days', value: 9 },
    { op: 'remove-row', table: 'informationNeeds', row: need?.id ?? '' },
  ]);
  const both = { before: answered, after: later };
  const words = difference(answered, later).map((one) => describeChange(one, both, 'pt-BR'));
  // Places are of any gender and number.
  expect(new Set(words.map(({ what }) => what))).toEqual(new Set(['alteração', 'remoção']));
  expect(words.map(({ place, before, after }) => [place, before, after])).toEqual([
    ['EIR vinculado', 'NHC-EIR-001 · P01', 'NHC-EIR-001 · P02'],
    ['Pares de interferência › Arquitetura · Estrutura › Dias para solução', '5', '9'],
    ['Resposta ao EIR › IR-01 › Onde no plano', 'Information management', 'Riscos'],
    ['Nível de informação necessária', 'N1 · IfcWall · Pset_WallCommon · IsExternal', ''],
    ['Tópicos', 'Information management', ''],
    [
      'Project and purpose of this plan › campos obrigatórios',
      'Nome do projeto, Localização e Nome do cliente',
      'Nome do projeto e Riscos',
    ],
  ]);
});

test('changes make one version of the other, both ways', () => {
  const changes = difference(base, edited);
  expect(applyChanges(base, changes)).toEqual(edited);
  expect(undoChanges(edited, changes)).toEqual(base);
});

test('rows and topics that were removed together return to their places', () => {
  const rows = base.tables.naming.slice(1, 4).map(({ id }) => id);
  const after = change(
    ...rows.map((row): Edit => ({ op: 'remove-row', table: 'naming', row })),
    { op: 'remove-topic', topic: 'o2' },
    { op: 'remove-topic', topic: 'o3' },
  );
  expect(rows).toHaveLength(3);
  expect(undoChanges(after, difference(base, after))).toEqual(base);
});

test('a single change is undone alone', () => {
  const changes = difference(base, edited).filter(({ kind }) => kind === 'row-removed');
  const back = undoChanges(edited, changes);
  expect(back.tables.risks.map(({ id }) => id)).toContain('k2');
  expect(back.fields.date).toBe('2026-10-02');
});

test('what was written over changes since stays when they are taken back', () => {
  const changes = difference(base, edited);
  expect(takeBack(edited, changes)).toEqual(base);
  const since: Edit[] = [
    field('date', '2026-11-30'),
    cell('k1', 'likelihood', 'low'),
    cell('new', 'owner', 'ARC'),
    { op: 'topic', topic: 'o1', change: { category: 'deliverables' } },
  ];
  const back = takeBack(applyEdits(edited, since), changes);
  expect([back.fields.date, back.language, back.topics[0]?.category]).toEqual(['2026-11-30', 'en', 'deliverables']);
  expect(back.tables.risks.map(({ id }) => id)).toEqual(['k1', 'k2', 'new', 'k3']);
  expect([back.tables.risks[0]?.likelihood, back.tables.risks[2]?.owner]).toEqual(['low', 'ARC']);
});

test('a merge takes what only one side changed from that side', () => {
  const mine = change(field('projectName', 'Mine'), cell('k1', 'owner', 'ARC'), {
    op: 'insert-row',
    table: 'risks',
    row: risk('mine'),
    at: 1,
  });
  const theirs = change(field('location', 'Theirs'), cell('k1', 'impact', 'low'), {
    op: 'remove-row',
    table: 'risks',
    row: 'k2',
  });
  const { document, conflicts } = merge(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(document.fields).toMatchObject({ projectName: 'Mine', location: 'Theirs' });
  expect(document.tables.risks.map(({ id }) => id)).toEqual(['k1', 'mine', 'k3']);
  expect(document.tables.risks[0]).toMatchObject({ owner: 'ARC', impact: 'low' });
  expect(documentSchema.parse(document)).toEqual(document);
});

test('both sides alike is no conflict; different values are one, and either side can be chosen', () => {
  const mine = change(field('projectName', 'Mine'), field('location', 'Same'), cell('k1', 'owner', 'ARC'));
  const theirs = change(field('projectName', 'Theirs'), field('location', 'Same'), cell('k1', 'owner', 'STR'));
  const merged = merge(base, mine, theirs);
  expect(merged.conflicts).toEqual([
    { kind: 'field', field: 'projectName', base: base.fields.projectName, mine: 'Mine', theirs: 'Theirs' },
    { kind: 'cell', table: 'risks', row: 'k1', column: 'owner', base: 'BIM', mine: 'ARC', theirs: 'STR' },
  ]);
  expect(resolveConflicts(merged, () => 'mine')).toEqual(mine);
  expect(resolveConflicts(merged, () => 'theirs')).toEqual(theirs);
});

test('a row that one side removed and the other changed stays until someone chooses', () => {
  const mine = change({ op: 'remove-row', table: 'risks', row: 'k1' });
  const theirs = change(cell('k1', 'owner', 'STR'));
  const merged = merge(base, mine, theirs);
  expect(merged.conflicts).toMatchObject([{ kind: 'row', table: 'risks', row: 'k1', mine: undefined }]);
  expect(merged.document).toEqual(theirs);
  expect(resolveConflicts(merged, () => 'mine')).toEqual(mine);
  const other = merge(base, theirs, mine);
  expect(resolveConflicts(other, () => 'theirs')).toEqual(mine);
  expect(resolveConflicts(other, () => 'mine').tables.risks).toContainEqual(expect.objectContaining({ owner: 'STR' }));
});

test('what both sides added at one place comes in the order in which it was saved', () => {
  const adding = (...ids: string[]) => ids.map((id): Edit => ({ op: 'insert-row', table: 'risks', row: risk(id) }));
  const between = (id: string): Edit => ({ op: 'insert-row', table: 'risks', row: risk(id), at: 1 });
  const mine = [between('m1'), ...adding('m2', 'm3')];
  const theirs = change(between('t1'), ...adding('t2', 't3'));
  const idsOf = (...own: Edit[]) => merge(base, change(...own), theirs).document.tables.risks.map(({ id }) => id);
  expect(idsOf(...mine)).toEqual(['k1', 't1', 'm1', 'k2', 'k3', 't2', 't3', 'm2', 'm3']);
  expect(idsOf({ op: 'order-rows', table: 'risks', rows: ['k2', 'k1', 'k3'] }, ...mine)).toEqual([
    ...['k2', 'm1', 'k1', 't1', 'k3', 't2', 't3', 'm2', 'm3'],
  ]);
});

test('topics merge by part, and order follows the side that moved', () => {
  const mine = change({ op: 'order-topics', topics: ['o5', 'o1', 'o2', 'o3', 'o4'] });
  const theirs = change({ op: 'topic', topic: 'o1', change: { title: 'Theirs' } });
  const { document, conflicts } = merge(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(document.topics.map(({ id }) => id)).toEqual(['o5', 'o1', 'o2', 'o3', 'o4']);
  expect(document.topics[1]?.title).toBe('Theirs');
});

test('merging with an untouched side returns the other', () => {
  expect(merge(base, edited, structuredClone(base)).document).toEqual(edited);
  expect(merge(base, structuredClone(base), edited).document).toEqual(edited);
});
