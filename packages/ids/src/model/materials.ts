import { referencesOf } from '../step/values.ts';
import type { Links } from './links.ts';
import type { Model } from './model.ts';

const textAttributes = ['Name', 'LayerSetName', 'Category'];
const partAttributes = [
  'ForLayerSet',
  'ForProfileSet',
  'ForProfileEndSet',
  'MaterialLayers',
  'MaterialProfiles',
  'MaterialConstituents',
  'Materials',
  'Material',
];

/** Names and categories of the materials of elements: of the material, its set, layers, profiles and constituents. */
export class Materials {
  private readonly model: Model;
  private readonly associated: Links;
  private readonly typeOf: Links;
  private readonly kept = new Map<number, readonly string[]>();

  constructor(model: Model, associated: Links, typeOf: Links) {
    this.model = model;
    this.associated = associated;
    this.typeOf = typeOf;
  }

  /** Undefined for an element without a material. One of its own hides its type's altogether. */
  of(id: number): readonly string[] | undefined {
    const own = this.associated.get(id) ?? this.associated.get(this.typeOf.get(id)?.[0] ?? -1);
    return own?.flatMap((material) => this.textsOf(material));
  }

  private textsOf(material: number): readonly string[] {
    const known = this.kept.get(material);
    if (known) return known;
    const texts: string[] = [];
    this.collect(material, texts, new Set());
    this.kept.set(material, texts);
    return texts;
  }

  private collect(id: number, texts: string[], seen: Set<number>): void {
    if (seen.has(id)) return;
    seen.add(id);
    for (const attribute of textAttributes) {
      const text = this.model.text(id, attribute);
      if (text) texts.push(text);
    }
    const parts = partAttributes.flatMap((attribute) => referencesOf(this.model.attribute(id, attribute)));
    for (const part of parts) this.collect(part, texts, seen);
  }
}
