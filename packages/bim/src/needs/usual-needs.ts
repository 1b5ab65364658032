import type { Translated } from '@arcada/contracts';
import type { Row } from '../document/document.schema.ts';
import { say } from '../labels/translated.ts';

type Need = Row<'informationNeeds'>;

/** A property or attribute that is often asked of a kind of object. */
export interface UsualNeed {
  /** The property set; empty for an attribute. */
  set: string;
  /** As IFC writes it. */
  name: string;
  /** IFC's type of the value; empty for an attribute, whose type follows from the schema. */
  dataType: string;
  /** What it says. */
  meaning: Translated;
}

/** Data type and meaning of properties, which are the same in every set that has them. */
const properties = {
  AcousticRating: ['IfcLabel', say('acoustic rating', 'isolamento acústico', 'aislamiento acústico')],
  ArticleNumber: ['IfcIdentifier', say('article number', 'código do artigo', 'referencia del artículo')],
  Combustible: ['IfcBoolean', say('combustible', 'combustível', 'combustible')],
  Compartmentation: ['IfcBoolean', say('bounds a fire compartment', 'compartimentação', 'sectoriza incendios')],
  ExtendToStructure: ['IfcBoolean', say('reaches the structure', 'vai até a estrutura', 'llega a la estructura')],
  Finish: ['IfcText', say('finish', 'acabamento', 'acabado')],
  FireExit: ['IfcBoolean', say('on an escape route', 'saída de emergência', 'salida de emergencia')],
  FireRating: ['IfcLabel', say('fire rating', 'resistência ao fogo', 'resistencia al fuego')],
  GrossPlannedArea: [
    'IfcAreaMeasure',
    say('planned gross area', 'área bruta prevista', 'superficie construida prevista'),
  ],
  HandicapAccessible: ['IfcBoolean', say('accessible', 'acessível', 'accesible')],
  HasNonSkidSurface: ['IfcBoolean', say('non-slip surface', 'superfície antiderrapante', 'superficie antideslizante')],
  Height: ['IfcPositiveLengthMeasure', say('height', 'altura', 'altura')],
  IsExternal: ['IfcBoolean', say('external', 'externo', 'exterior')],
  LoadBearing: ['IfcBoolean', say('load-bearing', 'estrutural', 'portante')],
  Manufacturer: ['IfcLabel', say('manufacturer', 'fabricante', 'fabricante')],
  ModelReference: ['IfcLabel', say('model', 'modelo', 'modelo')],
  NetPlannedArea: ['IfcAreaMeasure', say('planned net area', 'área útil prevista', 'superficie útil prevista')],
  NumberOfRiser: ['IfcCountMeasure', say('number of risers', 'número de espelhos', 'número de contrahuellas')],
  PubliclyAccessible: ['IfcBoolean', say('open to the public', 'aberto ao público', 'abierto al público')],
  RequiredHeadroom: ['IfcPositiveLengthMeasure', say('headroom', 'altura livre', 'altura libre')],
  RiserHeight: ['IfcPositiveLengthMeasure', say('riser height', 'altura do espelho', 'altura de la contrahuella')],
  SecurityRating: ['IfcLabel', say('security rating', 'classe de segurança', 'clase de seguridad')],
  SelfClosing: ['IfcBoolean', say('self-closing', 'fechamento automático', 'cierre automático')],
  SerialNumber: ['IfcIdentifier', say('serial number', 'número de série', 'número de serie')],
  SmokeStop: ['IfcBoolean', say('smoke-tight', 'veda fumaça', 'corta el humo')],
  Span: ['IfcPositiveLengthMeasure', say('span', 'vão', 'luz')],
  SurfaceSpreadOfFlame: ['IfcLabel', say('spread of flame', 'propagação de chama', 'propagación de llama')],
  ThermalTransmittance: [
    'IfcThermalTransmittanceMeasure',
    say('U-value', 'transmitância térmica', 'transmitancia térmica'),
  ],
  TreadLength: ['IfcPositiveLengthMeasure', say('tread depth', 'profundidade do piso', 'huella')],
} as const satisfies Record<string, readonly [type: string, meaning: Translated]>;

const attributes = {
  LongName: say('name in full', 'nome por extenso', 'nombre completo'),
  Name: say('name or number', 'nome ou número', 'nombre o número'),
  OverallHeight: say('overall height', 'altura total', 'altura total'),
  OverallWidth: say('overall width', 'largura total', 'anchura total'),
  Tag: say('mark in the model', 'marca no modelo', 'marca en el modelo'),
} as const;

type PropertyName = keyof typeof properties;
interface Usual {
  sets: Readonly<Record<string, readonly PropertyName[]>>;
  attributes?: readonly (keyof typeof attributes)[];
}

/** What is known of every piece of equipment once it is chosen and installed. */
const equipment = {
  sets: {
    Pset_ManufacturerTypeInformation: ['Manufacturer', 'ModelReference', 'ArticleNumber'],
    Pset_ManufacturerOccurrence: ['SerialNumber'],
  },
  attributes: ['Name', 'Tag'],
} as const satisfies Usual;

