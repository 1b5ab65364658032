import type { AttributeFacet } from '../document/ids-document.ts';
import type { VersionedSchema } from '../schema/load-schema.ts';
import type { Attribute, Schema } from '../schema/schema.ts';
import { twoPartClass } from '../schema/two-part-classes.ts';
import { basesOfAttribute } from '../schema/value-base.ts';
import { compileValue } from '../value/compile-value.ts';
import type { Finding } from './audit-finding.ts';
import { auditSpelling } from './audit-value.ts';
import { describedValue, listedTexts } from './described-value.ts';

/** Attributes of a class; of a name that stands for two classes of IFC2X3, those of the occurrence. */
const attributesOf = (schema: Schema, className: string): readonly Attribute[] =>
  [className, ...(twoPartClass(schema, className)?.occurrences ?? [])].flatMap(
    (name) => schema.entity(name)?.attributes ?? [],
  );

/**
 * The name must be a direct attribute of one of the applicable classes, of any class when none is named;
 * inverse and derived ones aren't in the file. A value needs one that holds comparable values.
 */
export function auditAttribute(
  { version, schema }: VersionedSchema,
  { name, value }: AttributeFacet,
  applicable: readonly string[] | undefined,
): Finding[] {
  const classes = applicable ?? [...schema.entityNames];
  const attributes = classes.flatMap((className) => attributesOf(schema, className));
  const { matchesText } = compileValue(name);
  const found = attributes.filter((attribute) => matchesText(attribute.name));
  if (found.length === 0) return [{ code: 'unknown-attribute', found: describedValue(name), version }];
  const unknown = (listedTexts(name) ?? []).filter((text) => !attributes.some((attribute) => attribute.name === text));
  if (unknown.length > 0) return unknown.map((text) => ({ code: 'unknown-attribute', found: text, version }));
  if (value === undefined) return [];
  const bases = [...new Set(found.flatMap((attribute) => basesOfAttribute(schema, attribute)))];
  if (bases.length === 0) return [{ code: 'attribute-without-value', found: describedValue(name) }];
  return auditSpelling(value, bases);
}
