/** Reference to another instance: `#12`. */
export interface StepReference {
  kind: 'reference';
  id: number;
}

/** Number as written: `text` keeps digits that a JavaScript number would lose. */
export interface StepNumber {
  kind: 'integer' | 'real';
  value: number;
  text: string;
}

/** Enumeration value without its dots; booleans and logicals are `T`, `F` and `U`. */
export interface StepEnumeration {
  kind: 'enumeration';
  name: string;
}

/** Value with its type: `IFCLABEL('A')`. */
export interface StepTyped {
  kind: 'typed';
  /** In capitals. */
  type: string;
  value: StepValue;
}

export interface StepBinary {
  kind: 'binary';
  text: string;
}

/** One argument of an instance: null is `$`, and an array is a list, set or bag. */
export type StepValue =
  | null
  | string
  | StepReference
  | StepNumber
  | StepEnumeration
  | StepTyped
  | StepBinary
  | StepValue[];

/** Number of the instance that a value refers to. */
export const referenceOf = (value: StepValue | undefined): number | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && value.kind === 'reference'
    ? value.id
    : undefined;

/** Numbers of the instances in a list or a single reference, also within a typed set. */
export function referencesOf(value: StepValue | undefined): number[] {
  const found: number[] = [];
  addReferences(value, found);
  return found;
}

function addReferences(value: StepValue | undefined, found: number[]): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) for (const item of value) addReferences(item, found);
  else if (value.kind === 'reference') found.push(value.id);
  else if (value.kind === 'typed') addReferences(value.value, found);
}

/** Text of a string, also within a type; undefined for everything else. */
export function textOf(value: StepValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (value && !Array.isArray(value) && value.kind === 'typed') return textOf(value.value);
  return undefined;
}
