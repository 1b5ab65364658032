import type { AuditCode } from '../src/audit/audit-finding.ts';
import { auditIds } from '../src/audit/audit-ids.ts';
import {
  type Facet,
  type IdsValue,
  type IfcVersion,
  ifcVersions,
  type Specification,
} from '../src/document/ids-document.ts';
import { readIds } from '../src/document/read-ids.ts';
import { writeIds } from '../src/document/write-ids.ts';
import { documentOf, specification, wholeDocument } from './documents.fixture.ts';

const codes = async (...specifications: Specification[]): Promise<AuditCode[]> =>
  (await auditIds(documentOf(...specifications))).map(({ code }) => code);

const requiring = (facet: Facet, more: Partial<Specification> = {}) => codes(specification([facet], more));
const about = (name: IdsValue, versions: readonly IfcVersion[] = ifcVersions): Partial<Specification> => ({
  ifcVersion: [...versions],
  applicability: [{ kind: 'entity', name }],
});
const attribute = (name: IdsValue, value?: IdsValue): Facet => ({
  kind: 'attribute',
  name,
  ...(value !== undefined && { value }),
});
const property = (dataType: string, value?: IdsValue): Facet => ({
  kind: 'property',
  propertySet: 'A',
  baseName: 'B',
  dataType,
  ...(value !== undefined && { value }),
});

test('a document that makes sense has no finding', async () => {
  const { specifications } = wholeDocument;
  const [first, second] = specifications;
  if (!first || !second) throw new Error('No specifications');
  await expect(codes({ ...first, ifcVersion: ['IFC4', 'IFC4X3_ADD2'] }, second)).resolves.toEqual([]);
});

test('a specification needs an applicability', async () => {
  expect(await codes(specification([attribute('Name')], { applicability: [] }))).toContain('no-applicability');
});

test('a prohibition has no requirements', async () => {
  const never = { minOccurs: 0, maxOccurs: 0 };
  expect(await requiring(attribute('Name'), never)).toEqual(['prohibited-with-requirements']);
  expect(await codes(specification([], never))).toEqual([]);
});

test('at least must not be more than at most', async () => {
  expect(await codes(specification([], { minOccurs: 3, maxOccurs: 2 }))).toEqual(['bad-occurrence']);
});

test.each<[string, IdsValue, readonly IfcVersion[], AuditCode[]]>([
  ['a class of all versions', 'IFCWALL', ifcVersions, []],
  ['no class', 'IFCRABBIT', ['IFC4'], ['unknown-class']],
  ['a class of IFC4X3 alone', 'IFCBRIDGE', ['IFC4X3_ADD2'], []],
  ['the same in IFC4', 'IFCBRIDGE', ['IFC4', 'IFC4X3_ADD2'], ['unknown-class']],
  ['a class that IFC4X3 dropped', 'IFCBUILDINGELEMENT', ['IFC4X3_ADD2'], ['unknown-class']],
  ['a name of IFC4 for two classes of IFC2X3', 'IFCAIRTERMINAL', ['IFC2X3', 'IFC4'], []],
  ['mixed case', 'IfcWall', ['IFC4'], ['class-not-capitals']],
  [
    'a list with a wrong one',
    { base: 'xs:string', enumeration: ['IFCWALL', 'IFCRABBIT'] },
    ['IFC4'],
    ['unknown-class'],
  ],
  ['a pattern that hits', { base: 'xs:string', pattern: ['IFC.*TYPE'] }, ifcVersions, []],
  ['a pattern that hits nothing', { base: 'xs:string', pattern: ['IFCRAB.*'] }, ['IFC4'], ['unknown-class']],
])('classes: %s', async (_, name, versions, expected) => {
  expect(await codes(specification([], about(name, versions)))).toEqual(expected);
  const whole: Facet = { kind: 'partOf', entity: { name } };
  expect(await codes(specification([whole], { ifcVersion: [...versions] }))).toEqual(expected);
});

test('a required class must be one of the applicable ones; subclasses are others', async () => {
  expect(await requiring({ kind: 'entity', name: 'IFCWALL' })).toEqual([]);
  expect(await requiring({ kind: 'entity', name: 'IFCSLAB' })).toEqual(['class-excluded']);
  expect(await requiring({ kind: 'entity', name: 'IFCWALL' }, about('IFCWALLSTANDARDCASE', ['IFC4']))).toEqual([
    'class-excluded',
  ]);
  const either: IdsValue = { base: 'xs:string', enumeration: ['IFCWALL', 'IFCSLAB'] };
  expect(await requiring({ kind: 'entity', name: either }, about('IFCSLAB'))).toEqual([]);
});

test.each<[string, IfcVersion[], AuditCode[]]>([
  ['IFCSLAB', ['IFC2X3'], []],
  ['IFCWALL', ['IFC2X3', 'IFC4'], []],
  ['IFCAIRTERMINAL', ['IFC2X3'], []],
  ['IFCINVENTORY', ['IFC4'], []],
  ['IFCINVENTORY', ['IFC2X3'], ['no-predefined-type']],
  ['IFCPROJECT', ['IFC4'], ['no-predefined-type']],
])('a predefined type of %s in %s', async (name, versions, expected) => {
  const applicability: Facet[] = [{ kind: 'entity', name, predefinedType: 'USERDEFINED' }];
  expect(await codes(specification([], { ifcVersion: versions, applicability }))).toEqual(expected);
});

