import type { Facet } from '../src/document/ids-document.ts';
import { guid } from './ifc.fixture.ts';
import { property, rel, set, single, wall, walls } from './lines.fixture.ts';
import { checked, verdict } from './verdict.fixture.ts';

test('properties of materials', async () => {
  const material: Facet[] = [{ kind: 'entity', name: 'IFCMATERIAL' }];
  const needed = property('Class', { dataType: 'IFCLABEL', value: 'C30' });
  const label = single(4, 'Class', "IFCLABEL('C30')");
  const newer = ["#1=IFCMATERIAL('C',$,$);", label, "#5=IFCMATERIALPROPERTIES('P',$,(#4),#1);"];
  const older = ["#1=IFCMATERIAL('C');", label, "#5=IFCEXTENDEDMATERIALPROPERTIES(#1,(#4),$,'P');"];
  for (const schema of ['IFC4', 'IFC4X3_ADD2'] as const) {
    expect(await verdict({ schema, lines: newer, applicability: material, requirements: [needed] })).toBe('pass');
  }
  expect(await verdict({ schema: 'IFC2X3', lines: older, applicability: material, requirements: [needed] })).toBe(
    'pass',
  );
  const none = newer.slice(0, 2);
  expect(await verdict({ schema: 'IFC4', lines: none, applicability: material, requirements: [needed] })).toBe(
    'property-set-missing',
  );
});

test('properties of the project, also as one of several sets', async () => {
  const lines = [
    `#1=IFCPROJECT(${guid(1)},$,'P',$,$,$,$,$,$);`,
    set(2, 'P', 4),
    `#3=IFCRELDEFINESBYPROPERTIES(${guid(3)},$,$,$,(#1),IFCPROPERTYSETDEFINITIONSET((#2)));`,
    single(4, 'Phase', "IFCLABEL('Design')"),
  ];
  const given = { schema: 'IFC4', lines, applicability: [{ kind: 'entity', name: 'IFCPROJECT' }] } as const;
  const applicability = [...given.applicability] as Facet[];
  expect(await verdict({ ...given, applicability, requirements: [property('Phase')] })).toBe('pass');
});

describe('names of IFC4 in an IFC2X3 model', () => {
  const terminal = (id: number, type: string) => [
    `#${id}=IFCFLOWTERMINAL(${guid(id)},$,'AT-${id}',$,$,$,$,$);`,
    `#${id + 1}=${type}(${guid(id + 1)},$,$,$,$,$,$,$,'x',.GRILLE.);`,
    rel(id + 2, 'IFCRELDEFINESBYTYPE', `(#${id}),#${id + 1}`),
  ];
  const lines = [...terminal(1, 'IFCAIRTERMINALTYPE'), ...terminal(11, 'IFCLAMPTYPE')];

  test('stand for the occurrence together with its type', async () => {
    const found = await checked({
      schema: 'IFC2X3',
      lines,
      applicability: [{ kind: 'entity', name: 'IFCAIRTERMINAL' }],
      requirements: [
        { kind: 'attribute', name: 'Name', value: 'AT-1' },
        { kind: 'entity', name: 'IFCAIRTERMINAL', predefinedType: 'GRILLE' },
      ],
    });
    expect(found).toMatchObject({ status: 'pass', applicable: 1 });
  });

  test('the occurrence’s own name means all of them', async () => {
    const applicability: Facet[] = [{ kind: 'entity', name: 'IFCFLOWTERMINAL' }];
    expect(await checked({ schema: 'IFC2X3', lines, applicability, requirements: [] })).toMatchObject({
      applicable: 2,
    });
  });
});

test('numbers of applicable elements', async () => {
  const count = (more: object, walls: number) =>
    verdict({
      schema: 'IFC4',
      lines: Array.from({ length: walls }, (_, index) => wall(index + 1, 'IFC4')),
      applicability: [{ kind: 'entity', name: 'IFCWALL' }],
      requirements: [],
      more,
    });
  expect(await count({ minOccurs: 1, maxOccurs: 'unbounded' }, 0)).toBe('none-applicable');
  expect(await count({ minOccurs: 0, maxOccurs: 'unbounded' }, 0)).toBe('pass');
  expect(await count({ minOccurs: 0, maxOccurs: 0 }, 0)).toBe('pass');
  expect(await count({ minOccurs: 0, maxOccurs: 0 }, 1)).toBe('prohibited-present');
  expect(await count({ minOccurs: 3, maxOccurs: 'unbounded' }, 2)).toBe('too-few');
  expect(await count({ minOccurs: 1, maxOccurs: 2 }, 3)).toBe('too-many');
});

test('an applicability of several facets means all of them, also without a class', async () => {
  const lines = [wall(1, 'IFC4'), wall(2, 'IFC4', "'A'"), `#3=IFCMATERIAL('A',$,$);`, `#4=IFCRABBIT('A');`];
  const named: Facet = { kind: 'attribute', name: 'Name', value: 'A' };
  const both = await checked({ schema: 'IFC4', lines, applicability: [...walls, named], requirements: [] });
  expect(both.applicable).toBe(1);
  const any = await checked({ schema: 'IFC4', lines, applicability: [named], requirements: [] });
  expect(any.applicable).toBe(2);
});
