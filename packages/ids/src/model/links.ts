import { referencesOf } from '../step/values.ts';
import type { Model } from './model.ts';

/** Instances linked to an instance. */
export type Links = ReadonlyMap<number, readonly number[]>;

/** A relationship class with the attributes at its two ends. */
export interface Relationship {
  className: string;
  from: string;
  /** `itself` where the instance is no relationship, but names what it belongs to. */
  to: string | typeof itself;
}

export const itself = Symbol('itself');

/**
 * Links made by relationships, including those of subclasses, from one pass over their lines: asking
 * each element for its relationships would read the file anew every time.
 */
export function linksOf(model: Model, relationships: readonly Relationship[]): Links {
  const links = new Map<number, number[]>();
  for (const { className, from, to } of relationships) {
    for (const id of model.instancesOf(className)) {
      const targets = to === itself ? [id] : referencesOf(model.attribute(id, to));
      for (const source of referencesOf(model.attribute(id, from))) {
        const known = links.get(source);
        if (known) known.push(...targets);
        else links.set(source, [...targets]);
      }
    }
  }
  return links;
}
