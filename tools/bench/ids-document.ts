import type { Facet, IdsDocument } from '@arcada/ids';

const common = (baseName: string, more: Partial<Extract<Facet, { kind: 'property' }>>): Facet => ({
  kind: 'property',
  propertySet: 'Pset_WallCommon',
  baseName,
  ...more,
});

/** Two specifications with ten requirements: every facet, and all kinds of restrictions. */
export const benchDocument: IdsDocument = {
  info: { title: 'Bench' },
  specifications: [
    {
      name: 'All walls',
      ifcVersion: ['IFC4'],
      maxOccurs: 'unbounded',
      applicability: [{ kind: 'entity', name: 'IFCWALL' }],
      requirements: [
        common('FireRating', {
          dataType: 'IFCLABEL',
          value: { base: 'xs:string', enumeration: ['REI30', 'REI60', 'REI90', 'REI120'] },
        }),
        common('IsExternal', { dataType: 'IFCBOOLEAN' }),
        { kind: 'attribute', name: 'Name', value: { base: 'xs:string', pattern: ['Wall-[0-9]{6}'] } },
        { kind: 'material', value: 'concrete' },
        { kind: 'classification', system: 'Uniclass 2015', value: { base: 'xs:string', pattern: ['EF_25.*'] } },
        { kind: 'property', propertySet: 'Arcada_Construction', baseName: 'BuildingSection' },
      ],
    },
    {
      name: 'External walls',
      ifcVersion: ['IFC4'],
      maxOccurs: 'unbounded',
      applicability: [
        { kind: 'entity', name: 'IFCWALL' },
        common('IsExternal', { dataType: 'IFCBOOLEAN', value: 'true' }),
      ],
      requirements: [
        common('ThermalTransmittance', {
          dataType: 'IFCTHERMALTRANSMITTANCEMEASURE',
          value: { base: 'xs:double', minInclusive: '0', maxInclusive: '0.5' },
        }),
        { kind: 'partOf', relation: 'IFCRELCONTAINEDINSPATIALSTRUCTURE', entity: { name: 'IFCBUILDINGSTOREY' } },
        { kind: 'attribute', name: 'Tag', value: { base: 'xs:string', length: 6 } },
        { kind: 'entity', name: 'IFCWALL' },
      ],
    },
  ],
};
