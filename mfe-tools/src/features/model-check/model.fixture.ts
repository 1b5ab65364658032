import type { IdsDocument } from '@arcada/ids';

/** An IFC4 file with this many walls, named W1, W2 and so on; none has a fire rating. */
export const wallsText = (count: number, schema = 'IFC4') =>
  [
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('t.ifc','2026-11-23T10:00:00',(''),(''),'','','');",
    `FILE_SCHEMA(('${schema}'));\nENDSEC;\nDATA;`,
    ...Array.from({ length: count }, (_, at) => {
      const globalId = String(at + 1).padStart(22, '0');
      return `#${at + 1}=IFCWALL('${globalId}',$,'W${at + 1}',$,$,$,$,$,$);`;
    }),
    'ENDSEC;\nEND-ISO-10303-21;\n',
  ].join('\n');

/** Walls have a name (they pass) and a fire rating (they fail). */
export const wallsIds: IdsDocument = {
  info: { title: 'Walls' },
  specifications: [
    {
      name: 'Named walls',
      ifcVersion: ['IFC4'],
      minOccurs: 0,
      maxOccurs: 'unbounded',
      applicability: [{ kind: 'entity', name: 'IFCWALL' }],
      requirements: [{ kind: 'attribute', name: 'Name' }],
    },
    {
      name: 'Fire rating',
      ifcVersion: ['IFC4'],
      minOccurs: 0,
      maxOccurs: 'unbounded',
      applicability: [{ kind: 'entity', name: 'IFCWALL' }],
      requirements: [{ kind: 'property', propertySet: 'Pset_WallCommon', baseName: 'FireRating' }],
    },
  ],
};
