import type { Schema } from './schema.ts';

/** Classes of which models have only subclasses (ABSTRACT in EXPRESS); the tables don't tell. */
const abstract = new Set(
  `IFCOBJECT IFCPRODUCT IFCPROCESS IFCRESOURCE IFCCONSTRUCTIONRESOURCE IFCCONTROL IFCWORKCONTROL IFCPORT
  IFCELEMENT IFCBUILDINGELEMENT IFCBUILDINGELEMENTCOMPONENT IFCELEMENTCOMPONENT IFCREINFORCINGELEMENT
  IFCFEATUREELEMENT IFCFEATUREELEMENTADDITION IFCFEATUREELEMENTSUBTRACTION IFCEDGEFEATURE
  IFCSPATIALELEMENT IFCSPATIALSTRUCTUREELEMENT IFCEXTERNALSPATIALSTRUCTUREELEMENT IFCFACILITYPART
  IFCPOSITIONINGELEMENT IFCGEOTECHNICALELEMENT IFCGEOTECHNICALASSEMBLY IFCTRANSPORTATIONDEVICE
  IFCSTRUCTURALITEM IFCSTRUCTURALACTIVITY IFCSTRUCTURALACTION IFCSTRUCTURALREACTION IFCSTRUCTURALCONNECTION
  IFCSTRUCTURALMEMBER`.split(/\s+/),
);

/**
 * The classes, in capitals, that the elements of a class have in a model: itself, unless it is abstract, and all below it,
 * such as IFCWALLSTANDARDCASE. A name that the schema doesn't have as a class stays alone.
 */
export function classesOf(schema: Schema, className: string): string[] {
  const below = [...schema.entityNames].filter((name) => name !== className && schema.isA(name, className));
  const all = [className, ...below.sort()].filter((name) => !abstract.has(name));
  return all.length > 0 ? all : [className];
}
