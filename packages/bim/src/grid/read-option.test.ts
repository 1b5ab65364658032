import { languages } from '@arcada/contracts';
import type { OptionList } from '../document/options.ts';
import { options } from '../document/options.ts';
import { importSheet } from '../importing/import-sheet.ts';
import { bare } from '../labels/fold.ts';
import { optionAliases } from '../labels/option-aliases.ts';
import { optionLabel } from '../labels/option-labels.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { paste, pasted } from './paste.ts';
import { disciplineCodes, optionOf, readOption } from './read-option.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const at = (row: number, column: number) => ({ from: { row, column }, to: { row, column } });

test.each([
  ['discipline', 'A', 'architecture'],
  ['discipline', 's', 'structure'],
  ['discipline', 'Structural engineers', 'structure'],
  ['discipline', 'Instalações Elétricas', 'electrical'],
  ['discipline', 'Ingeniería de estructuras', 'structure'],
  ['discipline', 'MEP', 'mep'],
  ['discipline', 'Instalaciones', 'mep'],
  ['discipline', 'Instalações', 'mep'],
  ['discipline', 'M&E', 'mep'],
  ['discipline', 'G', undefined],
  ['discipline', 'Z', undefined],
  ['role', 'Structural engineer', 'engineer'],
  ['role', 'MEP engineer', 'engineer'],
  ['role', 'Engenheira civil', 'engineer'],
  ['role', 'Jefe de proyecto', 'project-manager'],
  ['role', 'BIM wizard', undefined],
  ['levelOfDevelopment', 'LOD300', '300'],
  ['levelOfDevelopment', 'LOD 300+', undefined],
  ['impact', 'Alta', 'high'],
  ['likelihood', 'M', 'medium'],
  ['namingSeparator', '_', '_'],
  ['purpose', 'Mediciones', 'quantities'],
  ['bimUse', 'As-built model', 'record-modelling'],
  ['bimUse', 'Estimativa de custos (5D)', 'cost-estimation'],
  ['role', 'Lead appointed party', 'lead-appointed-party'],
  ['role', 'Parte contratada', 'appointed-party'],
  ['purpose', 'Manutenção', 'maintenance'],
  ['discipline', 'INS', 'mep'],
  ['severity', 'High', 'critical'],
  ['severity', 'Média', 'major'],
  ['severity', 'baja', 'minor'],
  ['priority', 'Obligatorio', 'must'],
  ['priority', 'obrigatoria', 'must'],
  ['needPresence', 'Mandatory', 'required'],
  ['needPresence', 'Obrigatório', 'required'],
  ['containerState', 'WIP', 'wip'],
  ['containerState', 'Draft', 'wip'],
  ['namingPart', 'Volume/System', 'functional'],
  ['namingPart', 'Nivel', 'spatial'],
  ['namingRule', 'alfanumerico', 'letters-digits'],
  ['restriction', 'Enumeração', 'one-of'],
  ['needKind', 'Propiedades', 'property'],
  ['raci', 'Aprobador', 'A'],
  ['priority', 'Alta', 'must'],
  ['priority', 'Média', 'should'],
  ['priority', 'Media', 'should'],
  ['priority', 'Medium', 'should'],
  ['priority', 'Baixa', 'could'],
  ['priority', 'Baja', 'could'],
  ['priority', 'Low', 'could'],
] as const)('%s: %s is %s', (list, text, option) => {
  expect(optionOf(list, text)).toBe(option);
});

test('every option is found by its id and its labels', () => {
  for (const list of Object.keys(options) as OptionList[])
    for (const option of options[list])
      for (const text of [option, ...languages.map((language) => optionLabel(list, option)[language])])
        expect([list, text, optionOf(list, text)]).toEqual([list, text, option]);
});

