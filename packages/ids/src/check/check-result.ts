import type { Cardinality, Specification } from '../document/ids-document.ts';
import type { SchemaName } from '../schema/schema.ts';
import type { Fault } from './fault.ts';

/** A fault of an element with the requirement, counted from 0, that it violates. */
export interface ElementFault extends Fault {
  requirement: number;
}

export interface FailingElement {
  /** Number in the IFC file. */
  id: number;
  /** Empty for instances without one, such as materials. */
  globalId: string;
  /** `IfcWall` */
  className: string;
  name: string;
  /** Empty for an element that must not exist. */
  faults: ElementFault[];
}

export interface SpecificationResult {
  /** Its number in the document, from 0. */
  index: number;
  specification: Specification;
  cardinality: Cardinality;
  status: 'pass' | 'fail';
  /** Why the specification as a whole fails: too few applicable elements, or some where there must be none. */
  reason?: 'none-applicable' | 'too-few' | 'too-many' | 'prohibited-present';
  /** Applicable elements, and how many of them fail. */
  applicable: number;
  failed: number;
  /** For each requirement, how many elements violate it. */
  failedByRequirement: number[];
  failing: FailingElement[];
}

/** Result of a check: passed when all specifications have. */
export interface CheckResult {
  schema: SchemaName;
  status: 'pass' | 'fail';
  specifications: SpecificationResult[];
}
