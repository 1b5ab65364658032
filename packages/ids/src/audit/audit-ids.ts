import type { EntityFacet, Facet, IdsDocument, Specification } from '../document/ids-document.ts';
import { loadVersions, type VersionedSchema } from '../schema/load-schema.ts';
import { acceptedClasses, auditExclusion } from './audit-classes.ts';
import { auditFacet } from './audit-facet.ts';
import type { AuditFinding, Finding } from './audit-finding.ts';
import { auditPatterns } from './audit-value.ts';

const entityOf = (facets: readonly Facet[]) => facets.find((facet): facet is EntityFacet => facet.kind === 'entity');

function auditWhole({ applicability, requirements, minOccurs = 1, maxOccurs = 1 }: Specification): Finding[] {
  const findings: Finding[] = [];
  if (applicability.length === 0) findings.push({ code: 'no-applicability' });
  if (maxOccurs === 0 && requirements.length > 0) findings.push({ code: 'prohibited-with-requirements' });
  // Both have the default 1; "maxOccurs 0" alone is how a prohibition is commonly written.
  if (maxOccurs !== 'unbounded' && maxOccurs > 0 && minOccurs > maxOccurs) {
    findings.push({ code: 'bad-occurrence', found: String(minOccurs), expected: String(maxOccurs) });
  }
  return findings;
}

/** Classes that the applicability names, when it names some that exist and its patterns compile. */
function applicableClasses({ schema }: VersionedSchema, entity: EntityFacet | undefined): string[] | undefined {
  if (!entity || auditPatterns(entity.name).length > 0) return undefined;
  const classes = acceptedClasses(schema, entity.name);
  return classes.length > 0 ? classes : undefined;
}

/** The same finding of several versions is one. */
function once(findings: readonly AuditFinding[]): AuditFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ version, ...finding }) => {
    const key = JSON.stringify(finding);
    return !seen.has(key) && seen.add(key);
  });
}

function auditSpecification(
  specification: Specification,
  index: number,
  versions: readonly VersionedSchema[],
): AuditFinding[] {
  const { applicability, requirements, place } = specification;
  const at = (finding: Finding, facet?: Facet, where?: AuditFinding['facet']): AuditFinding => ({
    ...finding,
    specification: index,
    ...(where && { facet: where }),
    ...((facet?.place ?? place) && { place: facet?.place ?? place }),
  });
  const findings = auditWhole(specification).map((finding) => at(finding));
  const entity = entityOf(applicability);
  const parts = { applicability, requirements };
  for (const version of versions) {
    const applicable = applicableClasses(version, entity);
    for (const part of ['applicability', 'requirements'] as const) {
      parts[part].forEach((facet, facetIndex) => {
        const found = auditFacet(version, facet, applicable);
        const excluded = part === 'requirements' && facet.kind === 'entity' && entity && found.length === 0;
        if (excluded && applicable) found.push(...auditExclusion(version, entity.name, facet.name));
        findings.push(...found.map((finding) => at(finding, facet, { part, index: facetIndex })));
      });
    }
  }
  return once(findings);
}

/**
 * Whether an IDS makes sense: no finding means that it is valid. `readIds` checks its form. A document
 * with findings must not be used for a check: its specifications could pass or fail for the wrong reason.
 */
export async function auditIds({ specifications }: IdsDocument): Promise<AuditFinding[]> {
  const versions = await loadVersions(specifications.flatMap(({ ifcVersion }) => ifcVersion));
  return specifications.flatMap((specification, index) =>
    auditSpecification(
      specification,
      index,
      versions.filter(({ version }) => specification.ifcVersion.includes(version)),
    ),
  );
}