test('no other name means two options, or is already the label of one', () => {
  for (const [list, names] of Object.entries(optionAliases)) {
    const all = Object.values(names).flatMap((text) => text.split('|').map(bare));
    expect([list, all.filter((name, place) => name === '' || all.indexOf(name) !== place)]).toEqual([list, []]);
    for (const [option, text] of Object.entries(names))
      for (const name of text.split('|')) expect([name, optionOf(list as OptionList, name)]).toEqual([name, option]);
  }
});

test('the codes of a project come before the usual letters', () => {
  const codes = [
    { code: 'M', meaning: 'Marine works' },
    { code: 'K', meaning: 'Quantity surveyors' },
    { code: 'E', meaning: '' },
  ];
  const naming = sample.tables.naming.map((row) => (row.part === 'discipline' ? { ...row, codes } : row));
  const document = { ...sample, tables: { ...sample.tables, naming } };
  const own = disciplineCodes(document);
  expect(['M', 'k', 'E', 'Mechanical'].map((text) => optionOf('discipline', text, own))).toEqual([
    undefined,
    'cost',
    'electrical',
    'mechanical',
  ]);
  const result = paste(document, 'clashPairs', at(0, 0), [['K', 'M']]);
  expect(pasted(document, result).tables.clashPairs[0]).toMatchObject({
    disciplineA: 'cost',
    disciplineB: '',
  });
  expect(result.errors).toMatchObject([{ row: 0, column: 1, fault: 'not-an-option', text: 'M' }]);
});

test('a matrix takes the words for its letters', () => {
  const result = paste(sample, 'responsibilities', at(0, 2), [['Consulted', 'Informado']]);
  expect(result.errors).toEqual([]);
  expect(pasted(sample, result).tables.responsibilities[0]?.assignments).toEqual(
    expect.arrayContaining([
      { party: 'CLI', raci: 'C' },
      { party: 'PMG', raci: 'I' },
    ]),
  );
});

test.each([
  ['severity', 'critical', false],
  ['severity', 'Grave', false],
  ['severity', 'High', true],
  ['role', 'Engineers', false],
  ['role', 'engenheira', false],
  ['role', 'Structural engineer', true],
  ['role', 'Landscape architect', true],
  ['impact', 'Alta', false],
  ['likelihood', 'M', true],
  ['levelOfDevelopment', 'LOD300', false],
] as const)('%s: whether %s is another word is said', (list, text, isMeant) => {
  expect(readOption(list, text)?.isMeant).toBe(isMeant);
});

test('a paste says which words it took for options, and how often', () => {
  const result = paste(sample, 'clashPairs', at(0, 3), [['High'], ['Critical'], ['high'], ['High']]);
  expect(
    pasted(sample, result)
      .tables.clashPairs.slice(0, 4)
      .map(({ severity }) => severity),
  ).toEqual(Array.from({ length: 4 }, () => 'critical'));
  expect(result.words.map(({ text, as, heading, count }) => [heading.en, text, as.en, count])).toEqual([
    ['Severity', 'High', 'Critical', 2],
    ['Severity', 'high', 'Critical', 1],
  ]);
  const matrix = paste(sample, 'responsibilities', at(0, 2), [['Approver', 'A', 'Consulted']]);
  expect(matrix.words).toMatchObject([{ text: 'Approver', count: 1 }]);
});

test('so does a sheet', () => {
  const sheet = [
    ['Discipline A', 'Discipline B', 'Severity'],
    ['Architecture', 'Structural engineers', 'Low'],
  ];
  expect(importSheet(sample, 'clashPairs', sheet).words.map(({ text, as }) => [text, as.en])).toEqual([
    ['Structural engineers', 'Structure'],
    ['Low', 'Minor'],
  ]);
});

test('levels of a scale of five are taken for the three that there are, which is said', () => {
  for (const list of ['likelihood', 'impact'] as const) {
    expect(['1', '2', '3', '4', '5'].map((level) => readOption(list, level))).toEqual(
      ['low', 'low', 'medium', 'high', 'high'].map((option) => ({ option, isMeant: true })),
    );
    expect(['0', '6', '25'].map((level) => readOption(list, level))).toEqual([undefined, undefined, undefined]);
  }
});