const ofEquipment = [
  'IfcAirTerminal',
  'IfcBoiler',
  'IfcChiller',
  'IfcCoil',
  'IfcDamper',
  'IfcElectricDistributionBoard',
  'IfcFan',
  'IfcFireSuppressionTerminal',
  'IfcFlowMeter',
  'IfcLightFixture',
  'IfcPump',
  'IfcSanitaryTerminal',
  'IfcSensor',
  'IfcTank',
  'IfcTransformer',
  'IfcTransportElement',
  'IfcUnitaryEquipment',
  'IfcValve',
];

/** By entity: the common property sets of IFC4, with what owners and designers ask of them most. */
const usual: Readonly<Record<string, Usual>> = {
  ...Object.fromEntries(ofEquipment.map((entity) => [entity, equipment])),
  IfcBeam: { sets: { Pset_BeamCommon: ['LoadBearing', 'FireRating', 'IsExternal', 'Span'] } },
  IfcColumn: { sets: { Pset_ColumnCommon: ['LoadBearing', 'FireRating', 'IsExternal'] } },
  IfcCovering: {
    sets: { Pset_CoveringCommon: ['FireRating', 'AcousticRating', 'SurfaceSpreadOfFlame', 'Combustible', 'Finish'] },
  },
  IfcCurtainWall: {
    sets: { Pset_CurtainWallCommon: ['ThermalTransmittance', 'AcousticRating', 'FireRating', 'IsExternal'] },
  },
  IfcDoor: {
    sets: {
      Pset_DoorCommon: [
        'FireRating',
        'AcousticRating',
        'SecurityRating',
        'IsExternal',
        'ThermalTransmittance',
        'SmokeStop',
        'SelfClosing',
        'FireExit',
        'HandicapAccessible',
      ],
    },
    attributes: ['OverallWidth', 'OverallHeight', 'Tag'],
  },
  IfcRailing: { sets: { Pset_RailingCommon: ['Height', 'IsExternal'] } },
  IfcRoof: { sets: { Pset_RoofCommon: ['ThermalTransmittance', 'AcousticRating', 'FireRating', 'IsExternal'] } },
  IfcSlab: {
    sets: {
      Pset_SlabCommon: [
        'LoadBearing',
        'FireRating',
        'AcousticRating',
        'ThermalTransmittance',
        'IsExternal',
        'Compartmentation',
      ],
    },
  },
  IfcSpace: {
    sets: {
      Pset_SpaceCommon: [
        'NetPlannedArea',
        'GrossPlannedArea',
        'PubliclyAccessible',
        'HandicapAccessible',
        'IsExternal',
      ],
    },
    attributes: ['Name', 'LongName'],
  },
  IfcStair: {
    sets: {
      Pset_StairCommon: [
        'NumberOfRiser',
        'RiserHeight',
        'TreadLength',
        'RequiredHeadroom',
        'HandicapAccessible',
        'HasNonSkidSurface',
        'FireExit',
      ],
    },
  },
  IfcWall: {
    sets: {
      Pset_WallCommon: [
        'IsExternal',
        'LoadBearing',
        'FireRating',
        'AcousticRating',
        'ThermalTransmittance',
        'Compartmentation',
        'Combustible',
        'ExtendToStructure',
      ],
    },
  },
  IfcWindow: {
    sets: {
      Pset_WindowCommon: ['ThermalTransmittance', 'AcousticRating', 'FireRating', 'SecurityRating', 'IsExternal'],
    },
    attributes: ['OverallWidth', 'OverallHeight', 'Tag'],
  },
};

/** The entities that something is known of, as IFC writes them. */
export const usualEntities: readonly string[] = Object.keys(usual).sort();

const byEntity: ReadonlyMap<string, Usual> = new Map(
  Object.entries(usual).map(([entity, needs]) => [entity.toUpperCase(), needs]),
);
/** Of IFC2X3 and IFC4: walls, slabs, doors and windows that are drawn in one way. */
const manner = /(STANDARD|ELEMENTED)CASE$/;

/** What is often asked of the objects of a row; of properties those of its set, when the row names one that is known. */
export function usualNeedsOf({ entity, kind, set }: Pick<Need, 'entity' | 'kind' | 'set'>): UsualNeed[] {
  const known = byEntity.get(entity.trim().toUpperCase().replace(manner, ''));
  if (!known) return [];
  if (kind === 'attribute')
    return (known.attributes ?? []).map((name) => ({ set: '', name, dataType: '', meaning: attributes[name] }));
  if (kind !== 'property' && kind !== '') return [];
  const all = Object.entries(known.sets).flatMap(([own, names]) =>
    names.map((name): UsualNeed => {
      const [dataType, meaning] = properties[name];
      return { set: own, name, dataType, meaning };
    }),
  );
  const within = all.filter((need) => need.set === set.trim());
  return within.length > 0 ? within : all;
}
