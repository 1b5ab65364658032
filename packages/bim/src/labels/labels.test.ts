import { languages } from '@arcada/contracts';
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

test('one of two values alone is a limit; several are a list', () => {
  const shown = (...values: string[]) => cellText('informationNeeds', 'values', values, 'en');
  expect([shown('', '0.24'), shown('0.2', ''), shown('0.2', '0.24'), shown('EI30')]).toEqual([
    '≤ 0.24',
    '≥ 0.2',
    '0.2 and 0.24',
    'EI30',
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
