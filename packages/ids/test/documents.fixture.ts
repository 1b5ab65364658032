import {
  type Facet,
  type IdsDocument,
  type IfcVersion,
  ifcVersions,
  type Specification,
} from '../src/document/ids-document.ts';

/** A specification for walls of all versions. */
export const specification = (requirements: Facet[], more: Partial<Specification> = {}): Specification => ({
  name: 'Walls',
  ifcVersion: [...ifcVersions] as IfcVersion[],
  minOccurs: 1,
  maxOccurs: 'unbounded',
  applicability: [{ kind: 'entity', name: 'IFCWALL' }],
  requirements,
  ...more,
});

export const documentOf = (...specifications: Specification[]): IdsDocument => ({
  info: { title: 'Requirements' },
  specifications,
});

/** A document with everything that IDS 1.0 can say. */
export const wholeDocument: IdsDocument = {
  info: {
    title: 'Fire protection',
    copyright: 'Arcada',
    version: '1.2',
    description: 'All that is <needed> & "more"',
    author: 'bim@arcada.example',
    date: '2026-11-23',
    purpose: 'Approval',
    milestone: 'Design',
  },
  specifications: [
    specification(
      [
        { kind: 'entity', name: 'IFCWALL', predefinedType: 'SOLIDWALL', instructions: 'Choose\n“solid”' },
        {
          kind: 'partOf',
          relation: 'IFCRELVOIDSELEMENT IFCRELFILLSELEMENT',
          entity: { name: { base: 'xs:string', enumeration: ['IFCWALL', 'IFCSLAB'] }, predefinedType: 'FLOOR' },
          cardinality: 'prohibited',
        },
        { kind: 'partOf', entity: { name: 'IFCBUILDINGSTOREY' }, cardinality: 'required' },
        {
          kind: 'classification',
          system: 'Uniclass 2015',
          value: { base: 'xs:string', pattern: ['EF_25_10.*', 'EF_[0-9]+'] },
          uri: 'https://example.com/uniclass',
          cardinality: 'optional',
        },
        { kind: 'attribute', name: 'Name', value: { base: 'xs:string', minLength: 2, maxLength: 9 } },
        { kind: 'attribute', name: 'Tag', value: { base: 'xs:string', length: 4 }, instructions: 'Number' },
        {
          kind: 'property',
          propertySet: 'Pset_WallCommon',
          baseName: 'ThermalTransmittance',
          dataType: 'IFCTHERMALTRANSMITTANCEMEASURE',
          value: { base: 'xs:double', minExclusive: '0', maxInclusive: '0.24' },
          uri: 'https://example.com/u',
        },
        {
          kind: 'property',
          propertySet: 'Qto_WallBaseQuantities',
          baseName: { base: 'xs:string', pattern: ['.*Area'] },
          value: { base: 'xs:double', minInclusive: '1', maxExclusive: '1e3' },
        },
        { kind: 'material', value: 'concrete', cardinality: 'required' },
        { kind: 'material', cardinality: 'optional', uri: 'https://example.com/m' },
      ],
      {
        identifier: 'FP-01',
        description: 'Walls between fire compartments',
        instructions: 'See the plan\tof the compartments',
        requirementsDescription: 'What each needs',
        applicability: [
          { kind: 'entity', name: 'IFCWALL' },
          { kind: 'partOf', relation: 'IFCRELAGGREGATES', entity: { name: 'IFCELEMENTASSEMBLY' } },
          { kind: 'classification', system: 'DIN 276' },
          { kind: 'attribute', name: 'Description' },
          {
            kind: 'property',
            propertySet: 'Pset_WallCommon',
            baseName: 'IsExternal',
            dataType: 'IFCBOOLEAN',
            value: 'true',
          },
          { kind: 'material' },
        ],
      },
    ),
    specification([], { name: 'No proxies', minOccurs: 0, maxOccurs: 0, ifcVersion: ['IFC4'] }),
  ],
};
