import { languages } from '@arcada/contracts';
import { check } from '../checker/check.ts';
import { fixAll } from '../checker/fix-all.ts';
import { documentSchema } from '../document/document.schema.ts';
import { categoriesOf, documentTypes } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { tableNames } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { renameEdits } from '../edits/rename-code.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from './empty-document.ts';
import { afterAppointment, fromEarlier } from './from-earlier.ts';
import { followEir, fromEir, toldAnew } from './from-eir.ts';

const today = '2026-09-01';

test('samples fill every table of their family except the answers to an EIR, in each language', () => {
  for (const type of documentTypes) {
    for (const language of languages) {
      const { tables, topics } = sampleDocument(type, language, today);
      const filled = tableNames.filter((name) => tables[name].length > 0);
      expect(filled.toSorted()).toEqual(
        tablesOf(type)
          .filter((name) => name !== 'answers')
          .toSorted(),
      );
      expect(topics.map(({ category }) => category)).toEqual(categoriesOf(type));
    }
  }
});

test('samples are written in their language', () => {
  const [en, pt, es] = languages.map((language) => JSON.stringify(sampleDocument('bep-post', language, today)));
  expect(pt).toContain('Modelo de arquitetura');
  expect(es).toContain('Modelo de arquitectura');
  expect(en).not.toMatch(/Modelo|ção|ción/);
});

test('an earlier document keeps how the team works and forgets its calendar', () => {
  const earlier = sampleDocument('bep-post', 'en', today);
  const next = fromEarlier(earlier);
  expect(documentSchema.parse(next)).toEqual(next);
  expect(next.tables.naming.slice(1)).toEqual(earlier.tables.naming.slice(1));
  expect(next.tables.revisionLog).toEqual([]);
  expect(next.tables.milestones.every(({ date }) => date === '')).toBe(true);
  expect(next.fields).toMatchObject({ projectName: '', revision: 'P01', date: '', bimStandard: 'bs-en-iso-19650' });
  expect(earlier).toEqual(sampleDocument('bep-post', 'en', today));
});

test('a copy for a new project has nothing of the earlier client, whose code becomes one that fits any', () => {
  const sample = sampleDocument('bep-post', 'en', today);
  const edits = [
    { op: 'cell', table: 'parties', row: 'p1', column: 'code', value: 'CTY' } as const,
    ...renameEdits(sample, 'parties', 'CLI', 'CTY'),
  ];
  const earlier = applyEdits(sample, edits);
  expect(JSON.stringify(earlier)).toContain('"CTY"');
  const next = fromEarlier(earlier);
  expect(JSON.stringify(next)).not.toMatch(/"CTY"|Northgate Health|NHC/);
  expect(next.tables.parties[0]).toMatchObject({ code: 'CLI', name: '', contact: '', email: '' });
  expect(next.tables.responsibilities).toEqual(sample.tables.responsibilities);
  const emptied = ['clientName', 'location', 'projectType', 'description', 'appointingParty', 'additionalRequirements'];
  expect(emptied.map((name) => next.fields[name as 'location'])).toEqual(emptied.map(() => ''));
});

test('names of a copy for a new project have its code, or none that is to be filled with one fix', () => {
  const earlier = sampleDocument('bep-post', 'en', today);
  const unnamed = fromEarlier(earlier);
  expect(unnamed.tables.deliverables[0]?.containerName).toMatch(/^-[A-Z]{3}-MB-/);
  const own = check(unnamed, { today }).map(({ rule }) => rule);
  expect(own).toEqual(expect.arrayContaining(['naming-codes-empty', 'container-name-unfit']));
  const [field] = unnamed.tables.naming.filter(({ part }) => part === 'project');
  const value = [{ code: 'LIB', meaning: '' }];
  const coded = applyEdits(unnamed, [{ op: 'cell', table: 'naming', row: field?.id ?? '', column: 'codes', value }]);
  const mended = fixAll(coded, { today }, ({ rule }) => rule === 'container-name-unfit');
  expect(mended.tables.deliverables).toEqual(fromEarlier(earlier, ' lib ').tables.deliverables);
  expect(mended.tables.deliverables.every(({ containerName }) => containerName.startsWith('LIB-'))).toBe(true);
  const odd = { op: 'cell', table: 'deliverables', row: 'd1', column: 'containerName', value: 'NHC model' } as const;
  expect(fromEarlier(applyEdits(earlier, [odd])).tables.deliverables[0]?.containerName).toBe('');
});

