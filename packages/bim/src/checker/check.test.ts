import { languages } from '@arcada/contracts';
import { documentTypes } from '../document/families.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { newRow } from '../edits/new-row.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { fromEir, linkEir } from '../start/from-eir.ts';
import { filledText } from '../topics/fill-text.ts';
import { check, explain, mayBeIssued } from './check.ts';
import { CheckSession } from './check-session.ts';
import { fixAll } from './fix-all.ts';
import { ruleCases } from './rule-cases.fixture.ts';

const today = '2026-09-01';

test('the sample documents break no rule, in any type and language', () => {
  for (const type of documentTypes) {
    for (const language of languages) {
      const findings = check(sampleDocument(type, language, today), { today });
      expect(findings.map((finding) => [finding.rule, explain(finding, language).message])).toEqual([]);
    }
  }
});

test('an empty document has findings and cannot be issued', () => {
  for (const type of documentTypes) {
    const findings = check(emptyDocument(type, 'en'), { today });
    expect(findings.length).toBeGreaterThan(5);
    expect(mayBeIssued(findings)).toBe(false);
  }
});

test('all fixes together leave only what a person must decide', () => {
  const sample = sampleDocument('bep-post', 'en', today);
  const broken = ruleCases
    .filter(({ type, fix }) => fix && !type)
    .reduce((document, { edits }) => applyEdits(document, edits), sample);
  const mended = fixAll(broken, { today });
  expect(check(broken, { today }).filter(({ edits }) => edits).length).toBeGreaterThan(10);
  expect(check(mended, { today }).filter(({ edits }) => edits)).toEqual([]);
  const one = fixAll(broken, { today }, ({ rule }) => rule === 'unknown-status');
  expect(check(one, { today }).some(({ rule }) => rule === 'unknown-status')).toBe(false);
  expect(check(one, { today }).some(({ rule }) => rule === 'bim-use-twice')).toBe(true);
});

test('a plan that is linked to its EIR again hears that they differ; that the EIR has changed only once it has', () => {
  const eir = sampleDocument('eir', 'en', today);
  const reference = (value: string) => ({ op: 'field', field: 'appointmentReference', value }) as const;
  const own = applyEdits(fromEir(eir, 'e1'), [reference('OWN-1')]);
  const linked = linkEir({ ...own, eir: null }, eir, 'e1');
  const said = (plan: typeof own, now: typeof eir) =>
    check(plan, { today, eir: now }).flatMap((finding) =>
      finding.rule.startsWith('eir-value') ? [explain(finding, 'en').message] : [],
    );
  const values = (before: string, after: string) => `Appointment reference: “${before}” → “${after}”`;
  const { appointmentReference: asked } = eir.fields;
  expect(said(linked, eir)).toEqual([`This plan and its EIR differ (plan → EIR). ${values('OWN-1', asked)}`]);
  const since = applyEdits(linked, [reference('OWN-2')]);
  expect(said(since, eir)).toEqual([`This plan and its EIR differ (plan → EIR). ${values('OWN-2', asked)}`]);
  // With and without a new issue of it.
  for (const revision of ['P01', 'P02']) {
    const later = applyEdits(eir, [{ op: 'field', field: 'revision', value: revision }, reference('NEW-1')]);
    expect(said(fromEir(eir, 'e1'), later)).toEqual([
      `The EIR has changed since this plan took it over. ${values(asked, 'NEW-1')}`,
    ]);
  }
});

test('a requirement that the EIR words otherwise is said to have changed there', () => {
  const eir = sampleDocument('eir', 'en', today);
  const [asked] = eir.tables.requirements;
  const later = applyEdits(eir, [
    { op: 'cell', table: 'requirements', row: asked?.id ?? '', column: 'text', value: 'Every week' },
  ]);
  const found = check(fromEir(eir, 'e1'), { today, eir: later }).find(({ rule }) => rule === 'eir-requirement-changed');
  expect(languages.map((language) => found && explain(found, language).message)).toEqual([
    `${asked?.code} has changed in the EIR: “Every week”`,
    `${asked?.code} mudou no EIR: “Every week”`,
    `${asked?.code} ha cambiado en el EIR: «Every week»`,
  ]);
});

