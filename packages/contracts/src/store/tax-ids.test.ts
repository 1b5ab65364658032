import { isTaxIdMistyped, taxIdName } from './tax-ids.ts';

test.each([
  ['BR', '12.345.678/0001-95'],
  ['BR', '11222333000181'],
  ['BR', '12.ABC.345/01DE-35'],
  ['BR', '529.982.247-25'],
  ['BR', '529.982.247'],
  ['BR', ''],
  ['PT', '12.345.678/0001-00'],
])('%s %s is taken as it is', (country, taxId) => {
  expect(isTaxIdMistyped(country, taxId)).toBe(false);
});

test.each(['12.345.678/0001-00', '11222333000118', '12.ABC.345/01DE-53', '529.982.247-52'])(
  '%s has check digits that do not fit',
  (taxId) => {
    expect(isTaxIdMistyped('BR', taxId)).toBe(true);
  },
);

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
