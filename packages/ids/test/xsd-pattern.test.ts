import { PatternError } from '../src/value/pattern-error.ts';
import { compilePattern } from '../src/value/xsd-pattern.ts';

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
  ['(ab?){2,3}', ['aa', 'abab', 'aabab'], ['a', 'abb', 'aaaa']],
  ['(a|)*b', ['b', 'aab'], ['a', '']],
  ['a{0}b', ['b'], ['ab']],
  ['(){9}a', ['a'], ['']],
  ['[A-Z]{2,}-(\\d+|x)?', ['AB-', 'ABC-12', 'AB-x'], ['A-', 'AB-1x']],
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
  'a{3,2}',
  ']',
])('%s is no pattern', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow(PatternError);
});

test.each([
  ['brackets within brackets', '('.repeat(50_000) + ')'.repeat(50_000)],
  ['a long list', '(a|b)'.repeat(50_000)],
  ['repetitions of repetitions', '((a{99}){99}){99}'],
  ['a repetition without an end', 'a{99999999999}'],
  ['deep groups', `${'('.repeat(300)}a${')'.repeat(300)}`],
])('%s are refused, not run', (_, pattern) => {
  expect(() => compilePattern(pattern)).toThrow(PatternError);
});

test.each([
  ['nested repetitions', '(a+)+b', 'a'.repeat(5_000)],
  ['equal alternatives', '((a|a)*)*b', 'a'.repeat(5_000)],
  ['choices in a row', `${'(a|a)?'.repeat(200)}b`, 'a'.repeat(200)],
  ['several open ends', '.*.*.*.*.*x.*=', 'x'.repeat(20_000)],
])('%s end without trying every way', (_, pattern, text) => {
  const compiled = compilePattern(pattern);
  expect(compiled.test(text)).toBe(false);
  expect(compiled.test(`${text}b`)).toBe(pattern.endsWith('b'));
});