test('many rows are removed together', () => {
  const sample = sampleDocument('bep-post', 'en', today);
  const broken = applyEdits(
    sample,
    Array.from({ length: 60 }, (_, at) => ({
      op: 'insert-row',
      table: 'bimUses',
      row: { ...sample.tables.bimUses[0], id: `again${at}` },
    })),
  );
  const found = check(broken, { today }).filter(({ rule }) => rule === 'bim-use-twice');
  expect(found).toHaveLength(60);
  const own = new Set(found.slice(0, 50).map(({ place }) => JSON.stringify(place)));
  const mended = fixAll(broken, { today }, ({ place }) => own.has(JSON.stringify(place)));
  expect(mended.tables.bimUses).toHaveLength(sample.tables.bimUses.length + 10);
});

test('what a table has need not be in a field, too; a need is named once', () => {
  const text = 'By {architects}, {engineers} and {contractors} with {software}: {deliverables}.';
  const needs = { text, requiredFields: ['software', 'softwareTools', 'contractors', 'deliverables'] };
  const broken = applyEdits(sampleDocument('bep-post', 'en', today), [
    ...(['architects', 'engineers', 'contractors', 'software', 'deliverables'] as const).map(
      (field) => ({ op: 'field', field, value: [] }) as const,
    ),
    { op: 'topic', topic: 'o1', change: needs },
  ]);
  expect(check(broken, { today }).filter(({ rule }) => rule.startsWith('topic-'))).toEqual([]);
  expect(filledText(broken, text)).not.toContain('[');
  const empty = emptyDocument('bep-post', 'en');
  const [topic] = broken.topics;
  const document = { ...empty, topics: topic ? [{ ...topic, text: 'Software' }] : [] };
  const said = check(document, { today }).map((finding) => explain(finding, 'en').message);
  expect(said.filter((message) => message.includes('Software'))).toHaveLength(1);
});

test('unknown placeholders are one finding of their topic, with one fix for all', () => {
  const sample = sampleDocument('bep-post', 'en', today);
  const many = Array.from({ length: 2_000 }, (_, at) => `{a${at}}`).join('');
  const text = `{projectname} {PROJECTNAME} {revision} {CDE} ${many}`;
  const broken = applyEdits(sample, [{ op: 'topic', topic: 'o1', change: { text } }]);
  const found = check(broken, { today }).filter(({ rule }) => rule === 'topic-placeholder-unknown');
  expect(found.map((finding) => explain(finding, 'en'))).toMatchObject([
    {
      message: expect.stringMatching(/: no field is named {projectname}, {PROJECTNAME}, {CDE}, {a0}, {a1} …\.$/),
      fix: 'Write it as {projectName}, {cde}.',
    },
  ]);
  const mended = fixAll(broken, { today }, ({ rule }) => rule === 'topic-placeholder-unknown');
  expect(mended.topics[0]?.text).toBe(`{projectName} {projectName} {revision} {cde} ${many}`);
});

test('a session checks what was typed since', () => {
  const session = new CheckSession(sampleDocument('bep-post', 'en', today));
  expect(session.apply([], { today })).toMatchObject({ findings: [], score: 100 });
  const { findings, score } = session.apply([{ op: 'field', field: 'projectName', value: '' }], { today });
  expect(findings.map(({ rule }) => rule)).toContain('field-empty');
  expect(score).toBeLessThan(100);
  expect(session.apply([{ op: 'field', field: 'projectName', value: 'Clinic' }], { today }).findings).toEqual([]);
});

