import { Classifications } from '../model/classifications.ts';
import { itself, type Links, linksOf } from '../model/links.ts';
import { Materials } from '../model/materials.ts';
import type { Model } from '../model/model.ts';
import { PropertySets } from '../model/property-sets.ts';
import { Units } from '../model/units.ts';
import { Wholes } from '../model/wholes.ts';

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** What facets ask about a model; each part is read from the file when the first facet asks for it. */
export interface CheckContext {
  model: Model;
  typeOf: () => Links;
  units: () => Units;
  propertySets: () => PropertySets;
  materials: () => Materials;
  classifications: () => Classifications;
  wholes: () => Wholes;
}

export function checkContext(model: Model): CheckContext {
  const typeOf = once(() =>
    linksOf(model, [{ className: 'IFCRELDEFINESBYTYPE', from: 'RelatedObjects', to: 'RelatingType' }]),
  );
  const sets = () =>
    linksOf(model, [
      { className: 'IFCRELDEFINESBYPROPERTIES', from: 'RelatedObjects', to: 'RelatingPropertyDefinition' },
      { className: 'IFCMATERIALPROPERTIES', from: 'Material', to: itself },
      { className: 'IFCPROFILEPROPERTIES', from: 'ProfileDefinition', to: itself },
    ]);
  const materials = () =>
    linksOf(model, [{ className: 'IFCRELASSOCIATESMATERIAL', from: 'RelatedObjects', to: 'RelatingMaterial' }]);
  const classifications = () =>
    linksOf(model, [
      { className: 'IFCRELASSOCIATESCLASSIFICATION', from: 'RelatedObjects', to: 'RelatingClassification' },
      { className: 'IFCEXTERNALREFERENCERELATIONSHIP', from: 'RelatedResourceObjects', to: 'RelatingReference' },
    ]);
  return {
    model,
    typeOf,
    units: once(() => new Units(model)),
    propertySets: once(() => new PropertySets(model, sets(), typeOf())),
    materials: once(() => new Materials(model, materials(), typeOf())),
    classifications: once(() => new Classifications(model, classifications(), typeOf())),
    wholes: once(() => new Wholes(model)),
  };
}
