import type { Facet, IdsValue } from '../src/document/ids-document.ts';
import { guid, type SchemaText } from './ifc.fixture.ts';
import { verdict } from './verdict.fixture.ts';

export const schemas: SchemaText[] = ['IFC2X3', 'IFC4', 'IFC4X3_ADD2'];
export const walls: Facet[] = [{ kind: 'entity', name: 'IFCWALL' }];
export const wall = (id: number, schema: SchemaText, name = `'W${id}'`) =>
  `#${id}=IFCWALL(${guid(id)},$,${name},$,$,$,$,$${schema === 'IFC2X3' ? '' : ',$'});`;
export const wallType = (id: number, sets: string, predefined = '.SHEAR.') =>
  `#${id}=IFCWALLTYPE(${guid(id)},$,'T',$,$,${sets},$,$,'special',${predefined});`;
export const rel = (id: number, name: string, ends: string) => `#${id}=${name}(${guid(id)},$,$,$,${ends});`;
export const set = (id: number, name: string, ...properties: number[]) =>
  `#${id}=IFCPROPERTYSET(${guid(id)},$,'${name}',$,(${properties.map((property) => `#${property}`).join(',')}));`;
export const single = (id: number, name: string, value: string, unit = '$') =>
  `#${id}=IFCPROPERTYSINGLEVALUE('${name}',$,${value},${unit});`;
export const property = (baseName: IdsValue, more: Partial<Extract<Facet, { kind: 'property' }>> = {}): Facet => ({
  kind: 'property',
  propertySet: 'P',
  baseName,
  ...more,
});
export const reals = (limits: object): IdsValue => ({ base: 'xs:double', ...limits });

/** Checks one requirement for the walls of a model. */
export const checkWalls =
  (schema: SchemaText) =>
  (requirement: Facet, ...lines: string[]) =>
    verdict({ schema, lines, applicability: walls, requirements: [requirement] });

/** A wall with the property set P of these properties. */
export const wallWithSet =
  (schema: SchemaText) =>
  (...properties: string[]) => [
    wall(1, schema),
    set(2, 'P', ...properties.map((line) => Number(/#(\d+)/.exec(line)?.[1]))),
    rel(3, 'IFCRELDEFINESBYPROPERTIES', '(#1),#2'),
    ...properties,
  ];
