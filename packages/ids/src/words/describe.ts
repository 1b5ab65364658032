import type { AuditFinding } from '../audit/audit-finding.ts';
import type { Fault } from '../check/fault.ts';
import type { Facet, IdsValue } from '../document/ids-document.ts';
import type { IdsFormFault } from '../document/ids-error.ts';
import type { StepError } from '../step/step-error.ts';
import { fill, type Words } from './words.ts';

const limits = [
  'minInclusive',
  'minExclusive',
  'maxInclusive',
  'maxExclusive',
  'length',
  'minLength',
  'maxLength',
] as const;

/** A value or restriction in words: `“A” or “B”`, `at least 3 and less than 10`. */
export function describeValue({ value: words }: Words, value: IdsValue | undefined): string {
  if (value === undefined || value === '') return words.nothing;
  if (typeof value === 'string') return fill(words.quoted, { text: value });
  const parts: string[] = [];
  const { enumeration, pattern } = value;
  if (enumeration) parts.push(enumeration.map((text) => fill(words.quoted, { text })).join(words.or));
  if (pattern) parts.push(fill(words.pattern, { pattern: pattern.join(words.or) }));
  for (const limit of limits) {
    if (value[limit] !== undefined) parts.push(fill(words[limit], { bound: value[limit] }));
  }
  return parts.join(words.and);
}

/** Names are shown bare, restrictions of names in words. */
const nameText = (words: Words, name: IdsValue | undefined) =>
  typeof name === 'string' ? name : describeValue(words, name);

function bareFacet(words: Words, facet: Facet): string {
  const { facet: texts, relation } = words;
  switch (facet.kind) {
    case 'entity': {
      const name = nameText(words, facet.name);
      const type = facet.predefinedType;
      return type === undefined
        ? fill(texts.entity, { name })
        : fill(texts['entity-type'], { name, type: describeValue(words, type) });
    }
    case 'attribute': {
      const text = facet.value === undefined ? texts.attribute : texts['attribute-value'];
      return fill(text, { name: nameText(words, facet.name), value: describeValue(words, facet.value) });
    }
    case 'property': {
      const text = facet.value === undefined ? texts.property : texts['property-value'];
      const set = nameText(words, facet.propertySet);
      const name = nameText(words, facet.baseName);
      const whole = fill(text, { set, name, value: describeValue(words, facet.value) });
      return facet.dataType ? fill(texts['data-type'], { facet: whole, type: facet.dataType }) : whole;
    }
    case 'classification': {
      const text = facet.value === undefined ? texts.classification : texts['classification-value'];
      return fill(text, { system: nameText(words, facet.system), value: describeValue(words, facet.value) });
    }
    case 'material': {
      const text = facet.value === undefined ? texts.material : texts['material-value'];
      return fill(text, { value: describeValue(words, facet.value) });
    }
    case 'partOf': {
      const { name, predefinedType } = facet.entity;
      return fill(predefinedType === undefined ? texts.partOf : texts['partOf-type'], {
        name: nameText(words, name),
        type: describeValue(words, predefinedType),
        relation: relation[facet.relation ?? 'any'],
      });
    }
  }
}

/** A facet in a few words: `Property Pset_WallCommon.FireRating = “R60” (optional)`. */
export function describeFacet(words: Words, facet: Facet): string {
  const whole = bareFacet(words, facet);
  const { cardinality = 'required' } = facet;
  return cardinality === 'required' ? whole : fill(words.facet[cardinality], { facet: whole });
}

/** Why an element doesn't meet a requirement, which some of the sentences name. */
export function describeFault(words: Words, fault: Fault, requirement: Facet | undefined): string {
  return fill(words.fault[fault.code], {
    name: nameText(words, fault.name),
    set: nameText(words, fault.set),
    system: nameText(words, fault.system),
    expected: describeValue(words, fault.expected),
    found: fault.found ? fill(words.value.quoted, { text: fault.found }) : words.value.nothing,
    facet: requirement && bareFacet(words, requirement),
  });
}

/** Why a model can't be read, and what to do. */
export const describeStepError = (words: Words, { code, line, found }: StepError): string =>
  fill(words.step[code], { line, found });

/** What is wrong with an IDS file's form; its place is not included. */
export const describeFormFault = (words: Words, { code, found, expected, parent }: IdsFormFault): string =>
  fill(words.form[code], { found, expected, parent });

/** What makes no sense in an IDS; specification and place are not included. */
export const describeFinding = (words: Words, { code, found, expected, version }: AuditFinding): string =>
  fill(words.audit[code], { found, expected, version });
