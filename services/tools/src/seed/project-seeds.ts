import type { ProjectInput } from '@arcada/contracts';

/** A project of the demo customer. Months count back from the one of the seed; 0 is that month. */
export interface ProjectSeed extends Omit<ProjectInput, 'figures' | 'startMonth' | 'endMonth' | 'elements'> {
  id: string;
  startsMonthsAgo: number;
  endsInMonths: number;
  elements: { count: number; source: 'ifc' | 'schedule' | 'manual' };
  /** Revenue in dollars and hours of the last 12 months, oldest first. */
  months: readonly (readonly [revenue: number, hours: number])[];
}

/** Marked as samples by their names: nobody should take them for a customer's work. */
export const projectSeeds: readonly ProjectSeed[] = [
  {
    id: '0a7a0000-0000-4000-8000-000000000101',
    name: 'Municipal library (sample)',
    client: 'City of Curitiba',
    discipline: 'architectural',
    value: 186_000,
    status: 'active',
    startsMonthsAgo: 11,
    endsInMonths: 4,
    elements: { count: 18_432, source: 'ifc' },
    months: [
      [6_400, 92],
      [9_800, 138],
      [11_200, 151],
      [12_600, 164],
      [10_400, 140],
      [13_100, 172],
      [14_000, 181],
      [12_200, 160],
      [15_300, 190],
      [13_700, 176],
      [12_900, 168],
      [14_600, 185],
    ],
  },
  {
    id: '0a7a0000-0000-4000-8000-000000000102',
    name: 'Hospital wing, frame (sample)',
    client: 'Santa Helena Hospital',
    discipline: 'structural',
    value: 124_500,
    status: 'active',
    startsMonthsAgo: 11,
    endsInMonths: 2,
    elements: { count: 7_965, source: 'ifc' },
    months: [
      [5_200, 74],
      [7_900, 108],
      [8_800, 121],
      [9_100, 124],
      [9_600, 131],
      [8_400, 118],
      [10_200, 140],
      [9_900, 134],
      [8_700, 120],
      [9_300, 127],
      [10_800, 146],
      [9_700, 132],
    ],
  },
  {
    id: '0a7a0000-0000-4000-8000-000000000103',
    name: 'Data centre, building services (sample)',
    client: 'Norte Cloud',
    discipline: 'mep',
    value: 238_000,
    status: 'active',
    startsMonthsAgo: 11,
    endsInMonths: 6,
    elements: { count: 31_208, source: 'schedule' },
    months: [
      [4_100, 60],
      [8_300, 112],
      [12_700, 168],
      [15_900, 205],
      [17_200, 221],
      [16_400, 214],
      [18_800, 240],
      [19_500, 248],
      [17_900, 229],
      [20_600, 262],
      [19_100, 244],
      [21_300, 270],
    ],
  },
  {
    id: '0a7a0000-0000-4000-8000-000000000104',
    name: 'Metro station, site coordination (sample)',
    client: 'Linha Sul Consortium',
    discipline: 'construction',
    value: 92_000,
    status: 'completed',
    startsMonthsAgo: 11,
    endsInMonths: 0,
    elements: { count: 12_540, source: 'manual' },
    months: [
      [9_400, 128],
      [10_100, 136],
      [9_800, 133],
      [8_600, 119],
      [8_900, 122],
      [7_700, 106],
      [7_200, 99],
      [6_800, 94],
      [6_100, 85],
      [5_400, 76],
      [4_600, 66],
      [3_900, 55],
    ],
  },
];
