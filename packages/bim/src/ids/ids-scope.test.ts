import { sampleDocument } from '../sample/sample-document.ts';
import { idsOfDocument } from './ids-of-document.ts';
import { idsScopesOf, idsScopeWords, inIdsScope, isInScopes } from './ids-scope.ts';

const plan = sampleDocument('bep-post', 'en', '2026-09-01');
const needs = (upTo?: string, party?: string, document = plan) =>
  inIdsScope(document, { upTo, party }).tables.informationNeeds.map(({ id }) => id);
const all = plan.tables.informationNeeds.map(({ id }) => id);

test('a need counts from its milestone on; without a milestone that the document has, from the beginning', () => {
  const at = (id: string) => plan.tables.informationNeeds.find((need) => need.id === id)?.milestone ?? '';
  expect(needs()).toEqual(all);
  expect(needs('M2')).toEqual(all.filter((id) => at(id) <= 'M2'));
  expect(needs('M3')).toEqual(all.filter((id) => at(id) <= 'M3'));
  expect(needs('M2').length).toBeGreaterThan(0);
  expect(needs('M3').length).toBeLessThan(all.length);
  const [first, ...others] = plan.tables.informationNeeds;
  if (!first) throw new Error('the sample has no needs');
  for (const milestone of ['', 'M99']) {
    const loose = { ...plan, tables: { ...plan.tables, informationNeeds: [{ ...first, milestone }, ...others] } };
    expect(needs('M1', undefined, loose)).toEqual([first.id]);
  }
});

test('milestones follow each other by their days, or as the table has them while a day is missing', () => {
  const milestones = plan.tables.milestones.toReversed();
  const turned = { ...plan, tables: { ...plan.tables, milestones } };
  expect(idsScopesOf(turned).milestones).toEqual(idsScopesOf(plan).milestones);
  expect(needs('M2', undefined, turned)).toEqual(needs('M2'));
  const [last, ...earlier] = milestones;
  if (!last) throw new Error('the sample has no milestones');
  const undated = { ...plan, tables: { ...plan.tables, milestones: [{ ...last, date: '' }, ...earlier] } };
  expect(idsScopesOf(undated).milestones.map(({ code }) => code)).toEqual(
    idsScopesOf(plan)
      .milestones.map(({ code }) => code)
      .toReversed(),
  );
});

test('a party meets the needs of its deliverables, and those that no deliverable names', () => {
  const { parties } = idsScopesOf(plan);
  expect(parties.length).toBeGreaterThan(1);
  const { deliverables, informationNeeds } = plan.tables;
  const named = new Set(deliverables.map((row) => row.informationNeed));
  for (const { code: party } of parties) {
    const own = new Set(deliverables.filter((row) => row.taskTeam === party).map((row) => row.informationNeed));
    expect(needs(undefined, party)).toEqual(
      informationNeeds.filter(({ code }) => own.has(code) || !named.has(code)).map(({ id }) => id),
    );
  }
  expect(new Set(parties.map(({ code }) => needs(undefined, code).join())).size).toBeGreaterThan(1);
});

test('the IDS says for which milestone and party it is, in the language of the document', async () => {
  const party = idsScopesOf(plan).parties[0]?.code ?? '';
  const { info } = (await idsOfDocument(plan, { upTo: 'M3', party })).ids;
  expect([info.title, info.milestone]).toEqual([`BEP · Northgate Health Centre · up to M3 · ${party}`, 'M3']);
  expect((await idsOfDocument(plan, { upTo: 'M2' })).ids.specifications.map(({ name }) => name)).not.toContain(
    'N2 IfcDoor',
  );
  expect([{ upTo: 'M2' }, { party: 'ARC' }, {}].map((scope) => idsScopeWords(scope, 'es'))).toEqual([
    ['hasta M2'],
    ['ARC'],
    [],
  ]);
});

test('a scope is one of the document’s', () => {
  expect([{}, { upTo: 'M2' }, { upTo: 'M9' }, { party: 'NO' }].map((scope) => isInScopes(plan, scope))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a deliverable that names several needs makes its party meet them all', () => {
  const [first] = plan.tables.deliverables.filter(({ taskTeam }) => taskTeam === 'ARC');
  if (!first) throw new Error('the sample has no such deliverable');
  const deliverables = [{ ...first, informationNeed: 'N1, N3' }];
  const document = { ...plan, tables: { ...plan.tables, deliverables } };
  const codes = new Set(inIdsScope(document, { party: 'ARC' }).tables.informationNeeds.map(({ code }) => code));
  const other = inIdsScope(document, { party: 'STR' }).tables.informationNeeds.map(({ code }) => code);
  expect([codes.has('N1'), codes.has('N3')]).toEqual([true, true]);
  expect([other.includes('N1'), other.includes('N3')]).toEqual([false, false]);
});
