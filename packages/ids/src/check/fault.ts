import type { IdsValue, Relation } from '../document/ids-document.ts';

/**
 * Why an element doesn't meet a requirement:
 *
 * - `class`, `predefined-type`: `expected`, `found`
 * - `attribute-missing`: its class has no such attribute; `name`
 * - `attribute-empty`: `name`
 * - `attribute-value`: `name`, `expected`, `found`
 * - `property-set-missing`: `set`
 * - `property-missing`, `property-empty`: `set`, `name`
 * - `property-kind`: a complex or reference property, which IDS doesn't look into; `set`, `name`
 * - `property-type`: another data type; `set`, `name`, `expected`, `found`
 * - `property-value`: `set`, `name`, `expected`, `found`
 * - `classification-missing`: `system`
 * - `classification-value`: `system`, `expected`, `found`
 * - `material-missing`
 * - `material-value`: `expected`, `found`
 * - `part-of-missing`: `expected` class, `relation`
 * - `prohibited`: it has what it must not have; `facet` says what
 */
export type FaultCode =
  | 'class'
  | 'predefined-type'
  | 'attribute-missing'
  | 'attribute-empty'
  | 'attribute-value'
  | 'property-set-missing'
  | 'property-missing'
  | 'property-empty'
  | 'property-kind'
  | 'property-type'
  | 'property-value'
  | 'classification-missing'
  | 'classification-value'
  | 'material-missing'
  | 'material-value'
  | 'part-of-missing'
  | 'prohibited';

export interface Fault {
  code: FaultCode;
  expected?: IdsValue;
  /** What the model has instead; numbers in SI units. */
  found?: string;
  set?: IdsValue;
  name?: IdsValue;
  system?: IdsValue;
  relation?: Relation;
}

/** Whether an instance has what a facet describes. An optional requirement accepts what is `absent`. */
export type Outcome = { status: 'match' } | { status: 'absent' | 'mismatch'; fault: Fault };

export const match: Outcome = { status: 'match' };
export const absent = (fault: Fault): Outcome => ({ status: 'absent', fault });
export const mismatch = (fault: Fault): Outcome => ({ status: 'mismatch', fault });

/** A facet of the IDS, ready for a model. */
export interface CompiledFacet {
  /** False for classes of which no instance can match: their lines need not be read. */
  mayMatch: (className: string) => boolean;
  check: (id: number) => Outcome;
}

const longest = 200;
/** A text of the model for a message, shortened. */
export const shown = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
