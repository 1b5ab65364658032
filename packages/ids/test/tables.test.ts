import fs from 'node:fs';
import path from 'node:path';
import { entityNamesOf } from '../src/schema/entity-names.ts';
import { loadSchema } from '../src/schema/load-schema.ts';
import { twoPartClass } from '../src/schema/two-part-classes.ts';
import { baseOfType } from '../src/schema/value-base.ts';
import { entityNames } from '../tables/entity-names.ts';
import { loadWebIfc } from '../tables/load-web-ifc.ts';
import { makeTable, tableNames } from '../tables/make-table.ts';

test.each(tableNames)('the committed table of %s is what the script makes', (name) => {
  const { declarations, webIfc } = loadWebIfc();
  const file = path.join(import.meta.dirname, '../src/schema/tables', `${name.toLowerCase()}.json`);
  const made = JSON.stringify(makeTable(name, declarations, webIfc));
  expect(fs.readFileSync(file, 'utf8').trimEnd() === made).toBe(true);
});

test('the committed names of entities are those of the tables', async () => {
  const folder = path.join(import.meta.dirname, '../src/schema/tables');
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  expect(read('entity-names')).toEqual(entityNames(tableNames.map((name) => read(name.toLowerCase()))));
  const schema = await loadSchema('IFC4X3');
  expect(new Set(entityNamesOf(['IFC4X3']).keys())).toEqual(new Set(schema.entityNames));
  const names = (schemas: Parameters<typeof entityNamesOf>[0]) => entityNamesOf(schemas).get('IFCBRIDGE');
  expect([names(['IFC2X3', 'IFC4']), names(['IFC4', 'IFC4X3'])]).toEqual([undefined, 'IfcBridge']);
});

test('entities have their attributes in the order of the file, and their ancestors', async () => {
  const schema = await loadSchema('IFC4');
  expect(schema.entity('IFCWALL')?.attributes.map(({ name }) => name)).toEqual([
    'GlobalId',
    'OwnerHistory',
    'Name',
    'Description',
    'ObjectType',
    'ObjectPlacement',
    'Representation',
    'Tag',
    'PredefinedType',
  ]);
  expect(schema.entity('IFCSIUNIT')?.attributes.map(({ name }) => name)).toEqual(['UnitType', 'Prefix', 'Name']);
  expect(schema.isA('IFCWALLSTANDARDCASE', 'IFCELEMENT')).toBe(true);
  expect(schema.isA('IFCELEMENT', 'IFCWALL')).toBe(false);
  expect(schema.entity('IFCRABBIT')).toBeUndefined();
});

test('types know what they hold', async () => {
  const schema = await loadSchema('IFC4');
  const bases = [
    'IFCLABEL',
    'IFCLENGTHMEASURE',
    'IFCBOOLEAN',
    'IFCLOGICAL',
    'IFCCOUNTMEASURE',
    'IFCDATE',
    'IFCWALLTYPEENUM',
  ];
  expect(bases.map((type) => baseOfType(schema, type))).toEqual([
    'xs:string',
    'xs:double',
    'xs:boolean',
    'xs:string',
    'xs:integer',
    'xs:date',
    'xs:string',
  ]);
  expect(baseOfType(schema, 'IFCVALUE')).toBeUndefined();
  expect(schema.valuesOf('IFCSIPREFIX')).toContain('MILLI');
});

test('in IFC2X3, names of IFC4 stand for an occurrence and its type', async () => {
  const schema = await loadSchema('IFC2X3');
  expect(twoPartClass(schema, 'IFCAIRTERMINAL')).toEqual({
    occurrences: ['IFCFLOWTERMINAL'],
    type: 'IFCAIRTERMINALTYPE',
  });
  expect(twoPartClass(schema, 'IFCSENSOR')?.occurrences).toEqual(['IFCDISTRIBUTIONCONTROLELEMENT']);
  expect(twoPartClass(schema, 'IFCSPACEHEATER')?.occurrences).toContain('IFCFLOWTERMINAL');
  expect(twoPartClass(schema, 'IFCWALL')).toBeUndefined();
  expect(twoPartClass(schema, 'IFCRELDEFINESBY')).toBeUndefined();
  expect(twoPartClass(await loadSchema('IFC4'), 'IFCAIRTERMINAL')).toBeUndefined();
});
