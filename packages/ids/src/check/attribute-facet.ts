import type { AttributeFacet } from '../document/ids-document.ts';
import type { Attribute } from '../schema/schema.ts';
import type { StepValue } from '../step/values.ts';
import { compileValue } from '../value/compile-value.ts';
import { isEmpty, type ModelValue, modelValue, typedModelValue, unwrap } from '../value/model-value.ts';
import type { CheckContext } from './context.ts';
import { absent, type CompiledFacet, match, mismatch, type Outcome } from './fault.ts';
import { valueText } from './value-text.ts';

/** Throws PatternError. */
export function attributeFacet(context: CheckContext, { name, value }: AttributeFacet): CompiledFacet {
  const { model } = context;
  const { matchesText } = compileValue(name);
  const wanted = value === undefined ? undefined : compileValue(value);
  const byClass = new Map<string, readonly Attribute[]>();
  const attributesOf = (className: string): readonly Attribute[] => {
    const known = byClass.get(className);
    if (known) return known;
    const found = model.schema.entity(className)?.attributes.filter((attribute) => matchesText(attribute.name)) ?? [];
    byClass.set(className, found);
    return found;
  };
  const comparable = (found: StepValue | undefined, { kind, type }: Attribute): ModelValue | undefined => {
    const convert = (measure: string) => context.units().conversion(measure);
    if (unwrap(found).type) return typedModelValue(model.schema, found, convert);
    return modelValue(found, kind === 'number' ? undefined : kind, kind === 'real' ? convert(type) : undefined);
  };
  const checkOne = (found: StepValue | undefined, attribute: Attribute): Outcome => {
    const fault = { name: attribute.name, ...(value !== undefined && { expected: value }) };
    if (found === null || found === undefined) return absent({ code: 'attribute-empty', name: attribute.name });
    if (isEmpty(found)) return mismatch({ code: 'attribute-empty', name: attribute.name });
    if (!wanted) return match;
    const compared = comparable(found, attribute);
    if (compared && wanted.matches(compared)) return match;
    return mismatch({ ...fault, code: 'attribute-value', ...(compared && { found: valueText(compared) }) });
  };
  return {
    mayMatch: (className) => attributesOf(className).length > 0,
    check: (id) => {
      const attributes = attributesOf(model.classOf(id));
      if (attributes.length === 0) return absent({ code: 'attribute-missing', name });
      const line = model.line(id);
      const entity = model.entityOf(id);
      const outcomes = attributes.map((attribute) =>
        checkOne(line[entity?.positionOf(attribute.name) ?? -1], attribute),
      );
      return outcomes.find(({ status }) => status === 'match') ?? outcomes[0] ?? match;
    },
  };
}
