import type { BimDocument } from '../document/document.schema.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { checkNames } from './check-names.ts';
import { checkName, exampleName, makeName, nextNumber } from './container-name.ts';
import { explainName } from './explain-name.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');

test('the sample’s own names fit, and so does its example', () => {
  for (const { containerName } of sample.tables.deliverables)
    expect(explainName(sample, containerName, 'en')).toEqual([]);
  expect(exampleName(sample)).toBe('NHC-BIM-MB-00-M3-A-0001');
  expect(checkName(sample, exampleName(sample)).fits).toBe(true);
});

test('each field that fails is named, with the codes that would fit', () => {
  expect(explainName(sample, 'NHC-ART-MB-ZZ-M3-A-12', 'en')).toEqual([
    'Originator: "ART" is not in the code list. Codes that fit: ARC, BIM, STR, MEP, CON.',
    'Number: "12" must have 4 characters.',
  ]);
  expect(explainName(sample, 'NHC-ARC-MB-ZZ-M3-A-00A1', 'pt-BR')).toEqual(['Number: "00A1" só pode ter dígitos.']);
  expect(explainName(sample, 'NHC-ARC-MB-ZZ-M3-A', 'es')).toEqual(['Number: falta este campo.']);
  expect(explainName(sample, 'NHC-ARC-MB-ZZ-M3-A-0001-P01', 'en')).toEqual([
    'After the last field there is more: "P01".',
  ]);
});

test('without fields any name fits; a code list without codes is named', () => {
  const free: BimDocument = { ...sample, tables: { ...sample.tables, naming: [] } };
  expect(checkName(free, 'model final v3').fits).toBe(true);
  const naming = sample.tables.naming.map((field) => ({ ...field, codes: [] }));
  const [fault] = explainName({ ...sample, tables: { ...sample.tables, naming } }, 'NHC-ARC-MB-ZZ-M3-A-0001', 'en');
  expect(fault).toBe('Project: the code list is empty.');
});

test('a generated name fits and takes the next free number', () => {
  const values = { n2: 'ARC', n3: 'MB', n4: 'ZZ', n5: 'M3', n6: 'A' };
  const number = nextNumber(sample, values);
  expect(number).toBe('0003');
  const name = makeName(sample, { ...values, n7: number });
  expect(name).toBe('NHC-ARC-MB-ZZ-M3-A-0003');
  expect(checkName(sample, name).fits).toBe(true);
});

test('the document’s own number is taken', () => {
  const values = { n2: 'BIM', n3: 'ZZ', n4: 'XX', n5: 'RP', n6: 'Z' };
  expect(sample.fields.documentNumber).toBe('NHC-BIM-ZZ-XX-RP-Z-0002');
  expect(nextNumber(sample, values)).toBe('0003');
});

test('the separator is the project’s own', () => {
  const dotted: BimDocument = { ...sample, fields: { ...sample.fields, namingSeparator: '_' } };
  expect(checkName(dotted, 'NHC_ARC_MB_ZZ_M3_A_0001').fits).toBe(true);
  expect(checkName(dotted, 'NHC-ARC-MB-ZZ-M3-A-0001').fits).toBe(false);
});

test('wrong case and repetition are said as such', () => {
  const name = 'NHC-ARC-MB-ZZ-M3-A-0001';
  const listed = checkNames(sample, [name, 'NHC-arc-MB-ZZ-M3-A-0001', name, 'NHC-ARC-MB-ZZ-M3-A-0002'], 'en');
  expect(listed).toMatchObject([
    { name, faults: ['This name is listed 3 times; each container needs its own.'] },
    {
      name: 'NHC-arc-MB-ZZ-M3-A-0001',
      faults: [
        'Originator: "arc" has the wrong case. Write ARC.',
        'This name is listed 3 times; each container needs its own.',
      ],
    },
    { name: 'NHC-ARC-MB-ZZ-M3-A-0002', faults: [] },
  ]);
});

test('a list from a folder is checked without the folders in front and the extension of each file', () => {
  const name = 'NHC-ARC-MB-ZZ-M3-A-0001';
  const path = 'C:\\Projects\\NHC\\Shared\\';
  const listed = [`${path}${name}.ifc`, `"./out/${name}.pdf"`, `${name}.BCFZIP`, 'Drafts/', `${name}.0002`];
  expect(checkNames(sample, listed, 'en')).toMatchObject([
    { name, folder: path, extension: '.ifc', faults: [] },
    { name, folder: './out/', extension: '.pdf', faults: [] },
    { name, folder: '', extension: '.BCFZIP', faults: [] },
    { name: `${name}.0002`, extension: '', faults: [expect.stringContaining('0001.0002')] },
  ]);
  const twice = checkNames(sample, [`a/${name}.pdf`, `b/${name}.pdf`], 'en');
  expect(twice.map(({ faults }) => faults)).toEqual([[expect.stringContaining('listed 2 times')]]);
  const dotted = { ...sample, fields: { ...sample.fields, namingSeparator: '.' } } as BimDocument;
  const withDots = name.replaceAll('-', '.');
  expect(checkNames(dotted, [withDots, `${withDots}.pdf`], 'en').map(({ faults }) => faults)).toEqual([[], []]);
});

test('codes count whatever characters are allowed besides', () => {
  const naming = sample.tables.naming.map((field) => ({ ...field, rule: field.id === 'n2' ? 'letters' : field.rule }));
  const document = { ...sample, tables: { ...sample.tables, naming } } as BimDocument;
  expect(explainName(document, 'NHC-HUS-MB-ZZ-M3-A-0001', 'en')[0]).toContain('"HUS" is not in the code list');
  expect(exampleName(document)).toBe(exampleName(sample));
});

test('another separator is said once, with the name as it is meant, and not as missing fields', () => {
  expect(explainName(sample, 'NHC_ARC_MB_ZZ_M3_A_0001', 'en')).toEqual([
    'The fields are separated by "-", not by "_": NHC-ARC-MB-ZZ-M3-A-0001.',
  ]);
  expect(explainName(sample, 'NHC_ARC_MB_ZZ_M3_A', 'pt-BR')).toEqual([
    'Os campos são separados por "-", não por "_": NHC-ARC-MB-ZZ-M3-A.',
    'Number: falta este campo.',
  ]);
});

test('a code of letters is written in capitals, also without a code list', () => {
  const naming = sample.tables.naming.map((row) =>
    row.part === 'project' ? { ...row, rule: 'letters' as const, codes: [] } : row,
  );
  const free: BimDocument = { ...sample, tables: { ...sample.tables, naming } };
  expect(explainName(free, 'nhc-ARC-MB-ZZ-M3-A-0001', 'en')).toEqual(['Project: "nhc" has the wrong case. Write NHC.']);
  expect(explainName(free, 'NHC-ARC-MB-ZZ-M3-A-0001', 'en')).toEqual([]);
});
