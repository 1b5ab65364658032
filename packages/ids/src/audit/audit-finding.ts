import type { IfcVersion, Place } from '../document/ids-document.ts';

/**
 * Why a specification makes no sense, whatever the model:
 *
 * - `no-applicability`: nothing says which elements it is about
 * - `prohibited-with-requirements`: elements that must not exist can't have requirements
 * - `bad-occurrence`: minOccurs is larger than maxOccurs
 * - `unknown-class`: no such class in `version`; `found`
 * - `class-not-capitals`: class names are written in capitals; `found`
 * - `class-excluded`: the required class isn't the applicable one, so no element can pass; `found`, `expected`
 * - `no-predefined-type`: the class has none in `version`; `found` is the class
 * - `unknown-attribute`: the applicable classes have no such attribute; `found`, `version`
 * - `attribute-without-value`: its values are references or lists, which IDS can't compare; `found`
 * - `unknown-data-type`: no such data type in `version`; `found`
 * - `value-spelling`: not written as its type demands; `found`, `expected` is the type
 * - `restriction-base`: another type than the value's; `found`, `expected`
 * - `bad-pattern`: no regular expression of XML Schema; `found`
 */
export type AuditCode =
  | 'no-applicability'
  | 'prohibited-with-requirements'
  | 'bad-occurrence'
  | 'unknown-class'
  | 'class-not-capitals'
  | 'class-excluded'
  | 'no-predefined-type'
  | 'unknown-attribute'
  | 'attribute-without-value'
  | 'unknown-data-type'
  | 'value-spelling'
  | 'restriction-base'
  | 'bad-pattern';

export interface AuditFinding {
  code: AuditCode;
  /** Number of the specification, from 0. */
  specification: number;
  /** Facet in which it is, from 0; undefined when it is the specification as a whole. */
  facet?: { part: 'applicability' | 'requirements'; index: number };
  found?: string;
  expected?: string;
  version?: IfcVersion;
  place?: Place;
}

/** A finding before its place is known. */
export type Finding = Pick<AuditFinding, 'code' | 'found' | 'expected' | 'version'>;
