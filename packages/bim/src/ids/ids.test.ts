import { languages } from '@arcada/contracts';
import { auditIds, checkModel, openModel, readIds, writeIds } from '@arcada/ids';
import type { Row } from '../document/document.schema.ts';
import { documentTypes } from '../document/families.ts';
import { newRow } from '../edits/new-row.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { idsOfDocument } from './ids-of-document.ts';
import type { IdsReason } from './ids-reasons.ts';

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
const facetOf = async (values: Partial<Row<'informationNeeds'>>) =>
  (await needing(values)).ids.specifications[0]?.requirements[0];
const reasonOf = async (values: Partial<Row<'informationNeeds'>>) =>
  (await needing(values)).leftOut.map(({ reason, partly }) => [reason, partly]);
const rated = { set: 'Pset_WallCommon', name: 'FireRating', dataType: 'IfcLabel' } as const;
const thermal = { ...rated, name: 'ThermalTransmittance', dataType: 'IfcThermalTransmittanceMeasure' } as const;

test('needs of the same objects are one specification, and the document describes the file', async () => {
  const { ids, leftOut } = await idsOfDocument(sample);
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
    applicability: [{ kind: 'entity', name: { base: 'xs:string', enumeration: ['IFCDOOR', 'IFCDOORSTANDARDCASE'] } }],
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
      const { ids } = await idsOfDocument(sampleDocument(type, language, '2026-09-01'));
      if (ids.specifications.length === 0) continue;
      const read = readIds(writeIds(ids));
      expect(read.specifications.map(({ name }) => name)).toEqual(ids.specifications.map(({ name }) => name));
      expect(await auditIds(read)).toEqual([]);
    }
  }
});

test('each restriction has its form', async () => {
  expect(await facetOf({ ...rated, restriction: 'equals', values: ['EI60'] })).toMatchObject({ value: 'EI60' });
  expect(await facetOf({ ...rated, restriction: 'pattern', values: ['EI[0-9]+'] })).toMatchObject({
    value: { base: 'xs:string', pattern: ['EI[0-9]+'] },
  });
  expect(await facetOf({ ...thermal, restriction: 'range', values: ['', '0,24'] })).toMatchObject({
    value: { base: 'xs:double', maxInclusive: '0.24' },
  });
  expect(await facetOf({ ...thermal, restriction: 'range', values: ['>0,1', '<0,24'] })).toMatchObject({
    value: { base: 'xs:double', minExclusive: '0.1', maxExclusive: '0.24' },
  });
  expect(await facetOf({ ...rated, restriction: 'length', values: ['2', '8'] })).toMatchObject({
    value: { base: 'xs:string', minLength: 2, maxLength: 8 },
  });
  expect(
    await facetOf({ ...rated, name: 'IsExternal', dataType: 'IfcBoolean', restriction: 'equals', values: ['TRUE'] }),
  ).toMatchObject({
    dataType: 'IFCBOOLEAN',
    value: 'true',
  });
});

test('every IDS of odd cells is one that the audit accepts, and says what it leaves out', async () => {
  const number: Partial<Row<'informationNeeds'>> = { set: 'Pset', name: 'P', restriction: 'equals', values: ['5'] };
  const odd: [Partial<Row<'informationNeeds'>>, IdsReason, boolean][] = [
    [{ ...rated, dataType: 'IfcLabel (text)' }, 'data-type', true],
    [{ ...number, dataType: 'Número inteiro' }, 'data-type', true],
    [{ ...rated, restriction: 'length', values: ['-5'] }, 'values', true],
    [{ ...rated, restriction: 'length', values: ['1'.repeat(23)] }, 'values', true],
    [{ ...thermal, restriction: 'range', values: ['', '', '5'] }, 'values', true],
    [{ ...rated, restriction: 'range', values: ['1', '5'] }, 'values', true],
    [{ ...thermal, restriction: 'range', values: ['<5', '>1'] }, 'values', true],
    [{ ...thermal, restriction: 'pattern', values: ['[0-9]'] }, 'values', true],
    [{ ...thermal, restriction: 'length', values: ['2'] }, 'values', true],
    [{ ...rated, restriction: 'pattern', values: ['EI[0-9'] }, 'values', true],
    [{ ...number, dataType: 'IfcCountMeasure', values: ['5.5'] }, 'values', true],
    [{ ...number, dataType: 'IfcDateTime', values: ['soon'] }, 'values', true],
    [{ ...number, dataType: 'IfcSpecularExponent', values: ['NaN'] }, 'values', true],
    [{ ...rated, values: ['EI30'] }, 'unrestricted', true],
    [{ ...rated, restriction: 'any', values: ['EI30'] }, 'unrestricted', true],
    [{ kind: 'material', name: 'Concrete' }, 'unread', true],
    [{ kind: 'classification', set: 'Uniclass 2015', name: 'Ss_25_10' }, 'unread', true],
    [{ kind: 'attribute', set: 'Identity', name: 'Name' }, 'unread', true],
    [{ kind: 'attribute', name: 'Names' }, 'unknown', false],
    [{ kind: 'attribute', name: 'ObjectPlacement', restriction: 'equals', values: ['x'] }, 'values', true],
    [{ kind: 'part-of', name: 'IfcRabbit' }, 'unknown', false],
    [{ ...rated, entity: 'IfcRabbit' }, 'entity', false],
    [{ ...rated, entity: 'IfcGrid', predefinedType: 'ROUND', dataType: 'IfcRabbit' }, 'data-type', true],
  ];
  for (const [values, reason, partly] of odd) {
    const { ids, leftOut } = await needing(values);
    expect([values, leftOut.map((one) => [one.reason, one.partly])]).toEqual([values, [[reason, partly]]]);
    if (ids.specifications.length > 0) expect(await auditIds(readIds(writeIds(ids)))).toEqual([]);
    else expect(partly).toBe(false);
  }
  expect(await reasonOf({ ...rated, dataType: 'IfcRabbit', restriction: 'pattern', values: ['['] })).toEqual([
    ['values', true],
    ['data-type', true],
  ]);
});

