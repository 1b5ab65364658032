import { jest } from '@jest/globals';
import { tellingWords } from './telling-words.ts';

test.each([
  ['en', 'Two towers, three floors and 300 days', 'Two towers with three floors', ['towers', 'floors']],
  ['pt-BR', 'São duas torres, três andares e 300 dias', 'Duas torres com três andares', ['torres', 'andares']],
  ['es', 'Hay dos torres, tres plantas y 300 días', 'Dos torres con tres plantas', ['torres', 'plantas']],
  ['es', 'The owner wants two torres', 'Two torres', ['torres']],
] as const)('%s: of "%s" numbers are not told', (language, said, text, words) => {
  const others = ['300 mm', 'Another text', 'A further one'];
  const [own, digits] = tellingWords(said, [text, ...others], language);
  expect(own).toEqual(words);
  expect(digits).toEqual([]);
});

test('a word that says nothing is looked up once', () => {
  const texts = Array.from({ length: 100 }, (_, at) => `Text ${at}`);
  const asked = jest.spyOn(Map.prototype, 'has');
  tellingWords('Whatever '.repeat(1_000), texts, 'en');
  expect(asked.mock.calls.length).toBeLessThan(1_000);
  asked.mockRestore();
});

test('a name with a number in it is told', () => {
  expect(tellingWords('Export to IFC4', ['An IFC4 file', 'Costs'], 'en')).toEqual([['ifc4'], []]);
});

test.each([
  ['en', 'We must and need to have clashes', 'Need: teams must have clashes'],
  ['pt-BR', 'Precisamos e devemos, temos clashes', 'Precisamos, devemos e temos clashes'],
  ['es', 'Debemos, necesitamos y tenemos clashes', 'Debemos, necesitamos y tenemos clashes'],
] as const)('%s: wanting and having to is not told', (language, said, text) => {
  expect(tellingWords(said, [text, 'Other', 'More'], language)[0]).toEqual(['clashes']);
});
