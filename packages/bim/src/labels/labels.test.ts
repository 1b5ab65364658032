import { type Language, languages } from '@arcada/contracts';
import { type OptionList, options } from '../document/options.ts';
import { tableNames } from '../document/tables.ts';
import { fillWords } from './fill-words.ts';
import { optionLabel } from './option-labels.ts';
import { columnHeadings } from './table-labels.ts';
import { cellText } from './value-text.ts';

test('every column has a heading of its own in its table', () => {
  for (const table of tableNames) {
    for (const language of languages) {
      const headings = Object.values(columnHeadings(table)).map((heading) => heading?.[language]);
      expect(headings.filter((heading) => !heading)).toEqual([]);
      expect(new Set(headings).size).toBe(headings.length);
    }
  }
});

test('options of a list differ in each language, and unknown ones are shown as they are', () => {
  for (const list of Object.keys(options) as OptionList[]) {
    for (const language of languages) {
      const words = options[list].map((option) => optionLabel(list, option)[language]);
      expect(new Set(words).size).toBe(words.length);
    }
  }
  expect(optionLabel('role', 'constructor').en).toBe('constructor');
});

test('one of two values alone is a limit, a range has two, and of others one is enough', () => {
  const shown = (restriction: string, values: string[], language: Language = 'en') =>
    cellText('informationNeeds', 'values', values, language, { restriction });
  expect([
    shown('range', ['', '0.24']),
    shown('range', ['0.2', '']),
    shown('range', ['>0', '']),
    shown('range', ['0', '500']),
    shown('range', ['>0', '500']),
    shown('length', ['3', '8'], 'pt-BR'),
    shown('equals', ['EI30']),
    shown('one-of', ['E30', 'E60', 'EI60']),
    shown('one-of', ['E30', 'E60'], 'pt-BR'),
    shown('one-of', ['E30', 'E60'], 'es'),
  ]).toEqual([
    ...['≤ 0.24', '≥ 0.2', '> 0', '0 to 500', '> 0 and ≤ 500', '3 a 8', 'EI30'],
    ...['E30, E60, or EI60', 'E30 ou E60', 'E30 o E60'],
  ]);
});

test('days in a message are written as its language writes them', () => {
  const words = { en: 'due {day}', 'pt-BR': 'até {day}', es: 'vence el {day}' };
  expect(languages.map((language) => fillWords(words, { day: '2027-03-15' }, language))).toEqual([
    'due 15 March 2027',
    'até 15 de março de 2027',
    'vence el 15 de marzo de 2027',
  ]);
});
