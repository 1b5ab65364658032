/** What each usual unit measures, and how its numbers become those of the SI unit: number * factor + offset. */
const units: Readonly<Record<string, readonly [measure: string, factor: number, offset?: number]>> = {
  mm: ['LENGTH', 1e-3],
  cm: ['LENGTH', 1e-2],
  m: ['LENGTH', 1],
  km: ['LENGTH', 1e3],
  in: ['LENGTH', 0.0254],
  ft: ['LENGTH', 0.3048],
  mm2: ['AREA', 1e-6],
  cm2: ['AREA', 1e-4],
  m2: ['AREA', 1],
  ha: ['AREA', 1e4],
  mm3: ['VOLUME', 1e-9],
  cm3: ['VOLUME', 1e-6],
  l: ['VOLUME', 1e-3],
  L: ['VOLUME', 1e-3],
  m3: ['VOLUME', 1],
  g: ['MASS', 1e-3],
  kg: ['MASS', 1],
  t: ['MASS', 1e3],
  K: ['THERMODYNAMICTEMPERATURE', 1],
  '°C': ['THERMODYNAMICTEMPERATURE', 1, 273.15],
  rad: ['PLANEANGLE', 1],
  '°': ['PLANEANGLE', Math.PI / 180],
  s: ['TIME', 1],
  min: ['TIME', 60],
  h: ['TIME', 3600],
  '%': ['RATIO', 1e-2],
  W: ['POWER', 1],
  kW: ['POWER', 1e3],
  Pa: ['PRESSURE', 1],
  kPa: ['PRESSURE', 1e3],
  MPa: ['PRESSURE', 1e6],
  bar: ['PRESSURE', 1e5],
  N: ['FORCE', 1],
  kN: ['FORCE', 1e3],
  J: ['ENERGY', 1],
  kWh: ['ENERGY', 3.6e6],
  V: ['ELECTRICVOLTAGE', 1],
  A: ['ELECTRICCURRENT', 1],
  Hz: ['FREQUENCY', 1],
  lx: ['ILLUMINANCE', 1],
  lm: ['LUMINOUSFLUX', 1],
  'm/s': ['LINEARVELOCITY', 1],
  'm3/s': ['VOLUMETRICFLOWRATE', 1],
  'm3/h': ['VOLUMETRICFLOWRATE', 1 / 3600],
  'l/s': ['VOLUMETRICFLOWRATE', 1e-3],
  'kg/m3': ['MASSDENSITY', 1],
  'W/m2K': ['THERMALTRANSMITTANCE', 1],
  'W/mK': ['THERMALCONDUCTIVITY', 1],
};

/** Without raised figures, brackets and marks of multiplication, so that W/(m²·K) is W/m2K. */
const plain = (unit: string) =>
  unit
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('º', '°')
    .replaceAll(/[\s()^·.*]/g, '');

/** Measures that IFC gives no unit: their numbers are compared as they are. */
const unitless = /^IFC(COUNT|NUMERIC|MONETARY|CONTEXTDEPENDENT|DESCRIPTIVE|INTEGERCOUNTRATE)MEASURE$/;
const measureOf = (type: string) => /^IFC(?:POSITIVE|NONNEGATIVE|NORMALISED)?(\w+)MEASURE$/.exec(type)?.[1];

/**
 * How numbers of a unit become those that IDS compares, by the IFC type of their values; without a type by the unit
 * alone. Undefined for a unit that is not known, or of something else.
 */
export function siOf(unit: string, type: string): ((number: number) => number) | undefined {
  if (unit.trim() === '' || (type !== '' && (unitless.test(type) || !measureOf(type)))) return (number) => number;
  const [measure, factor = 1, offset = 0] = (Object.hasOwn(units, plain(unit)) && units[plain(unit)]) || [];
  if (!measure || (type !== '' && measureOf(type) !== measure)) return undefined;
  // Binary fractions: 35 * 0.001 is a little more than 0.035.
  return (number) => Number((number * factor + offset).toPrecision(12));
}
