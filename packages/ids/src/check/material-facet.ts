import type { MaterialFacet } from '../document/ids-document.ts';
import { compileValue } from '../value/compile-value.ts';
import type { CheckContext } from './context.ts';
import { absent, type CompiledFacet, match, mismatch, shown } from './fault.ts';

/** Throws PatternError. */
export function materialFacet(context: CheckContext, { value }: MaterialFacet): CompiledFacet {
  const wanted = value === undefined ? undefined : compileValue(value);
  return {
    mayMatch: () => true,
    check: (id) => {
      const texts = context.materials().of(id);
      if (!texts) return absent({ code: 'material-missing' });
      if (!wanted || value === undefined || texts.some(wanted.matchesText)) return match;
      return mismatch({ code: 'material-value', expected: value, found: shown(texts.join(', ')) });
    },
  };
}
