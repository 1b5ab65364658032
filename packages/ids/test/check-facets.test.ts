import type { Facet, IdsValue } from '../src/document/ids-document.ts';
import { guid } from './ifc.fixture.ts';
import { checkWalls, rel, schemas, wall, wallType } from './lines.fixture.ts';
import { verdict } from './verdict.fixture.ts';

describe.each(schemas)('in %s', (schema) => {
  const check = checkWalls(schema);

  test('attributes', async () => {
    const named = (value?: IdsValue): Facet => ({
      kind: 'attribute',
      name: 'Name',
      ...(value !== undefined && { value }),
    });
    expect(await check(named('W1'), wall(1, schema))).toBe('pass');
    expect(await check(named('w1'), wall(1, schema))).toBe('attribute-value');
    expect(await check(named(), wall(1, schema, '$'))).toBe('attribute-empty');
    expect(await check({ ...named('A'), cardinality: 'optional' }, wall(1, schema, '$'))).toBe('pass');
    expect(await check({ ...named('A'), cardinality: 'optional' }, wall(1, schema, "''"))).toBe('attribute-empty');
    expect(await check({ ...named(), cardinality: 'prohibited' }, wall(1, schema))).toBe('prohibited');
  });

  test('predefined types: of the type first, user-defined by both words', async () => {
    const element = (predefined: string, type: string) => [
      schema === 'IFC2X3'
        ? `#1=IFCSLAB(${guid(1)},$,$,$,'own',$,$,$,${predefined});`
        : `#1=IFCSLAB(${guid(1)},$,$,$,'own',$,$,$,${predefined});`,
      ...(type
        ? [`#5=IFCSLABTYPE(${guid(5)},$,$,$,$,$,$,$,'special',${type});`, rel(6, 'IFCRELDEFINESBYTYPE', '(#1),#5')]
        : []),
    ];
    const slab = async (predefinedType: IdsValue, ...lines: string[]) =>
      verdict({
        schema,
        lines,
        applicability: [{ kind: 'entity', name: 'IFCSLAB' }],
        requirements: [{ kind: 'entity', name: 'IFCSLAB', predefinedType }],
      });
    expect(await slab('FLOOR', ...element('.FLOOR.', ''))).toBe('pass');
    expect(await slab('FLOOR', ...element('$', ''))).toBe('predefined-type');
    expect(await slab('ROOF', ...element('.FLOOR.', '.ROOF.'))).toBe('pass');
    expect(await slab('FLOOR', ...element('.FLOOR.', '.ROOF.'))).toBe('predefined-type');
    expect(await slab('FLOOR', ...element('.FLOOR.', '.NOTDEFINED.'))).toBe('pass');
    expect(await slab('special', ...element('.FLOOR.', '.USERDEFINED.'))).toBe('pass');
    expect(await slab('USERDEFINED', ...element('.FLOOR.', '.USERDEFINED.'))).toBe('pass');
    expect(await slab('own', ...element('.USERDEFINED.', ''))).toBe('pass');
    expect(await slab('Own', ...element('.USERDEFINED.', ''))).toBe('predefined-type');
  });

  test('classifications: of the type per system, and of the classes above', async () => {
    const reference = (id: number, code: string, source: number) =>
      `#${id}=IFCCLASSIFICATIONREFERENCE($,'${code}',$,#${source}${schema === 'IFC2X3' ? '' : ',$,$'});`;
    const system = (id: number, name: string) =>
      schema === 'IFC2X3'
        ? `#${id}=IFCCLASSIFICATION('S','1',$,'${name}');`
        : `#${id}=IFCCLASSIFICATION($,$,$,'${name}',$,$,$);`;
    const lines = [
      wall(1, schema),
      wallType(5, '$'),
      rel(6, 'IFCRELDEFINESBYTYPE', '(#1),#5'),
      system(10, 'Uniclass'),
      system(11, 'DIN 276'),
      reference(12, 'EF_25', 10),
      reference(13, '330', 11),
      reference(14, 'EF_30', 10),
      rel(15, 'IFCRELASSOCIATESCLASSIFICATION', '(#1),#12'),
      rel(16, 'IFCRELASSOCIATESCLASSIFICATION', '(#5),#13'),
      rel(17, 'IFCRELASSOCIATESCLASSIFICATION', '(#5),#14'),
    ];
    const classified = (name: IdsValue, value?: IdsValue): Facet => ({
      kind: 'classification',
      system: name,
      ...(value !== undefined && { value }),
    });
    expect(await check(classified('Uniclass', 'EF_25'), ...lines)).toBe('pass');
    expect(await check(classified('Uniclass', 'EF_30'), ...lines)).toBe('classification-value');
    expect(await check(classified('DIN 276', '330'), ...lines)).toBe('pass');
    expect(await check(classified('OmniClass'), ...lines)).toBe('classification-missing');
    expect(await check({ ...classified('OmniClass', 'A'), cardinality: 'optional' }, ...lines)).toBe('pass');
    if (schema === 'IFC2X3') return;
    const deeper = [...lines.slice(0, 8), `#18=IFCCLASSIFICATIONREFERENCE($,'EF_25_10',$,#12,$,$);`];
    const below = [...deeper, rel(15, 'IFCRELASSOCIATESCLASSIFICATION', '(#1),#18')];
    expect(await check(classified('Uniclass', 'EF_25'), ...below)).toBe('pass');
    expect(await check(classified('Uniclass', 'EF_25_10'), ...below)).toBe('pass');
  });

  test('materials: names of all parts, and one of its own hides the type’s', async () => {
    const more = schema === 'IFC2X3' ? '' : ",$,'masonry'";
    const layer = schema === 'IFC2X3' ? '#11,0.2,$' : "#11,0.2,$,'Core',$,'loadbearing',$";
    const lines = [
      wall(1, schema),
      `#11=IFCMATERIAL('Brick'${more});`,
      `#12=IFCMATERIALLAYER(${layer});`,
      `#13=IFCMATERIALLAYERSET((#12),'Outer wall'${schema === 'IFC2X3' ? '' : ',$'});`,
      `#14=IFCMATERIALLAYERSETUSAGE(#13,.AXIS2.,.POSITIVE.,0.${schema === 'IFC2X3' ? '' : ',$'});`,
      wallType(5, '$'),
      rel(6, 'IFCRELDEFINESBYTYPE', '(#1),#5'),
      rel(15, 'IFCRELASSOCIATESMATERIAL', '(#5),#14'),
    ];
    const made = (value?: IdsValue): Facet => ({ kind: 'material', ...(value !== undefined && { value }) });
    for (const text of ['Brick', 'Outer wall', ...(schema === 'IFC2X3' ? [] : ['masonry', 'Core', 'loadbearing'])]) {
      expect(await check(made(text), ...lines)).toBe('pass');
    }
    expect(await check(made('Wood'), ...lines)).toBe('material-value');
    expect(await check(made(), wall(1, schema))).toBe('material-missing');
    const own = [`#16=IFCMATERIAL('Wood'${more});`, rel(17, 'IFCRELASSOCIATESMATERIAL', '(#1),#16')];
    expect(await check(made('Wood'), ...lines, ...own)).toBe('pass');
    expect(await check(made('Brick'), ...lines, ...own)).toBe('material-value');
  });

  test('parts: by one relation with its indirect steps, or by any', async () => {
    const storey = `#30=IFCBUILDINGSTOREY(${guid(30)},$,$,$,$,$,$,$,$,$);`;
    const space = `#31=IFCSPACE(${guid(31)},$,$,$,$,$,$,$,.ELEMENT.,.INTERNAL.,$);`;
    const lines = [
      wall(1, schema),
      storey,
      space,
      rel(32, 'IFCRELAGGREGATES', '#30,(#31)'),
      rel(33, 'IFCRELCONTAINEDINSPATIALSTRUCTURE', '(#1),#31'),
    ];
    const part = (name: string, relation?: 'IFCRELAGGREGATES' | 'IFCRELCONTAINEDINSPATIALSTRUCTURE'): Facet => ({
      kind: 'partOf',
      entity: { name },
      ...(relation && { relation }),
    });
    expect(await check(part('IFCSPACE', 'IFCRELCONTAINEDINSPATIALSTRUCTURE'), ...lines)).toBe('pass');
    expect(await check(part('IFCBUILDINGSTOREY', 'IFCRELCONTAINEDINSPATIALSTRUCTURE'), ...lines)).toBe('pass');
    expect(await check(part('IFCBUILDINGSTOREY', 'IFCRELAGGREGATES'), ...lines)).toBe('part-of-missing');
    expect(await check(part('IFCBUILDINGSTOREY'), ...lines)).toBe('pass');
    expect(await check(part('IFCBUILDING'), ...lines)).toBe('part-of-missing');
    expect(await check({ ...part('IFCSPACE'), cardinality: 'prohibited' }, ...lines)).toBe('prohibited');
    const circle = [rel(34, 'IFCRELAGGREGATES', '#31,(#30)')];
    expect(await check(part('IFCBUILDING'), ...lines, ...circle)).toBe('part-of-missing');
    const own = [rel(35, 'IFCRELAGGREGATES', '#31,(#1)'), rel(36, 'IFCRELAGGREGATES', '#1,(#30)')];
    expect(await check(part('IFCWALL'), ...lines, ...own)).toBe('part-of-missing');
    const each = [wall(2, schema), rel(37, 'IFCRELAGGREGATES', '#2,(#1)'), rel(38, 'IFCRELAGGREGATES', '#1,(#2)')];
    expect(await check(part('IFCWALL'), ...lines, ...own, ...each)).toBe('pass');
  });
});
