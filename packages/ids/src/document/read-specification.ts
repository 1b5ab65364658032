import type { ElementReader } from './element-reader.ts';
import { type Facet, type IfcVersion, ifcVersions, type Specification } from './ids-document.ts';
import { facetOrder, isFacetName, readFacet } from './read-facet.ts';

function occurs(reader: ElementReader): Pick<Specification, 'minOccurs' | 'maxOccurs'> {
  const limits: Pick<Specification, 'minOccurs' | 'maxOccurs'> = {};
  const min = reader.attribute('minOccurs')?.trim();
  const max = reader.attribute('maxOccurs')?.trim();
  if (min !== undefined && /^\d+$/.test(min)) limits.minOccurs = Number(min);
  else if (min !== undefined) reader.fault({ code: 'bad-value', found: min, expected: '0, 1, …', parent: 'minOccurs' });
  if (max !== undefined && /^(\d+|unbounded)$/.test(max)) limits.maxOccurs = max === 'unbounded' ? max : Number(max);
  else if (max !== undefined) {
    reader.fault({ code: 'bad-value', found: max, expected: '0, 1, …, unbounded', parent: 'maxOccurs' });
  }
  return limits;
}

function readApplicability(reader: ElementReader): Facet[] {
  const facets: Facet[] = [];
  for (const kind of facetOrder) {
    const found = kind === 'entity' ? [reader.take(kind)] : reader.takeAll(kind);
    for (const facet of found) if (facet) facets.push(readFacet(facet, false));
  }
  reader.end(['minOccurs', 'maxOccurs']);
  return facets;
}

/** The schema lets its sequence of facets repeat, so that every order is allowed. */
function readRequirements(reader: ElementReader): Facet[] {
  const parent = reader.element.name;
  const facets = reader.rest().flatMap((child) => {
    if (isFacetName(child.element.name)) return [readFacet(child, true)];
    child.fault({ code: 'unknown-element', found: child.element.name, parent });
    return [];
  });
  reader.end(['description']);
  return facets;
}

function versionsOf(reader: ElementReader): IfcVersion[] {
  const versions = reader.requireAttribute('ifcVersion').split(/\s+/).filter(Boolean);
  const unknown = versions.filter((version) => !ifcVersions.includes(version as IfcVersion));
  if (unknown.length > 0 || (versions.length === 0 && reader.attribute('ifcVersion') !== undefined)) {
    const found = unknown.join(' ');
    reader.fault({ code: 'bad-value', found, expected: ifcVersions.join(', '), parent: 'ifcVersion' });
  }
  return versions as IfcVersion[];
}

const texts = ['identifier', 'description', 'instructions'] as const;

export function readSpecification(reader: ElementReader): Specification {
  const specification: Specification = {
    name: reader.requireAttribute('name'),
    ifcVersion: versionsOf(reader),
    applicability: [],
    requirements: [],
    place: reader.place,
  };
  for (const name of texts) {
    const text = reader.attribute(name);
    if (text !== undefined) specification[name] = text;
  }
  const applicability = reader.require('applicability');
  if (applicability) {
    Object.assign(specification, occurs(applicability));
    specification.applicability = readApplicability(applicability);
  }
  const requirements = reader.take('requirements');
  if (requirements) {
    specification.requirements = readRequirements(requirements);
    const description = requirements.attribute('description');
    if (description !== undefined) specification.requirementsDescription = description;
  }
  reader.end(['name', 'ifcVersion', ...texts]);
  return specification;
}
