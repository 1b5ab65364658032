import { languages } from '@arcada/contracts';
import { auditIds, readIds, writeIds } from '@arcada/ids';
import type { Row } from '../document/document.schema.ts';
import { documentTypes } from '../document/families.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { newRow } from '../edits/new-row.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { idsOfDocument } from './ids-of-document.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const needing = (values: Partial<Row<'informationNeeds'>>) => {
  const row = newRow('informationNeeds', {
    code: 'T',
    entity: 'IfcWall',
    purpose: 'cost',
    kind: 'property',
    ...values,
  });
  const alone = { ...sample, tables: { ...sample.tables, informationNeeds: [row] } };
  return idsOfDocument(alone);
};
const facetOf = (values: Partial<Row<'informationNeeds'>>) => needing(values).ids.specifications[0]?.requirements[0];
const reasonOf = (values: Partial<Row<'informationNeeds'>>) =>
  needing(values).leftOut.map(({ reason, partly }) => [reason, partly]);
const rated = { set: 'Pset_WallCommon', name: 'FireRating', dataType: 'IfcLabel' } as const;
const thermal = { ...rated, name: 'ThermalTransmittance', dataType: 'IfcThermalTransmittanceMeasure' } as const;

test('needs of the same objects are one specification, and the document describes the file', () => {
  const { ids, leftOut } = idsOfDocument(sample);
  expect(ids.info).toEqual({
    title: 'BEP · Northgate Health Centre',
    version: 'P01',
    description: 'NHC-BIM-ZZ-XX-RP-Z-0002',
    author: 'bim@example.com',
    date: '2026-09-01',
  });
  expect(ids.specifications.map(({ name, requirements }) => [name, requirements.length])).toEqual([
    ['N1 IfcWall', 2],
    ['N2 IfcDoor', 1],
    ['N3 IfcSpace', 1],
    ['N3 IfcSlab', 1],
    ['N4 IfcPump', 2],
  ]);
  expect(ids.specifications[1]).toEqual({
    name: 'N2 IfcDoor',
    identifier: 'N2',
    description: 'Permit',
    ifcVersion: ['IFC4'],
    minOccurs: 0,
    maxOccurs: 'unbounded',
    applicability: [{ kind: 'entity', name: 'IFCDOOR' }],
    requirements: [
      {
        kind: 'property',
        propertySet: 'Pset_DoorCommon',
        baseName: 'FireRating',
        dataType: 'IFCLABEL',
        value: { base: 'xs:string', enumeration: ['EI30', 'EI60', 'EI90', 'EI120'] },
        cardinality: 'required',
        instructions: 'M3 · CLI',
      },
    ],
  });
  expect(leftOut.map(({ row, reason }) => [row, reason])).toEqual([['i8', 'documentation']]);
});

test('what is written as IDS is read back equal and makes sense to the audit, for all samples', async () => {
  for (const type of documentTypes) {
    for (const language of languages) {
      const { ids } = idsOfDocument(sampleDocument(type, language, '2026-09-01'));
      if (ids.specifications.length === 0) continue;
      const read = readIds(writeIds(ids));
      expect(read.specifications.map(({ name }) => name)).toEqual(ids.specifications.map(({ name }) => name));
      expect(await auditIds(read)).toEqual([]);
    }
  }
});

test('each restriction has its form', () => {
  expect(facetOf({ ...rated, restriction: 'equals', values: ['EI60'] })).toMatchObject({ value: 'EI60' });
  expect(facetOf({ ...rated, restriction: 'pattern', values: ['EI[0-9]+'] })).toMatchObject({
    value: { base: 'xs:string', pattern: ['EI[0-9]+'] },
  });
  expect(facetOf({ ...thermal, restriction: 'range', values: ['', '0,24'] })).toMatchObject({
    value: { base: 'xs:double', maxInclusive: '0.24' },
  });
  expect(facetOf({ ...rated, restriction: 'length', values: ['2', '8'] })).toMatchObject({
    value: { base: 'xs:string', minLength: 2, maxLength: 8 },
  });
  expect(
    facetOf({ ...rated, name: 'IsExternal', dataType: 'IfcBoolean', restriction: 'equals', values: ['TRUE'] }),
  ).toMatchObject({
    dataType: 'IFCBOOLEAN',
    value: 'true',
  });
});

test('each kind has its facet', () => {
  expect(facetOf({ kind: 'attribute', name: 'Name', presence: 'optional' })).toMatchObject({
    kind: 'attribute',
    cardinality: 'optional',
  });
  expect(facetOf({ kind: 'classification', set: 'Uniclass 2015' })).toMatchObject({
    kind: 'classification',
    system: 'Uniclass 2015',
  });
  expect(facetOf({ kind: 'material', presence: 'prohibited' })).toMatchObject({
    kind: 'material',
    cardinality: 'prohibited',
  });
  expect(facetOf({ kind: 'part-of', set: 'IfcRelAggregates', name: 'IfcBuildingStorey' })).toMatchObject({
    kind: 'partOf',
    relation: 'IFCRELAGGREGATES',
    entity: { name: 'IFCBUILDINGSTOREY' },
  });
});

test('what IDS cannot express is listed with the reason, never dropped', () => {
  expect(reasonOf({ kind: 'geometry', name: 'Openings over 100 mm' })).toEqual([['geometry', false]]);
  expect(reasonOf({ kind: 'documentation', name: 'Manual' })).toEqual([['documentation', false]]);
  expect(reasonOf({ name: 'FireRating' })).toEqual([['incomplete', false]]);
  expect(reasonOf({ ...rated, entity: 'walls' })).toEqual([['entity', false]]);
  expect(reasonOf({ ...thermal, restriction: 'range', values: ['low'] })).toEqual([['values', true]]);
  expect(reasonOf({ ...thermal, unit: 'BTU' })).toEqual([['unit', true]]);
  expect(reasonOf({ kind: 'part-of', name: 'IfcSpace', presence: 'optional' })).toEqual([['optional-part', false]]);
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  expect(idsOfDocument(eir).leftOut.filter(({ reason }) => reason === 'words')).toHaveLength(4);
});

test('the versions are those that the project exchanges', () => {
  const two = applyEdits(sample, [
    {
      op: 'insert-row',
      table: 'exchangeFormats',
      row: newRow('exchangeFormats', { format: 'ifc', version: 'IFC 2x3 TC1' }),
    },
    { op: 'cell', table: 'exchangeFormats', row: 'x1', column: 'version', value: 'IFC4.3' },
  ]);
  expect(idsOfDocument(two).ids.specifications[0]?.ifcVersion).toEqual(['IFC4X3_ADD2', 'IFC2X3']);
});
