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
const paths: Record<Relation, { first: LinkName[]; next: LinkName[] }> = {
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

  /** Direct and indirect wholes by one relation, or by all. */
  of(id: number, relation: Relation | undefined): number[] {
    const { first, next } = relation ? paths[relation] : { first: every, next: every };
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