test.each<[string, Facet, Partial<Specification>, AuditCode[]]>([
  ['direct', attribute('Tag'), {}, []],
  ['none of the class', attribute('ActingRole'), {}, ['unknown-attribute']],
  ['inverse', attribute('HasOpenings'), {}, ['unknown-attribute']],
  ['derived', attribute('Dim'), about('IFCCARTESIANPOINT'), ['unknown-attribute']],
  ['in another case', attribute('name'), {}, ['unknown-attribute']],
  ['only in later versions', attribute('PredefinedType'), about('IFCWALL', ['IFC2X3', 'IFC4']), ['unknown-attribute']],
  ['by a pattern that hits', attribute({ base: 'xs:string', pattern: ['.*Type'] }), {}, []],
  ['by a pattern that hits nothing', attribute({ base: 'xs:string', pattern: ['Foo.*'] }), {}, ['unknown-attribute']],
  ['of any class', attribute('ActingRole'), { applicability: [{ kind: 'material' }] }, []],
  ['of no class', attribute('Colourfulness'), { applicability: [{ kind: 'material' }] }, ['unknown-attribute']],
  ['of the occurrence of two classes', attribute('Tag'), about('IFCAIRTERMINAL', ['IFC2X3']), []],
  ['a reference with a value', attribute('ObjectPlacement', 'A'), {}, ['attribute-without-value']],
  ['a reference without a value', attribute('ObjectPlacement'), {}, []],
  ['a list with a value', attribute('Coordinates', '1'), about('IFCCARTESIANPOINT'), ['attribute-without-value']],
  [
    'a select with a value',
    attribute('RelatingMaterial', 'A'),
    about('IFCRELASSOCIATESMATERIAL'),
    ['attribute-without-value'],
  ],
  ['an enumeration value', attribute('CompositionType', 'ELEMENT'), about('IFCBUILDINGSTOREY'), []],
])('attributes: %s', async (_, facet, more, expected) => {
  expect(await requiring(facet, more)).toEqual(expected);
});

test.each<[IdsValue, AuditCode[]]>([
  ['12', []],
  ['12.5', ['value-spelling']],
  ['twelve', ['value-spelling']],
  [{ base: 'xs:integer', minInclusive: '1' }, []],
  [{ base: 'xs:integer', minInclusive: '1.5' }, ['value-spelling']],
  [{ base: 'xs:string', pattern: ['1.*'] }, ['restriction-base']],
])('an integer attribute with the value %j', async (value, expected) => {
  const versions: IfcVersion[] = ['IFC4'];
  expect(await requiring(attribute('NumberOfRisers', value), about('IFCSTAIRFLIGHT', versions))).toEqual(expected);
});

test.each<[string, IdsValue | undefined, AuditCode[]]>([
  ['IFCLABEL', 'any text', []],
  ['IFCRABBITMEASURE', undefined, ['unknown-data-type']],
  ['IFCWALL', undefined, ['unknown-data-type']],
  ['IFCCOMPLEXNUMBER', undefined, ['unknown-data-type']],
  ['IFCBOOLEAN', 'true', []],
  ['IFCBOOLEAN', 'TRUE', ['value-spelling']],
  ['IFCLENGTHMEASURE', '42', []],
  ['IFCLENGTHMEASURE', '1e-3', []],
  ['IFCLENGTHMEASURE', '42,3', ['value-spelling']],
  ['IFCLENGTHMEASURE', '', ['value-spelling']],
  ['IFCINTEGER', '42.0', ['value-spelling']],
  ['IFCCOUNTMEASURE', '42', []],
  ['IFCLENGTHMEASURE', { base: 'xs:double', enumeration: ['1', 'two'] }, ['value-spelling']],
  ['IFCLENGTHMEASURE', { base: 'xs:decimal', minInclusive: '1' }, []],
  ['IFCLENGTHMEASURE', { base: 'xs:string', enumeration: ['1'] }, ['restriction-base']],
  ['IFCDATE', '2026-11-23', []],
  ['IFCDATE', '23.11.2026', ['value-spelling']],
  ['IFCDURATION', 'P2DT3H', []],
  ['IFCDURATION', '2 days', ['value-spelling']],
  ['IFCLOGICAL', 'UNKNOWN', []],
])('a property of %s with the value %j', async (dataType, value, expected) => {
  expect(await requiring(property(dataType, value), { ifcVersion: ['IFC4'] })).toEqual(expected);
});

test('data types are looked up in every version', async () => {
  const findings = await auditIds(documentOf(specification([property('IFCDATE')])));
  expect(findings).toEqual([
    expect.objectContaining({ code: 'unknown-data-type', found: 'IFCDATE', version: 'IFC2X3' }),
  ]);
});

test.each<Facet>([
  { kind: 'entity', name: { base: 'xs:string', pattern: ['IFCWALL('] } },
  { kind: 'property', propertySet: 'A', baseName: { base: 'xs:string', pattern: ['(?i)a'] } },
  { kind: 'classification', system: { base: 'xs:string', pattern: ['['] } },
  { kind: 'material', value: { base: 'xs:string', pattern: ['*'] } },
  { kind: 'partOf', entity: { name: 'IFCWALL', predefinedType: { base: 'xs:string', pattern: ['a{'] } } },
])('a pattern that is none: %j', async (facet) => {
  expect(await requiring(facet)).toEqual(['bad-pattern']);
});

test('findings of a file say where they are, once for all versions', async () => {
  const xml = writeIds(documentOf(specification([attribute('Name'), attribute('Colour')])));
  const line = xml.split('\n').findIndex((text) => text.includes('<attribute>') && xml.indexOf(text) > 0) + 1;
  const findings = await auditIds(readIds(xml));
  expect(findings).toEqual([
    {
      code: 'unknown-attribute',
      found: 'Colour',
      version: 'IFC2X3',
      specification: 0,
      facet: { part: 'requirements', index: 1 },
      place: { line: line + 5, column: 9 },
    },
  ]);
});
