import { guid } from './ifc.fixture.ts';
import {
  checkWalls,
  property,
  reals,
  rel,
  schemas,
  set,
  single,
  wall,
  wallType,
  wallWithSet,
} from './lines.fixture.ts';

describe.each(schemas)('in %s', (schema) => {
  const check = checkWalls(schema);
  const withSet = wallWithSet(schema);

  test('properties of elements and types, and which of both counts', async () => {
    const needed = property('Fire', { dataType: 'IFCLABEL', value: 'R60' });
    const typed = [
      wall(1, schema),
      wallType(5, '(#6)'),
      rel(7, 'IFCRELDEFINESBYTYPE', '(#1),#5'),
      set(6, 'P', 8, 9),
      single(8, 'Fire', "IFCLABEL('R60')"),
      single(9, 'Other', "IFCLABEL('typed')"),
    ];
    expect(await check(needed, ...typed)).toBe('pass');
    const own = [set(2, 'P', 4), rel(3, 'IFCRELDEFINESBYPROPERTIES', '(#1),#2'), single(4, 'Fire', "IFCLABEL('R30')")];
    expect(await check(needed, ...typed, ...own)).toBe('property-value');
    expect(await check(property('Other'), ...typed, ...own)).toBe('pass');
    expect(await check(property('Third'), ...typed, ...own)).toBe('property-missing');
  });

  test('the data type is compared', async () => {
    const lines = withSet(single(4, 'A', "IFCTEXT('x')"));
    expect(await check(property('A', { dataType: 'IFCTEXT' }), ...lines)).toBe('pass');
    expect(await check(property('A', { dataType: 'IFCLABEL' }), ...lines)).toBe('property-type');
    expect(await check(property('A', { dataType: 'IFCLABEL', cardinality: 'optional' }), ...lines)).toBe(
      'property-type',
    );
    expect(await check(property('B', { dataType: 'IFCLABEL', cardinality: 'optional' }), ...lines)).toBe('pass');
  });

  test('lists, enumerations and tables pass by any value', async () => {
    const values = "(IFCLABEL('A'),IFCLABEL('B'))";
    const wanted = (value: string) => property('X', { dataType: 'IFCLABEL', value });
    for (const line of [
      `#4=IFCPROPERTYLISTVALUE('X',$,${values},$);`,
      `#4=IFCPROPERTYENUMERATEDVALUE('X',$,${values},$);`,
      `#4=IFCPROPERTYTABLEVALUE('X',$,(IFCREAL(1.)),(IFCLABEL('B')),$,$,$${schema === 'IFC2X3' ? '' : ',$'});`,
    ]) {
      expect(await check(wanted('B'), ...withSet(line))).toBe('pass');
      expect(await check(wanted('C'), ...withSet(line))).toBe('property-value');
    }
    expect(await check(wanted('A'), ...withSet(`#4=IFCCOMPLEXPROPERTY('X',$,'use',());`))).toBe('property-kind');
    expect(await check(wanted('A'), ...withSet(`#4=IFCPROPERTYLISTVALUE('X',$,(),$);`))).toBe('property-empty');
  });

  test('a bounded property must itself be within a range', async () => {
    const bounded = (upper: string, lower: string) =>
      withSet(`#4=IFCPROPERTYBOUNDEDVALUE('X',$,${upper},${lower},$${schema === 'IFC2X3' ? '' : ',IFCREAL(5.)'});`);
    const within = (limits: object) => property('X', { dataType: 'IFCREAL', value: reals(limits) });
    const range = bounded('IFCREAL(8.)', 'IFCREAL(2.)');
    expect(await check(within({ minInclusive: '1', maxInclusive: '9' }), ...range)).toBe('pass');
    expect(await check(within({ minInclusive: '3', maxInclusive: '9' }), ...range)).toBe('property-value');
    expect(await check(within({ maxInclusive: '7' }), ...range)).toBe('property-value');
    expect(await check(within({ minInclusive: '1' }), ...range)).toBe('pass');
    expect(await check(within({ minInclusive: '1' }), ...bounded('IFCREAL(8.)', '$'))).toBe('property-value');
  });

  test('quantities have the measure of their kind', async () => {
    const formula = schema === 'IFC2X3' ? '' : ',$';
    const lines = [
      wall(1, schema),
      `#2=IFCELEMENTQUANTITY(${guid(2)},$,'P',$,$,(#4));`,
      rel(3, 'IFCRELDEFINESBYPROPERTIES', '(#1),#2'),
      `#4=IFCQUANTITYAREA('Area',$,$,12.5${formula});`,
    ];
    expect(await check(property('Area', { dataType: 'IFCAREAMEASURE', value: '12.5' }), ...lines)).toBe('pass');
    expect(await check(property('Area', { dataType: 'IFCLENGTHMEASURE' }), ...lines)).toBe('property-type');
  });
});
