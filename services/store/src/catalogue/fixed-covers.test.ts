import { coverOf } from './fixed-covers.ts';

test.each([
  ['Advanced Dynamo Toolkit', 'advanced-dynamo-toolkit.svg'],
  ['BIM Automation Scripts Pack', 'bim-automation-scripts-pack.svg'],
])('%s has its own cover, whatever picture it is given', (name, cover) => {
  expect(coverOf(name, 'type-plugin.svg')).toBe(cover);
});

test('other products use the picture they are given', () => {
  expect(coverOf('Level Guard', 'level-guard.svg')).toBe('level-guard.svg');
  expect(coverOf(undefined, 'level-guard.svg')).toBe('level-guard.svg');
});