test('values have the base of their type in the schema', async () => {
  const valueFor = async (dataType: string, ...values: string[]) =>
    facetOf({ set: 'Pset', name: 'P', dataType, restriction: 'one-of', values });
  expect(await valueFor('IfcCountMeasure', '5')).toMatchObject({ value: { base: 'xs:integer' } });
  expect(await valueFor('IfcParameterValue', '0,5')).toMatchObject({
    value: { base: 'xs:double', enumeration: ['0.5'] },
  });
  expect(await valueFor('IfcTime', '10:00:00')).toMatchObject({ value: { base: 'xs:time' } });
  const height = { kind: 'attribute', entity: 'IfcDoor', name: 'OverallHeight', unit: 'mm' } as const;
  expect(await facetOf({ ...height, restriction: 'range', values: ['2100'] })).toMatchObject({
    value: { base: 'xs:double', minInclusive: '2.1' },
  });
});

test('numbers are converted to SI units; a unit that cannot be is only mentioned', async () => {
  const least = async (dataType: string, unit: string, value: string) => {
    const facet = await facetOf({ set: 'Pset', name: 'P', dataType, unit, restriction: 'range', values: [value] });
    return facet?.kind === 'property' && typeof facet.value === 'object' ? facet.value.minInclusive : undefined;
  };
  expect(await least('IfcPositiveLengthMeasure', 'mm', '35')).toBe('0.035');
  expect(await least('IfcAreaMeasure', 'm²', '12,5')).toBe('12.5');
  expect(await least('IfcThermodynamicTemperatureMeasure', 'ºC', '20')).toBe('293.15');
  expect(await least('IfcThermalTransmittanceMeasure', 'W/(m²·K)', '0.2')).toBe('0.2');
  expect(await least('IfcPositiveRatioMeasure', '%', '30')).toBe('0.3');
  expect(await least('', 'mm', '900')).toBe('0.9');
  expect(await least('IfcReal', 'mm', '900')).toBe('900');
  expect(await least('IfcAreaMeasure', 'mm', '900')).toBeUndefined();
  const power = { set: 'Pset', name: 'P', dataType: 'IfcPowerMeasure', unit: 'hp' } as const;
  expect(await reasonOf({ ...power, restriction: 'equals', values: ['5'] })).toEqual([['unit', true]]);
});

test('each kind has its facet', async () => {
  expect(await facetOf({ kind: 'attribute', name: 'Name', presence: 'optional' })).toMatchObject({
    kind: 'attribute',
    cardinality: 'optional',
  });
  expect(await facetOf({ kind: 'classification', set: 'Uniclass 2015' })).toMatchObject({
    kind: 'classification',
    system: 'Uniclass 2015',
  });
  expect(await facetOf({ kind: 'material', presence: 'prohibited' })).toMatchObject({
    kind: 'material',
    cardinality: 'prohibited',
  });
  expect(await facetOf({ kind: 'part-of', set: 'IfcRelAggregates', name: 'IfcBuildingStorey' })).toMatchObject({
    kind: 'partOf',
    relation: 'IFCRELAGGREGATES',
    entity: { name: 'IFCBUILDINGSTOREY' },
  });
});

test('a purpose that the list lacks describes the specification in its own words', async () => {
  const { ids } = await needing({ ...rated, purpose: 'other', ownPurpose: 'Space programme' });
  expect(ids.specifications[0]?.description).toBe('Space programme');
});

