import { countries, taxIdOf, vatCountries } from '@arcada/contracts';
import { isTaxIdDoubtful } from './tax-id-control.ts';

test.each([
  ['DE', 'DE 136 695 976'],
  ['DE', '136695976'],
  ['FR', 'FR40303265045'],
  ['IT', '00743110157'],
  ['NL', 'NL000099998B57'],
  ['BE', 'BE 0403.019.261'],
  ['BE', 'BE1000000021'],
  ['GR', 'GR094259216'],
  ['GB', 'XI980780684'],
  ['GB', 'GBGD001'],
  ['CH', 'CHE-107.787.577 MWST'],
  ['PT', '501 964 843'],
  ['PL', '5260250274'],
  ['PL', '526-025-02-74'],
  ['PL', 'PL 774 000 14 54'],
  ['PL', 'pl5252344078'],
  ['BR', '12.345.678/0001-95'],
  ['ES', 'B12345674'],
  ['US', '12-3456789'],
  ['JP', 'anything'],
  ['DE', ''],
])('%s %s is taken as it is', (country, taxId) => {
  expect(isTaxIdDoubtful(country, taxId)).toBe(false);
});

test.each([
  ['DE', 'DE123456789'],
  ['DE', '123456789'],
  ['FR', 'FR41303265045'],
  ['IT', '00743110158'],
  ['BE', 'BE0403019262'],
  ['GR', 'EL094259217'],
  ['PT', '501964842'],
  ['CH', 'CHE-107.787.578'],
  ['PL', '5260250275'],
  ['PL', 'PL 526-025-02-75'],
  // Their sums leave 10.
  ['PL', '7956056050'],
  ['PL', 'PL1234567890'],
  ['BR', '12.345.678/0001-00'],
  ['ES', 'B12345675'],
  ['US', '12-345678'],
])('%s %s has signs that do not fit', (country, taxId) => {
  expect(isTaxIdDoubtful(country, taxId)).toBe(true);
});

test.each([...vatCountries])('a number of %s with a digit that is mistyped is noticed', (country) => {
  const [, example = ''] = taxIdOf(country) ?? [];
  const mistyped = example.replace(/(\d\D*)(\d)/, (_, before: string, digit: string) => before + ((+digit + 1) % 10));
  expect([mistyped === example, isTaxIdDoubtful(country, mistyped)]).toEqual([false, true]);
});

test('every number that a field shows as an example is one', () => {
  expect(countries.filter((country) => isTaxIdDoubtful(country, taxIdOf(country)?.[1] ?? ''))).toEqual([]);
});

test('a number of zeros only is one of nobody, wherever they are', () => {
  const zeros = (country: string) => (taxIdOf(country)?.[1] ?? '00000').replace(/\d/g, '0');
  expect(countries.filter((country) => !isTaxIdDoubtful(country, zeros(country)))).toEqual([]);
});
