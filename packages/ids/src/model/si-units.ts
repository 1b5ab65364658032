import type { Conversion } from '../value/model-value.ts';

/** Powers of ten of the SI prefixes (IfcSIPrefix). */
const prefixes: Record<string, number> = {
  EXA: 18,
  PETA: 15,
  TERA: 12,
  GIGA: 9,
  MEGA: 6,
  KILO: 3,
  HECTO: 2,
  DECA: 1,
  DECI: -1,
  CENTI: -2,
  MILLI: -3,
  MICRO: -6,
  NANO: -9,
  PICO: -12,
  FEMTO: -15,
  ATTO: -18,
};

/** The prefix of a square or cubic metre belongs to the metre: a square millimetre is (10⁻³)² m². */
const powers: Record<string, number> = { SQUARE_METRE: 2, CUBIC_METRE: 3 };

/** Conversion of an IfcSIUnit to the unit that IDS uses: kilogram for mass, kelvin for temperature. */
export function siFactor(name: string, prefix: string): Conversion {
  const exponent = (prefixes[prefix] ?? 0) * (powers[name] ?? 1) - (name === 'GRAM' ? 3 : 0);
  // Negative powers by division: 10 ** -3 isn't the number nearest to 0.001.
  const factor = exponent < 0 ? 1 / 10 ** -exponent : 10 ** exponent;
  return { factor, offset: name === 'DEGREE_CELSIUS' ? 273.15 : 0 };
}