test('what IDS cannot express is listed with the reason, never dropped', async () => {
  expect(await reasonOf({ kind: 'geometry', name: 'Openings over 100 mm' })).toEqual([['geometry', false]]);
  expect(await reasonOf({ kind: 'documentation', name: 'Manual' })).toEqual([['documentation', false]]);
  expect(await reasonOf({ name: 'FireRating' })).toEqual([['incomplete', false]]);
  expect(await reasonOf({ ...rated, entity: 'walls' })).toEqual([['entity', false]]);
  expect(await reasonOf({ ...thermal, restriction: 'range', values: ['low'] })).toEqual([['values', true]]);
  expect(await reasonOf({ ...thermal, unit: 'BTU' })).toEqual([['unit', true]]);
  expect(await reasonOf({ kind: 'part-of', name: 'IfcSpace', presence: 'optional' })).toEqual([
    ['optional-part', false],
  ]);
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  expect((await idsOfDocument(eir)).leftOut.filter(({ reason }) => reason === 'words')).toHaveLength(4);
});

const exchanging = (...named: string[]) => {
  const rows = named.map((version) => newRow('exchangeFormats', { format: 'ifc', version }));
  return { ...sample, tables: { ...sample.tables, exchangeFormats: rows } };
};
const namesIn = ({ ids }: Awaited<ReturnType<typeof idsOfDocument>>) =>
  ids.specifications.map(({ name, ifcVersion, applicability: [entity] }) => [
    name,
    ifcVersion,
    entity?.kind === 'entity' && typeof entity.name === 'object' ? entity.name.enumeration : entity,
  ]);

test('the versions are those that the project exchanges; subclasses are those of each', async () => {
  const wall = { base: 'xs:string', enumeration: ['IFCWALL', 'IFCWALLSTANDARDCASE'] };
  const two = namesIn(await idsOfDocument(exchanging('IFC4.3', 'IFC 2x3 TC1')));
  expect(two[0]).toEqual(['N1 IfcWall', ['IFC4X3_ADD2', 'IFC2X3'], wall.enumeration]);
  const all = namesIn(await idsOfDocument(exchanging('IFC4', 'IFC2X3', 'IFC4X3')));
  expect(all.slice(0, 4)).toEqual([
    ['N1 IfcWall (IFC4)', ['IFC4'], ['IFCWALL', 'IFCWALLELEMENTEDCASE', 'IFCWALLSTANDARDCASE']],
    ['N1 IfcWall (IFC2X3, IFC4X3_ADD2)', ['IFC2X3', 'IFC4X3_ADD2'], wall.enumeration],
    ['N2 IfcDoor (IFC4)', ['IFC4'], ['IFCDOOR', 'IFCDOORSTANDARDCASE']],
    ['N2 IfcDoor (IFC2X3, IFC4X3_ADD2)', ['IFC2X3', 'IFC4X3_ADD2'], { kind: 'entity', name: 'IFCDOOR' }],
  ]);
});

test('an abstract class stands for those that models have, and a whole also for its subclasses', async () => {
  const part = await needing({ entity: 'IfcElementComponent', kind: 'part-of', name: 'IfcSlab' });
  const [specification] = part.ids.specifications;
  const [entity] = specification?.applicability ?? [];
  const listed = entity?.kind === 'entity' && typeof entity.name === 'object' ? entity.name.enumeration : [];
  expect(listed).toContain('IFCMECHANICALFASTENER');
  for (const name of ['IFCELEMENTCOMPONENT', 'IFCREINFORCINGELEMENT']) expect(listed).not.toContain(name);
  expect(specification?.requirements[0]).toMatchObject({
    entity: { name: { enumeration: ['IFCSLAB', 'IFCSLABELEMENTEDCASE', 'IFCSLABSTANDARDCASE'] } },
  });
  expect(await auditIds(readIds(writeIds(part.ids)))).toEqual([]);
});

test('a wall of standard case in an IFC2X3 model is checked, and fails without the property', async () => {
  const { ids } = await idsOfDocument(exchanging('IFC2X3'));
  const lines = ["#1=IFCWALLSTANDARDCASE('0000000000000000000001',$,'W',$,$,$,$,$);"];
  const text = `ISO-10303-21;HEADER;FILE_DESCRIPTION((''),'2;1');FILE_NAME('','',(''),(''),'','','');FILE_SCHEMA(('IFC2X3'));ENDSEC;DATA;${lines.join('')}ENDSEC;END-ISO-10303-21;`;
  const model = await openModel(new TextEncoder().encode(text));
  const [walls] = (await checkModel(model, ids)).specifications;
  expect([walls?.applicable, walls?.status]).toEqual([1, 'fail']);
});
