import type { EntityFacet, Facet, IdsValue, PropertyFacet } from '../document/ids-document.ts';
import type { VersionedSchema } from '../schema/load-schema.ts';
import { baseOfType } from '../schema/value-base.ts';
import { auditAttribute } from './audit-attribute.ts';
import { auditClass, auditPredefinedType } from './audit-classes.ts';
import type { Finding } from './audit-finding.ts';
import { auditPatterns, auditSpelling } from './audit-value.ts';

function auditProperty({ version, schema }: VersionedSchema, { dataType, value }: PropertyFacet): Finding[] {
  if (dataType === undefined) return [];
  const base = baseOfType(schema, dataType);
  if (!base) return [{ code: 'unknown-data-type', found: dataType, version }];
  return value === undefined ? [] : auditSpelling(value, [base]);
}

const auditEntity = (version: VersionedSchema, facet: Pick<EntityFacet, 'name' | 'predefinedType'>): Finding[] => [
  ...auditClass(version, facet.name),
  ...auditPredefinedType(version, facet),
];

/** All values within a facet. */
function valuesOf(facet: Facet): (IdsValue | undefined)[] {
  switch (facet.kind) {
    case 'entity':
      return [facet.name, facet.predefinedType];
    case 'partOf':
      return [facet.entity.name, facet.entity.predefinedType];
    case 'attribute':
      return [facet.name, facet.value];
    case 'property':
      return [facet.propertySet, facet.baseName, facet.value];
    case 'classification':
      return [facet.system, facet.value];
    case 'material':
      return [facet.value];
  }
}

/** Findings of one facet in one version; `applicable` are the classes of the applicability, when it names some. */
export function auditFacet(
  version: VersionedSchema,
  facet: Facet,
  applicable: readonly string[] | undefined,
): Finding[] {
  const patterns = valuesOf(facet).flatMap(auditPatterns);
  if (patterns.length > 0) return patterns;
  switch (facet.kind) {
    case 'entity':
      return auditEntity(version, facet);
    case 'partOf':
      return auditEntity(version, facet.entity);
    case 'attribute':
      return auditAttribute(version, facet, applicable);
    case 'property':
      return auditProperty(version, facet);
    default:
      return [];
  }
}