test('the BEP after appointment keeps the answers of the tender', () => {
  const tender = fromEir(sampleDocument('eir', 'en', today), 'eir-1');
  const plan = afterAppointment(tender);
  expect(plan.type).toBe('bep-post');
  expect(plan.tables.answers).toEqual(tender.tables.answers);
  expect(plan.eir).toEqual(tender.eir);
});

test('a BEP from an EIR takes over its project, standards and milestones, and has a row for each requirement', () => {
  const eir = sampleDocument('eir', 'es', today);
  const bep = fromEir(eir, 'eir-1');
  expect(documentSchema.parse(bep)).toEqual(bep);
  expect(bep.eir).toMatchObject({
    documentId: 'eir-1',
    documentNumber: eir.fields.documentNumber,
    revision: 'P01',
    projectName: 'Centro de Salud Ribera Norte',
  });
  expect(bep.language).toBe('es');
  expect(bep.tables.milestones).toEqual(eir.tables.milestones);
  expect(bep.tables.answers.map(({ requirement }) => requirement)).toEqual(
    eir.tables.requirements.map(({ code }) => code),
  );
  const codes = bep.tables.parties.map(({ code }) => code);
  expect(codes).toEqual(['CLI', 'PMG', 'BIM']);
  expect(codes).toEqual(expect.arrayContaining(bep.tables.informationNeeds.map(({ actor }) => actor)));
});

test('a newer EIR keeps answers, adds requirements and drops those that left', () => {
  const eir = sampleDocument('eir', 'en', today);
  const bep = fromEir(eir, 'eir-1');
  const [first, second, ...rest] = bep.tables.answers;
  if (!first || !second) throw new Error('The sample has requirements');
  const answered = { ...first, response: 'full', answer: 'Every month' } as const;
  const [changed, , ...others] = eir.tables.requirements;
  if (!changed) throw new Error('The sample has requirements');
  const newer = {
    ...eir,
    fields: { ...eir.fields, revision: 'P02' },
    tables: {
      ...eir.tables,
      requirements: [{ ...changed, title: 'New title' }, ...others, { ...changed, id: 'new', code: 'EIR-9' }],
    },
  };
  const followed = followEir(
    { ...bep, tables: { ...bep.tables, answers: [answered, second, ...rest] } },
    newer,
    'eir-1',
  );
  expect(followed.eir?.revision).toBe('P02');
  expect(followed.tables.answers[0]).toMatchObject({ answer: 'Every month', response: 'review', title: 'New title' });
  expect(followed.tables.answers.map(({ id }) => id)).toEqual([first.id, ...rest.map(({ id }) => id), 'new']);
});

test('an answer stays as it is when its requirement is only numbered anew, or had no wording', () => {
  const eir = sampleDocument('eir', 'en', today);
  const [answer] = fromEir(eir, 'eir-1').tables.answers;
  const [requirement] = eir.tables.requirements;
  if (!answer || !requirement) throw new Error('The sample has requirements');
  const met = { ...answer, response: 'full' } as const;
  expect(toldAnew(met, { ...requirement, code: 'EIR-9' }).response).toBe('full');
  expect(toldAnew({ ...met, title: '', text: '' }, requirement).response).toBe('full');
  expect(toldAnew(answer, { ...requirement, text: 'IFC4X3' }).response).toBe('');
});

test('an empty document has every field and table, empty', () => {
  const { fields, tables } = emptyDocument('air', 'en');
  expect(Object.values(fields).flat().join('')).toBe('');
  expect(Object.values(tables).flat()).toEqual([]);
});
