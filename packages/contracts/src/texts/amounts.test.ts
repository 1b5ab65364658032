import { amountText, readAmount } from './amounts.ts';
import { languages } from './languages.ts';

test('amounts are read with either sign, unless it could be one of thousands', () => {
  for (const [text, amount] of [
    ['59', 59],
    [' 59.5 ', 59.5],
    ['59,00', 59],
    ['1,299.50', 1299.5],
    ['1.299,50', 1299.5],
    ['1 299,50', 1299.5],
    ['100,000.00', 100_000],
    ['100.000,5', 100_000.5],
  ] as const)
    expect([text, readAmount(text)]).toEqual([text, amount]);
  for (const text of [
    '',
    '1,299',
    '1.299',
    '1,29.50',
    '1,299,50',
    '1.299.50',
    '12345,678.90',
    '-1',
    '1e3',
    '1.2.3',
    '$5',
  ])
    expect([text, readAmount(text)]).toEqual([text, Number.NaN]);
});

test('amounts in fields are as the language writes them, and can be read again', () => {
  expect(amountText(59, 'en')).toBe('59.00');
  expect(amountText(59, 'pt-BR')).toBe('59,00');
  expect(amountText(59, 'es')).toBe('59,00');
  for (const language of languages)
    for (const amount of [0, 0.1, 59, 999.99, 1299.5, 12_345.67, 100_000])
      expect(readAmount(amountText(amount, language))).toBe(amount);
});
