import type { Attribute } from '../schema/schema.ts';
import { referenceOf, referencesOf, textOf } from '../step/values.ts';
import type { Links } from './links.ts';
import type { Model } from './model.ts';

/** A property of a set: an instance of its own, or an attribute of a predefined set. */
export interface Property {
  name: string;
  id: number;
  /** Set when it is an attribute of the set `id`. */
  attribute?: Attribute;
}

/** A property set as an element has it: a property of its own hides one of the same name of its type. */
export interface ElementSet {
  name: string;
  /** Read when a facet asks for them: most sets of a model are not in question. */
  properties: () => readonly Property[];
}

function elementSet(name: string, read: () => readonly Property[]): ElementSet {
  let properties: readonly Property[] | undefined;
  return {
    name,
    properties: () => {
      properties ??= read();
      return properties;
    },
  };
}

/** The set of an element with what its type adds to it. */
const extended = (own: ElementSet, inherited: ElementSet): ElementSet =>
  elementSet(own.name, () => {
    const names = new Set(own.properties().map(({ name }) => name));
    return [...own.properties(), ...inherited.properties().filter(({ name }) => !names.has(name))];
  });

/** Lists of properties by the kind of set: property sets, quantities, and those of materials and profiles. */
const lists = ['HasProperties', 'Quantities', 'Properties', 'ExtendedProperties'];
/** Attributes of a predefined set that are none of its properties. */
const notProperties = new Set(['GlobalId', 'OwnerHistory', 'Name', 'Description', 'Material']);
/** Read sets that are kept: those of one element and of common types, not those of the whole model. */
const keptSets = 256;

/** Property sets of elements, types, materials and profiles. */
export class PropertySets {
  private readonly model: Model;
  private readonly own: Links;
  private readonly typeOf: Links;
  private readonly kept = new Map<number, ElementSet>();
  private lastId = -1;
  private lastSets: readonly ElementSet[] = [];

  constructor(model: Model, own: Links, typeOf: Links) {
    this.model = model;
    this.own = own;
    this.typeOf = typeOf;
  }

  of(id: number): readonly ElementSet[] {
    if (id !== this.lastId) {
      this.lastSets = this.merge(id);
      this.lastId = id;
    }
    return this.lastSets;
  }

  private setsOf(id: number): ElementSet[] {
    const listed = referencesOf(this.model.attribute(id, 'HasPropertySets'));
    return [...(this.own.get(id) ?? []), ...listed].flatMap((set) => this.readSet(set) ?? []);
  }

  private merge(id: number): ElementSet[] {
    const sets = this.setsOf(id);
    const type = this.typeOf.get(id)?.[0];
    if (type === undefined) return sets;
    for (const inherited of this.setsOf(type)) {
      const at = sets.findIndex(({ name }) => name === inherited.name);
      const set = sets[at];
      if (set) sets[at] = extended(set, inherited);
      else sets.push(inherited);
    }
    return sets;
  }

  private readSet(id: number): ElementSet | undefined {
    const known = this.kept.get(id);
    if (known) return known;
    const { model } = this;
    const entity = model.entityOf(id);
    if (!entity) return undefined;
    const name = model.text(id, 'Name');
    const list = lists.find((attribute) => entity.positionOf(attribute) !== -1);
    const set = elementSet(name ?? (list ? '' : entity.name), () =>
      list
        ? referencesOf(model.attribute(id, list)).map((property) => ({ id: property, name: this.nameOf(property) }))
        : entity.attributes
            .filter((attribute) => !notProperties.has(attribute.name))
            .map((attribute) => ({ id, name: attribute.name, attribute })),
    );
    if (this.kept.size >= keptSets) this.kept.clear();
    this.kept.set(id, set);
    return set;
  }

  /** The name is the first attribute of every property and quantity. */
  private nameOf(property: number): string {
    return textOf(this.model.file.argumentAt(property, 0)) ?? '';
  }
}

/** The one unit that a property names for itself. */
export const unitAttribute = (model: Model, id: number, attribute: string): number | undefined =>
  referenceOf(model.attribute(id, attribute));
