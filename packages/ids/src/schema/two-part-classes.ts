import type { Schema } from './schema.ts';

/** In IFC2X3, an air terminal is an IfcFlowTerminal whose type is an IfcAirTerminalType. Names in capitals. */
export interface TwoPartClass {
  occurrences: readonly string[];
  type: string;
}

/** The tables of IDS 1.0 give this class another occurrence than the schema's hierarchy does: both are accepted. */
const alsoAccepted: Record<string, string> = {
  IFCSPACEHEATER: 'IFCFLOWTERMINAL',
  IFCVIBRATIONISOLATOR: 'IFCELEMENTCOMPONENT',
};

/**
 * The class that a name of IFC4 stands for in IFC2X3, where it has only a type (IDS 1.0, "Special cases
 * in IFC2X3"). The occurrence is the nearest class above the type that has occurrences of its own:
 * IfcAirTerminalType is an IfcFlowTerminalType, and IfcFlowTerminal exists.
 */
export function twoPartClass(schema: Schema, className: string): TwoPartClass | undefined {
  const type = `${className}TYPE`;
  if (schema.name !== 'IFC2X3' || schema.entity(className) || !schema.isA(type, 'IFCTYPEOBJECT')) return undefined;
  for (let entity = schema.entity(type)?.parent; entity; entity = entity.parent) {
    const occurrence = entity.name.toUpperCase().replace(/TYPE$/, '');
    if (!schema.entity(occurrence)) continue;
    return { occurrences: [occurrence, alsoAccepted[className]].filter((name) => name !== undefined), type };
  }
  return undefined;
}
