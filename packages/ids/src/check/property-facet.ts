import type { PropertyFacet } from '../document/ids-document.ts';
import type { ElementSet, Property } from '../model/property-sets.ts';
import { type PropertyValue, propertyValues } from '../model/property-values.ts';
import { type CompiledValue, compileValue, hasBounds } from '../value/compile-value.ts';
import { isEmpty, type ModelValue, modelValue } from '../value/model-value.ts';
import type { CheckContext } from './context.ts';
import { absent, type CompiledFacet, match, mismatch, type Outcome } from './fault.ts';
import { valueText } from './value-text.ts';

/** Compares the values of one property. */
class ValueCheck {
  private readonly context: CheckContext;
  private readonly facet: PropertyFacet;
  private readonly wanted: CompiledValue | undefined;
  /** The lower and the upper part of a restriction by bounds, for bounded properties. */
  private readonly parts: { lower: CompiledValue | undefined; upper: CompiledValue | undefined } | undefined;

  constructor(context: CheckContext, facet: PropertyFacet) {
    this.context = context;
    this.facet = facet;
    const { value } = facet;
    this.wanted = value === undefined ? undefined : compileValue(value);
    if (!hasBounds(value)) return;
    const lower = value.minInclusive !== undefined || value.minExclusive !== undefined;
    const upper = value.maxInclusive !== undefined || value.maxExclusive !== undefined;
    this.parts = { lower: lower ? this.wanted : undefined, upper: upper ? this.wanted : undefined };
  }

  outcome(property: Property, set: string): Outcome {
    const place = { set, name: property.name };
    const values = propertyValues(this.context.model, property);
    if (!values) return mismatch({ code: 'property-kind', ...place });
    const filled = values.filter(({ value }) => !isEmpty(value));
    if (filled.length === 0) {
      const empty = { code: 'property-empty', ...place } as const;
      return values.every(({ value }) => value === null) ? absent(empty) : mismatch(empty);
    }
    const { dataType, value: expected } = this.facet;
    const typed = dataType === undefined ? filled : filled.filter(({ type }) => type === dataType);
    const [first = filled[0]] = typed;
    if (typed.length === 0 && dataType !== undefined) {
      return mismatch({ code: 'property-type', ...place, expected: dataType, ...(first && { found: first.type }) });
    }
    if (expected === undefined || this.complies(typed)) return match;
    const found = typed.flatMap((value) => this.comparable(value) ?? []).map(valueText);
    return mismatch({ code: 'property-value', ...place, expected, found: found.join(', ') });
  }

  private comparable({ type, value, unit }: PropertyValue): ModelValue | undefined {
    const kind = this.context.model.schema.kindOf(type);
    return modelValue(value, kind, kind === 'real' ? this.context.units().conversion(type, unit) : undefined);
  }

  private holds(wanted: CompiledValue | undefined, value: PropertyValue | undefined): boolean {
    const compared = value && this.comparable(value);
    return Boolean(compared && wanted?.matches(compared));
  }

  /**
   * Any value of the property may comply. A bounded property must itself be within a range that is
   * demanded: the bound on each side that the range limits is there and inside.
   */
  private complies(values: readonly PropertyValue[]): boolean {
    const bounded = values.some(({ role }) => role !== undefined);
    if (!bounded || !this.parts) return values.some((value) => this.holds(this.wanted, value));
    const { lower, upper } = this.parts;
    const side = (role: PropertyValue['role']) => values.find((value) => value.role === role);
    return (!lower || this.holds(lower, side('lower'))) && (!upper || this.holds(upper, side('upper')));
  }
}

/** Throws PatternError. */
export function propertyFacet(context: CheckContext, facet: PropertyFacet): CompiledFacet {
  const setName = compileValue(facet.propertySet);
  const baseName = compileValue(facet.baseName);
  const values = new ValueCheck(context, facet);
  const checkSet = ({ name, properties }: ElementSet): Outcome => {
    const found = properties().filter((property) => baseName.matchesText(property.name));
    if (found.length === 0) return absent({ code: 'property-missing', set: name, name: facet.baseName });
    return worst(found.map((property) => values.outcome(property, name)));
  };
  return {
    mayMatch: () => true,
    check: (id) => {
      const sets = context.propertySets().of(id);
      const named = sets.filter(({ name }) => setName.matchesText(name));
      if (named.length === 0) return absent({ code: 'property-set-missing', set: facet.propertySet });
      return worst(named.map(checkSet));
    },
  };
}

/** Every matching set must have the property, and every matching property a value that complies. */
const worst = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.find(({ status }) => status === 'mismatch') ?? outcomes.find(({ status }) => status === 'absent') ?? match;
