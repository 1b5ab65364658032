import type { StepValue } from '../step/values.ts';
import { unwrap } from '../value/model-value.ts';
import type { Model } from './model.ts';
import { type Property, unitAttribute } from './property-sets.ts';

/** A value of a property with what is needed to compare it. */
export interface PropertyValue {
  /** Defined type in capitals; empty when the file doesn't give one. */
  type: string;
  value: StepValue;
  /** The property's own unit. */
  unit: number | undefined;
  /** Which value of a bounded property it is. */
  role?: 'lower' | 'upper' | 'set-point';
}

/**
 * Values of a property; undefined for kinds that IDS doesn't look into, complex and reference properties.
 * Values that are `$` are included.
 */
export function propertyValues(model: Model, { id, attribute }: Property): PropertyValue[] | undefined {
  if (attribute) {
    const { type, bare } = unwrap(model.attribute(id, attribute.name));
    return [{ type: type ?? attribute.type, value: bare ?? null, unit: undefined }];
  }
  const one = (name: string, unit: string, role?: PropertyValue['role']): PropertyValue => {
    const { type, bare } = unwrap(model.attribute(id, name));
    return { type: type ?? '', value: bare ?? null, unit: unitAttribute(model, id, unit), ...(role && { role }) };
  };
  const many = (name: string, unit: number | undefined): PropertyValue[] => {
    const list = model.attribute(id, name);
    return (Array.isArray(list) ? list : []).map((item) => {
      const { type, bare } = unwrap(item);
      return { type: type ?? '', value: bare ?? null, unit };
    });
  };
  switch (model.classOf(id)) {
    case 'IFCPROPERTYSINGLEVALUE':
      return [one('NominalValue', 'Unit')];
    case 'IFCPROPERTYBOUNDEDVALUE':
      return [
        one('LowerBoundValue', 'Unit', 'lower'),
        one('UpperBoundValue', 'Unit', 'upper'),
        one('SetPointValue', 'Unit', 'set-point'),
      ];
    case 'IFCPROPERTYLISTVALUE':
      return many('ListValues', unitAttribute(model, id, 'Unit'));
    case 'IFCPROPERTYENUMERATEDVALUE': {
      const enumeration = unitAttribute(model, id, 'EnumerationReference') ?? -1;
      return many('EnumerationValues', unitAttribute(model, enumeration, 'Unit'));
    }
    case 'IFCPROPERTYTABLEVALUE':
      return [
        ...many('DefiningValues', unitAttribute(model, id, 'DefiningUnit')),
        ...many('DefinedValues', unitAttribute(model, id, 'DefinedUnit')),
      ];
    default:
      return quantityValues(model, id);
  }
}

/** A simple quantity's value is its attribute after Name, Description and Unit, and has that attribute's measure. */
function quantityValues(model: Model, id: number): PropertyValue[] | undefined {
  if (!model.isA(id, 'IFCPHYSICALSIMPLEQUANTITY')) return undefined;
  const attribute = model.entityOf(id)?.attributes[3];
  if (!attribute) return undefined;
  const value = model.attribute(id, attribute.name) ?? null;
  return [{ type: attribute.type, value, unit: unitAttribute(model, id, 'Unit') }];
}