test('a row without a name is named by its number', () => {
  const sample = sampleDocument('bep-post', 'en', today);
  const { responsibilities, deliverables, milestones } = sample.tables;
  const broken = applyEdits(sample, [
    { op: 'cell', table: 'responsibilities', row: responsibilities[1]?.id ?? '', column: 'task', value: '' },
    { op: 'cell', table: 'responsibilities', row: responsibilities[1]?.id ?? '', column: 'assignments', value: [] },
    { op: 'cell', table: 'deliverables', row: deliverables[2]?.id ?? '', column: 'containerName', value: '' },
    { op: 'cell', table: 'deliverables', row: deliverables[2]?.id ?? '', column: 'title', value: ' ' },
    { op: 'cell', table: 'deliverables', row: deliverables[2]?.id ?? '', column: 'informationNeed', value: '' },
    { op: 'cell', table: 'milestones', row: milestones[0]?.id ?? '', column: 'name', value: '' },
  ]);
  const said = (language: 'en' | 'pt-BR') =>
    check(broken, { today }).map((finding) => explain(finding, language).message);
  expect(said('en')).toEqual(
    expect.arrayContaining([
      'No party is accountable for "row 2".',
      'Row 3 has no level of information need.',
      'Milestones, row 1: Name is missing.',
    ]),
  );
  expect(said('pt-BR')).toContain('Nenhuma parte é a responsável final por "linha 2".');
});

test('what an information need lacks is named by its kind', () => {
  const kinds = ['property', 'attribute', 'classification', 'part-of', 'documentation', 'geometry'] as const;
  const edits = kinds.map((kind) => ({
    op: 'insert-row' as const,
    table: 'informationNeeds' as const,
    row: {
      ...newRow('informationNeeds', { code: 'N1', purpose: 'coordination', entity: 'IfcWall', kind }),
      set: kind === 'property' ? 'Pset_WallCommon' : '',
      dataType: 'IfcLabel',
    },
  }));
  const found = check(applyEdits(sampleDocument('eir', 'en', today), edits), { today });
  const incomplete = found.filter(({ rule }) => rule === 'information-need-incomplete');
  const said = (language: 'en' | 'pt-BR') => incomplete.map((finding) => explain(finding, language).message);
  expect(said('en')).toEqual([
    'N1: Name of the property is missing.',
    'N1: Name of the attribute is missing.',
    'N1: Classification system is missing.',
    'N1: IFC entity of the whole is missing.',
    'N1: Description of the documentation is missing.',
    'N1: Description of the geometry is missing.',
  ]);
  expect(said('pt-BR').at(-1)).toBe('N1: falta "Descrição da geometria".');
});

test('a code that leads nowhere is named with its table, row and column', () => {
  const broken = applyEdits(sampleDocument('bep-post', 'en', today), [
    { op: 'cell', table: 'clashPairs', row: 'c1', column: 'party', value: 'GEO' },
    { op: 'field', field: 'status', value: 'S9' },
  ]);
  const said = check(broken, { today }).map((finding) => explain(finding, 'es').message);
  expect(said).toContain('Pares de interferencias, fila 1, Parte: no hay ninguna parte con el código "GEO".');
  expect(said).toContain('Estado: el código de estado "S9" no está en la lista.');
});

test('numbers of a range are compared however their decimals are written', () => {
  const [row] = sampleDocument('eir', 'en', '2026-09-01').tables.informationNeeds;
  const faultsOf = (values: string[]) => {
    const added = { ...row, id: 'range', restriction: 'range', values };
    const document = applyEdits(emptyDocument('eir', 'en'), [
      { op: 'insert-row', table: 'informationNeeds', row: added } as never,
    ]);
    const isRange = ({ rule }: { rule: string }) => rule === 'information-need-values';
    return check(document, { today: '2026-09-01' }).filter(isRange).length;
  };
  expect(
    [
      ['0,12', '0,24'],
      ['', '0,24'],
      ['0,9', '0.3'],
      ['0,1,2', '3'],
    ].map(faultsOf),
  ).toEqual([0, 0, 1, 1]);
});
