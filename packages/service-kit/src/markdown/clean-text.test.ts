import { boundNesting, cleanText } from './clean-text.ts';

test('a line opens at most 24 containers, and stars and underscores are limited to 200', () => {
  for (const mark of ['- ', '> ', '>', '1. ', '* > '])
    expect(boundNesting(`${mark.repeat(500)}a`).length).toBeLessThanOrEqual(24 * mark.length + 1);
  expect(boundNesting(`a\n  ${'> '.repeat(500)}b\nc`)).toMatch(/^a\n {2}(> ?){24} ?b\nc$/);
  expect(boundNesting(`${'*'.repeat(5000)}a${'_'.repeat(5000)}`)).toBe(`${'*'.repeat(200)}a${'_'.repeat(200)}`);
});

test('ordinary text is unchanged', () => {
  const text =
    '> > - 1. deep\n\n- - -\n\n---\n\n****\n\n## a *b* **c**\n\n```\n>>> print(1)\n# ************\n```\n\n- a\n  - b\n';
  expect(boundNesting(text)).toBe(text);
  expect(cleanText(text)).toBe(text);
  expect(cleanText('Ação 😀 \u200d ñ\t')).toBe('Ação 😀 \u200d ñ\t');
});
