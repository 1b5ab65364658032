import { isReadableName } from './readable-name.ts';

it.each([
  'Núñez',
  'O’Brien',
  'D. João',
  'Nguyễn Thị Ánh',
  'Łukasz',
  '张伟',
  'محمد',
  'مُحَمَّد',
  'مهدی\u200cزاده',
  'ශ්\u200dරී',
  'മോഹന്\u200d',
  'कृष्णा',
  'ကြွှေ့',
  'སྒྲུབ',
  'สมศักดิ์ น้ำทิพย์',
  '葛\u{e0100}城',
  'יוֹסֵף',
  'Ana ❤\ufe0f',
  'Ana 👩🏽\u200d💻',
])('%j can be read', (name) => {
  expect(isReadableName(name)).toBe(true);
});

it.each([
  ['an invisible joiner', 'evil.\u200dcom'],
  ['an invisible joiner of marks', 'Ana\u034f'],
  ['a variation selector', 'An\ufe0fa'],
  ['a tag', 'Ana\u{e0041}'],
  ['a Hangul filler', 'Arc\u115fada'],
  ['nothing but fillers', '\u115f\u3164'],
  ['two joiners', 'مهدی\u200c\u200cزاده'],
  ['a blank of Braille', 'Ana\u2800Lima'],
  ['no letter', '12·34'],
  ['ninety accents', `A${'\u0301'.repeat(90)}na`],
  ['four accents on a letter', 'A\u0302\u0316\u0317\u0318na'],
  ['a control character', 'An\u0007a'],
])('a name with %s can’t', (_, name) => {
  expect(isReadableName(name)).toBe(false);
});
