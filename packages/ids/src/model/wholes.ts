import type { Relation } from '../document/ids-document.ts';
import { type Links, linksOf, type Relationship } from './links.ts';
import type { Model } from './model.ts';

const relationships = {
  aggregates: [{ className: 'IFCRELAGGREGATES', from: 'RelatedObjects', to: 'RelatingObject' }],
  nests: [{ className: 'IFCRELNESTS', from: 'RelatedObjects', to: 'RelatingObject' }],
  contained: [{ className: 'IFCRELCONTAINEDINSPATIALSTRUCTURE', from: 'RelatedElements', to: 'RelatingStructure' }],
  groups: [{ className: 'IFCRELASSIGNSTOGROUP', from: 'RelatedObjects', to: 'RelatingGroup' }],
  openings: [
    { className: 'IFCRELVOIDSELEMENT', from: 'RelatedOpeningElement', to: 'RelatingBuildingElement' },
    { className: 'IFCRELFILLSELEMENT', from: 'RelatedBuildingElement', to: 'RelatingOpeningElement' },
  ],
} satisfies Record<string, Relationship[]>;

type LinkName = keyof typeof relationships;

/** First steps of a relation, and those that follow: what is contained in a space is in its storey, too. */
interface Path {
  first: readonly LinkName[];
  next: readonly LinkName[];
}
const paths: Record<Relation, Path> = {
  IFCRELAGGREGATES: { first: ['aggregates'], next: ['aggregates'] },
  IFCRELASSIGNSTOGROUP: { first: ['groups'], next: ['groups'] },
  IFCRELCONTAINEDINSPATIALSTRUCTURE: { first: ['contained'], next: ['aggregates'] },
  IFCRELNESTS: { first: ['nests'], next: ['nests'] },
  'IFCRELVOIDSELEMENT IFCRELFILLSELEMENT': { first: ['openings'], next: ['openings'] },
};
const every = Object.keys(relationships) as LinkName[];

/** The larger objects that an element is part of. */
export class Wholes {
  private readonly model: Model;
  private readonly links = new Map<LinkName, Links>();

  constructor(model: Model) {
    this.model = model;
  }

  /**
   * Tells of elements whether one of their direct and indirect wholes, by one relation or by all, is as asked. Each whole
   * is asked once and each link followed once, however long the chains are and however many elements hang on them.
   */
  search(relation: Relation | undefined, isAsked: (whole: number) => boolean): (id: number) => boolean {
    const path = relation ? paths[relation] : { first: every, next: every };
    let known: ReadonlyMap<number, number> | undefined;
    return (id) => {
      known ??= this.nearest(path, isAsked);
      for (const whole of path.first.flatMap((name) => this.linksOf(name).get(id) ?? [])) {
        const found = whole === id ? undefined : known.get(whole);
        // In a circle, what is nearest may be the element itself, which is no part of itself.
        if (found !== undefined && (found !== id || this.of(id, path).some(isAsked))) return true;
      }
      return false;
    };
  }

  /** For each whole that is as asked, or is part of one that is: the nearest. */
  private nearest({ first, next }: Path, isAsked: (whole: number) => boolean): ReadonlyMap<number, number> {
    const wholes = new Set([...first, ...next].flatMap((name) => [...this.linksOf(name).values()].flat()));
    const found = new Map<number, number>();
    for (const whole of wholes) if (isAsked(whole)) found.set(whole, whole);
    const parts = new Map<number, number[]>();
    for (const name of next) {
      for (const [part, its] of this.linksOf(name)) {
        for (const whole of its) {
          const known = parts.get(whole);
          if (known) known.push(part);
          else parts.set(whole, [part]);
        }
      }
    }
    // A map hands out what is added to it while it is walked: level by level, so the nearest comes first.
    for (const [whole, nearest] of found)
      for (const part of parts.get(whole) ?? []) if (!found.has(part)) found.set(part, nearest);
    return found;
  }

  /** Direct and indirect wholes. */
  private of(id: number, { first, next }: Path): number[] {
    const seen = new Set<number>([id]);
    const found: number[] = [];
    let level = this.step([id], first, seen);
    while (level.length > 0) {
      found.push(...level);
      level = this.step(level, next, seen);
    }
    return found;
  }

  private step(ids: readonly number[], names: readonly LinkName[], seen: Set<number>): number[] {
    const further: number[] = [];
    for (const id of ids) {
      for (const name of names) {
        for (const whole of this.linksOf(name).get(id) ?? []) {
          if (seen.has(whole)) continue;
          seen.add(whole);
          further.push(whole);
        }
      }
    }
    return further;
  }

  private linksOf(name: LinkName): Links {
    const known = this.links.get(name);
    if (known) return known;
    const made = linksOf(this.model, relationships[name]);
    this.links.set(name, made);
    return made;
  }
}
