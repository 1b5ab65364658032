import type { EntityFacet, IdsValue } from '../document/ids-document.ts';
import type { VersionedSchema } from '../schema/load-schema.ts';
import type { Schema } from '../schema/schema.ts';
import { twoPartClass } from '../schema/two-part-classes.ts';
import { compileValue } from '../value/compile-value.ts';
import type { Finding } from './audit-finding.ts';
import { describedValue, listedTexts } from './described-value.ts';

const exists = (schema: Schema, name: string) => Boolean(schema.entity(name) ?? twoPartClass(schema, name));

/** Classes of a schema that a value accepts, in capitals; in IFC2X3 also names that stand for two classes. */
export function acceptedClasses(schema: Schema, name: IdsValue): string[] {
  const listed = listedTexts(name);
  const { matchesText } = compileValue(name);
  if (listed) return listed.filter((text) => exists(schema, text) && matchesText(text));
  return [...schema.entityNames].filter(matchesText);
}

/** Every class that is listed must exist in every version; a pattern must hit one. */
export function auditClass({ version, schema }: VersionedSchema, name: IdsValue): Finding[] {
  const listed = listedTexts(name);
  if (!listed) {
    const found = describedValue(name);
    return acceptedClasses(schema, name).length > 0 ? [] : [{ code: 'unknown-class', found, version }];
  }
  return listed
    .filter((text) => !exists(schema, text))
    .map((text): Finding => {
      const capitals = exists(schema, text.toUpperCase());
      return capitals ? { code: 'class-not-capitals', found: text } : { code: 'unknown-class', found: text, version };
    });
}

/** The class that has an element's PredefinedType: its own, its type's, or that of the two that it stands for. */
const hasPredefinedType = (schema: Schema, className: string) =>
  [className, `${className}TYPE`, `${className}STYLE`].some(
    (name) => (schema.entity(name)?.positionOf('PredefinedType') ?? -1) !== -1,
  );

/** A predefined type, also one of the user's own words, needs a class that has the attribute. */
export function auditPredefinedType(
  { version, schema }: VersionedSchema,
  { name, predefinedType }: Pick<EntityFacet, 'name' | 'predefinedType'>,
): Finding[] {
  if (predefinedType === undefined) return [];
  const classes = acceptedClasses(schema, name);
  if (classes.length === 0 || classes.some((className) => hasPredefinedType(schema, className))) return [];
  return [{ code: 'no-predefined-type', found: describedValue(name), version }];
}

/** A requirement for a class that no applicable element has. Subclasses don't count: IDS compares names. */
export function auditExclusion({ schema }: VersionedSchema, applicable: IdsValue, required: IdsValue): Finding[] {
  const classes = acceptedClasses(schema, applicable);
  const allowed = new Set(acceptedClasses(schema, required));
  if (classes.length === 0 || allowed.size === 0 || classes.some((className) => allowed.has(className))) return [];
  return [{ code: 'class-excluded', found: describedValue(required), expected: describedValue(applicable) }];
}
