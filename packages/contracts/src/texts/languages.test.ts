import { matchLanguage, negotiateLanguage } from './languages.ts';

test.each([
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['es-419', 'es'],
  ['EN_us', 'en'],
  ['de', undefined],
  [null, undefined],
])('%s is shown as %s', (tag, language) => {
  expect(matchLanguage(tag)).toBe(language);
});

test('the query takes precedence over the saved choice, which takes precedence over the browser', () => {
  expect(negotiateLanguage({ query: 'es', saved: 'pt-BR', acceptLanguage: 'en' })).toBe('es');
  expect(negotiateLanguage({ query: 'xx', saved: 'pt-BR', acceptLanguage: 'en' })).toBe('pt-BR');
});

test("the browser's list counts by weight, and English is the fallback", () => {
  expect(negotiateLanguage({ acceptLanguage: 'de, en;q=0.4, es-MX;q=0.8' })).toBe('es');
  expect(negotiateLanguage({ acceptLanguage: 'es;q=0, pt;q=0.1' })).toBe('pt-BR');
  expect(negotiateLanguage({ acceptLanguage: 'de, fr' })).toBe('en');
  expect(negotiateLanguage({})).toBe('en');
});
