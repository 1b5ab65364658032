import { compilePattern, PatternError } from '../src/value/xsd-pattern.ts';

test.each<[pattern: string, matching: string[], other: string[]]>([
  ['DT[0-9]{2}', ['DT01'], ['DT1', 'DT012', 'aDT01']],
  ['DT..', ['DT++', 'DT😀a'], ['DT1', 'DT\n1']],
  ['a|b(c|d)', ['a', 'bc', 'bd'], ['b', 'ac']],
  ['^a$', ['^a$'], ['a']],
  ['[a-z-[aeiou]]+', ['bcd'], ['bad']],
  ['[^a-z-[AB]]', ['C', '1'], ['a', 'A']],
  ['[\\d-[5]]', ['4'], ['5']],
  ['[a\\-z]', ['a', '-', 'z'], ['b']],
  ['[-a]', ['-', 'a'], ['b']],
  ['[a-]', ['-', 'a'], ['b']],
  ['[&&!#%,]', ['&', '!', '%', ','], ['a']],
  ['\\d+', ['12', '٣'], ['a']],
  ['\\w+', ['Mauer', 'ção'], ['Foo_Bar', 'a b', 'a-b']],
  ['\\W', ['_', ' ', '-'], ['a']],
  ['\\s', [' ', '\t'], ['\u00a0']],
  ['\\i\\c*', ['a-1', '_x', ':y'], ['1a', '-']],
  ['\\p{Lu}\\P{Lu}', ['Aa'], ['AA']],
  ['\\p{IsGreek}+', ['αβγ'], ['abc']],
  ['\\P{IsBasicLatin}', ['é'], ['e']],
  ['(-|[0-9]{2,3})\\/(-|[0-9]{2,3})', ['60/90', '-/30'], ['6/9']],
  ['\\(\\)\\[\\]\\{\\}\\.\\*\\+\\?\\|\\\\\\^\\-', ['()[]{}.*+?|\\^-'], ['']],
  ['a{2,}b{0,1}c?', ['aa', 'aaabc'], ['a', 'aabb']],
  ['', [''], ['a']],
])('%s', (pattern, matching, other) => {
  const compiled = compilePattern(pattern);
  expect(matching.filter((text) => !compiled.test(text))).toEqual([]);
  expect(other.filter((text) => compiled.test(text))).toEqual([]);
});

test.each([
  '(a',
  'a)',
  '[a',
  '[]',
  'a**',
  '*a',
  'a{',
  '{2}',
  '(?:a)',
  '(?=a)',
  '\\b',
  '\\',
  '\\p{Greek}',
  '\\p{IsKlingon}',
  '[z-a]',
  ']',
])('%s is no pattern', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow(PatternError);
});

test.each([
  ['brackets within brackets', '('.repeat(50_000) + ')'.repeat(50_000)],
  ['a long list', '(a|b)'.repeat(50_000)],
  ['deep groups', `${'('.repeat(300)}a${')'.repeat(300)}`],
])('%s are refused, not run', (_, pattern) => {
  expect(() => compilePattern(pattern)).toThrow(PatternError);
});
