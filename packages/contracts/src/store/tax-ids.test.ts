import { countries, taxIdOf } from './countries.ts';
import { isTaxIdMistyped, printedTaxId, taxIdName } from './tax-ids.ts';

test.each([
  ['BR', '12.345.678/0001-95'],
  ['BR', '11222333000181'],
  ['BR', '12.ABC.345/01DE-35'],
  ['BR', '529.982.247-25'],
  ['BR', ''],
  ['GB', 'GB 123 4567 89'],
  ['GB', '123456789012'],
  ['ES', 'ESB12345674'],
  ['ES', '12345678Z'],
  ['ES', 'X-1234567-L'],
  ['ES', 'Q2826000H'],
  ['GR', 'EL123456789'],
  ['IE', 'IE1234567WA'],
  ['NL', 'NL123456789B01'],
  ['JP', 'anything'],
])('%s %s is taken as it is', (country, taxId) => {
  expect(isTaxIdMistyped(country, taxId)).toBe(false);
});

test.each([
  '12.345.678/0001-00',
  '11222333000118',
  '12.ABC.345/01DE-53',
  '529.982.247-52',
  '111.111.111-11',
  '00.000.000/0000-00',
])('%s has check digits that do not fit', (taxId) => {
  expect(isTaxIdMistyped('BR', taxId)).toBe(true);
});

test.each(['12345678A', 'B12345675', 'X1234567Z', 'ESQ2826000A'])(
  '%s has a control sign that does not fit',
  (taxId) => {
    expect(isTaxIdMistyped('ES', taxId)).toBe(true);
  },
);

test.each([
  ['GB', 'GB12'],
  ['ES', 'B1234567'],
  ['ES', 'B1234567X9'],
  ['ES', '98765432'],
  ['DE', 'FR12345678901'],
  ['PT', '12.345.678/0001-00'],
  ['BR', '529.982.247'],
  ['US', '12-345678'],
])('%s %s does not look like a number of its country', (country, taxId) => {
  expect(isTaxIdMistyped(country, taxId)).toBe(true);
});

test('every number that a field shows as an example looks like one', () => {
  const mistyped = countries.filter((country) => isTaxIdMistyped(country, taxIdOf(country)?.[1] ?? ''));
  expect(mistyped).toEqual([]);
});

test.each([
  ['DE', 'de 136 695 976', 'DE136695976'],
  ['ES', 'b-1234567.4', 'B12345674'],
  ['BR', '12.345.678/0001-95', '12.345.678/0001-95'],
  ['US', '12-3456789', '12-3456789'],
  // Who knows what was meant.
  ['DE', 'de 12', 'de 12'],
])('%s %s is printed as %s', (country, taxId, printed) => {
  expect(printedTaxId(country, taxId)).toBe(printed);
});

test('it is named as its country calls it', () => {
  expect(
    [
      ['BR', '12.345.678/0001-95'],
      ['BR', '529.982.247-25'],
      ['ES', 'B12345674'],
      ['JP', '1'],
    ].map(([country = '', taxId = '']) => taxIdName(country, taxId)),
  ).toEqual(['CNPJ', 'CPF', 'NIF', undefined]);
});
