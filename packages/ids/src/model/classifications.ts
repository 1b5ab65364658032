import { referenceOf, textOf } from '../step/values.ts';
import type { Links } from './links.ts';
import type { Model } from './model.ts';

/** A classification of an element: its system, and its code with those of the classes above it. */
export interface Classified {
  /** Undefined when the reference names no system, empty when its name is an empty text. */
  system: string | undefined;
  codes: readonly string[];
}

/** Classifications of elements, types and, by external references, of other instances. */
export class Classifications {
  private readonly model: Model;
  private readonly associated: Links;
  private readonly typeOf: Links;
  private readonly kept = new Map<number, Classified>();

  constructor(model: Model, associated: Links, typeOf: Links) {
    this.model = model;
    this.associated = associated;
    this.typeOf = typeOf;
  }

  /** A classification of its own hides its type's in the same system. */
  of(id: number): readonly Classified[] {
    const own = (this.associated.get(id) ?? []).map((reference) => this.read(reference));
    const inherited = (this.associated.get(this.typeOf.get(id)?.[0] ?? -1) ?? [])
      .map((reference) => this.read(reference))
      .filter(({ system }) => !own.some((classified) => classified.system === system));
    return [...own, ...inherited];
  }

  private read(reference: number): Classified {
    const known = this.kept.get(reference);
    if (known) return known;
    const { model } = this;
    const codes: string[] = [];
    const seen = new Set<number>();
    let at = reference;
    while (model.isA(at, 'IFCCLASSIFICATIONREFERENCE') && !seen.has(at)) {
      seen.add(at);
      // IFC2X3 calls it ItemReference.
      const code = model.text(at, 'Identification') ?? model.text(at, 'ItemReference');
      if (code) codes.push(code);
      at = referenceOf(model.attribute(at, 'ReferencedSource')) ?? -1;
    }
    const system = model.isA(at, 'IFCCLASSIFICATION') ? textOf(model.attribute(at, 'Name')) : undefined;
    const classified = { system, codes };
    this.kept.set(reference, classified);
    return classified;
  }
}
