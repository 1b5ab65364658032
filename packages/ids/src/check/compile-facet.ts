import type { Facet } from '../document/ids-document.ts';
import { attributeFacet } from './attribute-facet.ts';
import { classificationFacet } from './classification-facet.ts';
import type { CheckContext } from './context.ts';
import { entityFacet } from './entity-facet.ts';
import type { CompiledFacet, Fault } from './fault.ts';
import { materialFacet } from './material-facet.ts';
import { partOfFacet } from './part-of-facet.ts';
import { propertyFacet } from './property-facet.ts';

/** Prepares a facet for a model. Throws PatternError, which `auditIds` finds before. */
export function compileFacet(context: CheckContext, facet: Facet): CompiledFacet {
  switch (facet.kind) {
    case 'entity':
      return entityFacet(context, facet);
    case 'attribute':
      return attributeFacet(context, facet);
    case 'property':
      return propertyFacet(context, facet);
    case 'classification':
      return classificationFacet(context, facet);
    case 'material':
      return materialFacet(context, facet);
    case 'partOf':
      return partOfFacet(context, facet);
  }
}

/** What a facet in the requirements finds wrong with an instance. */
export type CompiledRequirement = (id: number) => Fault | undefined;

export function compileRequirement(context: CheckContext, facet: Facet): CompiledRequirement {
  const { check } = compileFacet(context, facet);
  const cardinality = facet.cardinality ?? 'required';
  return (id) => {
    const outcome = check(id);
    if (cardinality === 'prohibited') return outcome.status === 'match' ? { code: 'prohibited' } : undefined;
    if (outcome.status === 'match' || (cardinality === 'optional' && outcome.status === 'absent')) return undefined;
    return outcome.fault;
  };
}
