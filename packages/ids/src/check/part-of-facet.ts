import type { PartOfFacet } from '../document/ids-document.ts';
import type { CheckContext } from './context.ts';
import { entityFacet } from './entity-facet.ts';
import { absent, type CompiledFacet, match } from './fault.ts';

/** Throws PatternError. */
export function partOfFacet(context: CheckContext, { relation, entity }: PartOfFacet): CompiledFacet {
  const whole = entityFacet(context, entity);
  let search: ((id: number) => boolean) | undefined;
  return {
    mayMatch: () => true,
    check: (id) => {
      search ??= context.wholes().search(relation, (candidate) => whole.check(candidate).status === 'match');
      if (search(id)) return match;
      return absent({ code: 'part-of-missing', expected: entity.name, ...(relation && { relation }) });
    },
  };
}
