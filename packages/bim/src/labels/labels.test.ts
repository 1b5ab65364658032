import { languages } from '@arcada/contracts';
import { type OptionList, options } from '../document/options.ts';
import { tableNames } from '../document/tables.ts';
import { optionLabel } from './option-labels.ts';
import { columnHeadings } from './table-labels.ts';

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
