import { askedParts, otherSpellings } from './spellings.ts';

test('letters and digits of a text are found apart and together', () => {
  expect(otherSpellings(['iso', '19650', 'part', '2'])).toEqual(['iso19650', 'part2']);
  expect(otherSpellings(['iso19650'])).toEqual(['iso', '19650']);
  expect(otherSpellings(['ifc', '2x3'])).toEqual(['ifc2x3', '2', 'x', '3']);
  expect(otherSpellings(['revit', 'levels'])).toEqual([]);
});

test('a question is taken apart where every part says something', () => {
  expect(askedParts('iso19650')).toEqual(['iso', '19650']);
  expect(['4d', 'ifc4', 'v3', '2026', 'level'].flatMap(askedParts)).toEqual(['4d', 'ifc4', 'v3', '2026', 'level']);
});
