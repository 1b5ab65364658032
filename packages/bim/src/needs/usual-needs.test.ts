import { languages } from '@arcada/contracts';
import { baseOfType, entityNamesOf, loadVersions } from '@arcada/ids';
import { usualEntities, usualNeedsOf } from './usual-needs.ts';

const all = (entity: string) => [
  ...usualNeedsOf({ entity, kind: 'property', set: '' }),
  ...usualNeedsOf({ entity, kind: 'attribute', set: '' }),
];

test('what is often asked of a row follows from its entity, its kind and its set', () => {
  const of = (entity: string, kind: 'property' | 'attribute' | 'material' | '' = 'property', set = '') =>
    usualNeedsOf({ entity, kind, set }).map((need) => need.name);
  expect(of('IfcDoor').slice(0, 2)).toEqual(['FireRating', 'AcousticRating']);
  expect(of(' IFCDOOR ', '')).toEqual(of('IfcDoor'));
  expect(of('IfcWallStandardCase')).toEqual(of('IfcWall'));
  expect(of('IfcDoor', 'attribute')).toEqual(['OverallWidth', 'OverallHeight', 'Tag']);
  expect(of('IfcDoor', 'material')).toEqual([]);
  expect(of('IfcProject')).toEqual([]);
  expect(of('IfcPump', 'property', 'Pset_ManufacturerOccurrence')).toEqual(['SerialNumber']);
  expect(of('IfcPump', 'property', 'Own_Set')).toEqual(of('IfcPump'));
  expect(of('IfcWall')).toContain('LoadBearing');
});

test('entities, attributes and data types are those of IFC4, and each has a meaning in every language', async () => {
  const [ifc4] = await loadVersions(['IFC4']);
  if (!ifc4) throw new Error('no schema');
  const entities = entityNamesOf(['IFC4']);
  for (const entity of usualEntities) {
    expect(entities.get(entity.toUpperCase())).toBe(entity);
    const needs = all(entity);
    expect(needs.length).toBeGreaterThan(0);
    const own = ifc4.schema.entity(entity.toUpperCase())?.attributes.map(({ name }) => name.toUpperCase());
    for (const { set, name, dataType, meaning } of needs) {
      if (set === '') expect([entity, own?.includes(name.toUpperCase())]).toEqual([entity, true]);
      else {
        expect(set).toMatch(/^Pset_[A-Z]\w+$/);
        expect([dataType, baseOfType(ifc4.schema, dataType.toUpperCase())]).not.toContain(undefined);
        expect(dataType).toMatch(/^Ifc[A-Z]/);
      }
      for (const language of languages) expect(meaning[language]).not.toBe('');
    }
  }
});
