import type { IdsValue } from '../document/ids-document.ts';
import { predefinedTypes } from '../model/predefined-type.ts';
import type { Schema } from '../schema/schema.ts';
import { twoPartClass } from '../schema/two-part-classes.ts';
import { compileValue } from '../value/compile-value.ts';
import type { CheckContext } from './context.ts';
import { type CompiledFacet, match, mismatch } from './fault.ts';

/** Names of classes that a value accepts, besides those of the model's schema: names of IFC4 in an IFC2X3 model. */
function acceptedTwoParts(schema: Schema, name: IdsValue) {
  if (schema.name !== 'IFC2X3') return [];
  const { matchesText } = compileValue(name);
  return [...schema.entityNames]
    .filter((className) => className.endsWith('TYPE'))
    .map((className) => className.slice(0, -'TYPE'.length))
    .filter(matchesText)
    .flatMap((className) => twoPartClass(schema, className) ?? []);
}

/** An entity facet, also the one within a partOf facet. Throws PatternError. */
export function entityFacet(
  context: CheckContext,
  { name, predefinedType }: { name: IdsValue; predefinedType?: IdsValue },
): CompiledFacet {
  const { model } = context;
  const { matchesText } = compileValue(name);
  const twoParts = acceptedTwoParts(model.schema, name);
  const predefined = predefinedType === undefined ? undefined : compileValue(predefinedType);
  // Every class is compared once, not each of its instances.
  const known = new Map<string, boolean>();
  const accepts = (className: string) => {
    const seen = known.get(className);
    if (seen !== undefined) return seen;
    const accepted = matchesText(className);
    known.set(className, accepted);
    return accepted;
  };
  const typeClassOf = (id: number) => model.classOf(context.typeOf().get(id)?.[0] ?? -1);
  return {
    mayMatch: (className) => accepts(className) || twoParts.some(({ occurrences }) => occurrences.includes(className)),
    check: (id) => {
      const className = model.classOf(id);
      const inTwoParts = () =>
        twoParts.some(({ occurrences, type }) => occurrences.includes(className) && typeClassOf(id) === type);
      if (!accepts(className) && !inTwoParts()) {
        return mismatch({ code: 'class', expected: name, found: model.entityOf(id)?.name ?? className });
      }
      if (!predefined || predefinedType === undefined) return match;
      const names = predefinedTypes(model, context.typeOf(), id);
      if (names.some(predefined.matchesText)) return match;
      return mismatch({ code: 'predefined-type', expected: predefinedType, ...(names[0] && { found: names[0] }) });
    },
  };
}
