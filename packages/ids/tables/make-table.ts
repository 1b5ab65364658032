import { type Declarations, readDeclarations } from './read-declarations.ts';

/** Number of a value type in web-ifc: the `type` of the object that it makes for a defined type. */
const valueKinds: Record<number, string> = { 1: 'string', 4: 'real', 10: 'integer', 11: 'binary' };
/** Number of a schema in web-ifc. */
const schemaNumbers = { IFC2X3: 1, IFC4: 2, IFC4X3: 3 } as const;

export type TableName = keyof typeof schemaNumbers;
export const tableNames = Object.keys(schemaNumbers) as TableName[];

/** The parts of web-ifc that the tables come from. */
export interface WebIfc {
  /** By schema number and code of the type: makes a value of it. */
  TypeInitialisers: Record<number, Record<number, (value: string) => { type: number } | null>>;
  /** Codes by name: `IFCLABEL`. */
  codes: Record<string, number>;
}

/** Kind of a defined type: those that aren't simple values are lists (IfcCompoundPlaneAngleMeasure). */
function kindOf(name: string, make: (value: string) => { type: number } | null): string {
  if (name === 'IFCLOGICAL') return 'logical';
  if (name === 'IFCBOOLEAN' || name === 'IFCSTRIPPEDOPTIONAL') return 'boolean';
  try {
    return valueKinds[make('1')?.type ?? 0] ?? 'list';
  } catch {
    return 'list';
  }
}

/** An entity's attributes beyond its parent's; `=` and all of them where it leaves some of the parent's out. */
function ownAttributes(entity: Declarations['entities'][number], all: Declarations['entities']): string {
  const inherited = all.find(({ name }) => name === entity.parent)?.attributes ?? [];
  const extended = inherited.every((attribute, index) => entity.attributes[index] === attribute);
  return extended ? entity.attributes.slice(inherited.length).join(' ') : `=${entity.attributes.join(' ')}`;
}

/** The committed table of one schema, from the text of web-ifc's declarations and its own values. */
export function makeTable(name: TableName, declarations: string, webIfc: WebIfc) {
  const { entities, enumerations, selects } = readDeclarations(declarations, name);
  const names = new Map(Object.entries(webIfc.codes).map(([type, code]) => [code, type]));
  const types: Record<string, string[]> = {};
  for (const [code, make] of Object.entries(webIfc.TypeInitialisers[schemaNumbers[name]] ?? {})) {
    const type = names.get(Number(code));
    if (!type) continue;
    const kind = kindOf(type, make);
    types[kind] = [...(types[kind] ?? []), type];
  }
  return {
    schema: name,
    types: Object.fromEntries(Object.entries(types).map(([kind, list]) => [kind, list.sort().join(' ')])),
    enumerations: Object.fromEntries([...enumerations].map(([type, values]) => [type, values.join(' ')])),
    selects: [...selects.keys()].join(' '),
    entities: entities.map((entity) =>
      [entity.name, entity.parent === 'IfcLineObject' ? '' : entity.parent, ownAttributes(entity, entities)].join(','),
    ),
  };
}
