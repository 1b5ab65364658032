import type { ClassificationFacet } from '../document/ids-document.ts';
import { compileValue } from '../value/compile-value.ts';
import type { CheckContext } from './context.ts';
import { absent, type CompiledFacet, match, mismatch, shown } from './fault.ts';

/** A class counts for the classes above it: EF_25_10_25 is in EF_25_10. Throws PatternError. */
export function classificationFacet(context: CheckContext, { system, value }: ClassificationFacet): CompiledFacet {
  const wantedSystem = compileValue(system);
  const wanted = value === undefined ? undefined : compileValue(value);
  return {
    mayMatch: () => true,
    check: (id) => {
      const all = context.classifications().of(id);
      const inSystem = all.filter((found) => found.system && wantedSystem.matchesText(found.system));
      if (inSystem.length === 0) {
        // As with attributes, an empty text isn't the same as nothing: an optional classification fails on it.
        const outcome = all.some((found) => found.system === '') ? mismatch : absent;
        return outcome({ code: 'classification-missing', system });
      }
      if (!wanted || value === undefined) return match;
      const codes = inSystem.flatMap((classified) => classified.codes);
      if (codes.some(wanted.matchesText)) return match;
      return mismatch({ code: 'classification-value', system, expected: value, found: shown(codes.join(', ')) });
    },
  };
}
