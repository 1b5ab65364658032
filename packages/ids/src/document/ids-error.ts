import type { Place } from './ids-document.ts';

/**
 * Faults of an IDS file's form:
 *
 * - `not-xml`: not well-formed; `found` says what the parser met
 * - `not-ids`: another root element or namespace; `found`
 * - `unknown-element`, `unknown-attribute`: not in IDS 1.0 at this place; `found`, `parent`
 * - `missing-element`, `missing-attribute`: `expected`, `parent`
 * - `repeated-element`: only one is allowed, or it is too late in the order of the schema; `found`, `parent`
 * - `bad-value`: `found`, and `expected` where only some values are allowed
 * - `empty-restriction`: a restriction without any limit
 */
export type IdsFormCode =
  | 'not-xml'
  | 'not-ids'
  | 'unknown-element'
  | 'unknown-attribute'
  | 'missing-element'
  | 'missing-attribute'
  | 'repeated-element'
  | 'bad-value'
  | 'empty-restriction';

export interface IdsFormFault {
  code: IdsFormCode;
  place: Place;
  found?: string;
  expected?: string;
  /** Element in which it is. */
  parent?: string;
}

/** The file isn't of the form of IDS 1.0. `describeFault` puts each fault in words. */
export class IdsFormError extends Error {
  override name = 'IdsFormError';
  readonly faults: readonly IdsFormFault[];

  constructor(faults: readonly IdsFormFault[]) {
    super(faults.map(({ code, place, found }) => `${place.line}:${place.column} ${code} ${found ?? ''}`).join('; '));
    this.faults = faults;
  }
}
