import type { SchemaTable } from './table.ts';

export type SchemaName = 'IFC2X3' | 'IFC4' | 'IFC4X3';

/**
 * What an attribute or defined type holds. `number` is an attribute that the tables know only as INTEGER
 * or REAL; `entity` is a reference, `select` a choice that may be one, `list` any aggregate.
 */
export type ValueKind =
  | 'string'
  | 'real'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'logical'
  | 'binary'
  | 'enumeration'
  | 'entity'
  | 'select'
  | 'list';

export interface Attribute {
  name: string;
  /** In capitals: `IFCLABEL`; `NUMBER`, `STRING`, `BOOLEAN` or `LOGICAL` for a type without a name. */
  type: string;
  kind: ValueKind;
  /** What an item of a list holds; the same as `kind` otherwise. */
  itemKind: ValueKind;
  optional: boolean;
}

export interface Entity {
  /** As the standard writes it: `IfcWall`. */
  name: string;
  parent: Entity | undefined;
  attributes: readonly Attribute[];
  /** Position of an attribute in a line of the file, -1 for none. */
  positionOf: (attribute: string) => number;
}

const plainKinds = new Set(['number', 'string', 'boolean', 'logical']);

/** One version of the IFC schema: entities, their attributes, and types. Names are given in capitals. */
export class Schema {
  readonly name: SchemaName;
  private readonly texts = new Map<string, string>();
  private readonly built = new Map<string, Entity>();
  private readonly typeKinds = new Map<string, ValueKind>();
  private readonly enumerations = new Map<string, readonly string[]>();

  constructor(table: SchemaTable) {
    this.name = table.schema as SchemaName;
    for (const text of table.entities) this.texts.set(text.slice(0, text.indexOf(',')).toUpperCase(), text);
    for (const [kind, names] of Object.entries(table.types)) {
      for (const name of names.split(' ')) this.typeKinds.set(name, kind as ValueKind);
    }
    // A NUMBER in IFC2X3 and IFC4, but written, and checked by IDS, as an integer (IDS 1.0, DataTypes).
    this.typeKinds.set('IFCCOUNTMEASURE', 'integer');
    for (const [name, values] of Object.entries(table.enumerations)) {
      this.typeKinds.set(name.toUpperCase(), 'enumeration');
      this.enumerations.set(name.toUpperCase(), values.split(' '));
    }
    for (const name of table.selects.split(' ')) this.typeKinds.set(name.toUpperCase(), 'select');
  }

  get entityNames(): Iterable<string> {
    return this.texts.keys();
  }

  entity(className: string): Entity | undefined {
    const known = this.built.get(className);
    if (known) return known;
    const text = this.texts.get(className);
    if (!text) return undefined;
    const [name = '', parentName = '', own = ''] = text.split(',');
    const parent = this.entity(parentName.toUpperCase());
    const replaced = own.startsWith('=');
    const listed = own
      .slice(replaced ? 1 : 0)
      .split(' ')
      .filter(Boolean);
    const inherited = replaced ? [] : (parent?.attributes ?? []);
    const attributes = [...inherited, ...listed.map((attribute) => this.attribute(attribute))];
    const positions = new Map(attributes.map((attribute, position) => [attribute.name, position]));
    const entity = { name, parent, attributes, positionOf: (attribute: string) => positions.get(attribute) ?? -1 };
    this.built.set(className, entity);
    return entity;
  }

  /** True when a class is another one or below it. */
  isA(className: string, ancestor: string): boolean {
    for (let entity = this.entity(className); entity; entity = entity.parent) {
      if (entity.name.toUpperCase() === ancestor) return true;
    }
    return false;
  }

  /** What a defined type, enumeration or select holds; undefined for a name that is none of them. */
  kindOf(type: string): ValueKind | undefined {
    return this.typeKinds.get(type);
  }

  /** Values of an enumeration. */
  valuesOf(enumeration: string): readonly string[] {
    return this.enumerations.get(enumeration) ?? [];
  }

  private attribute(text: string): Attribute {
    const [, name = '', written = '', lists = '', optional = ''] = /^(\w+):(\w+?)((?:\[\])*)(\??)$/.exec(text) ?? [];
    const type = written.toUpperCase();
    const plain = plainKinds.has(written) ? (written as ValueKind) : undefined;
    const itemKind = plain ?? this.kindOf(type) ?? 'entity';
    return { name, type, kind: lists ? 'list' : itemKind, itemKind, optional: optional === '?' };
  }
}
