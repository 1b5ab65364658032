import { jest } from '@jest/globals';
import { Slugs } from './slugs.ts';

test('ids are readable and unique', () => {
  const slugs = new Slugs();
  const ids = ['Ação!', 'acao', 'Acao 2', 'acao', '??', ''].map((text) => slugs.next(text));
  expect(ids).toEqual(['acao', 'acao-2', 'acao-2-2', 'acao-3', 'section', 'section-2']);
});

test('a thousand headings of the same name are not compared with each other', () => {
  const slugs = new Slugs();
  const asked = jest.spyOn(Set.prototype, 'has');
  const ids = Array.from({ length: 1000 }, () => slugs.next('a'));
  const looks = asked.mock.calls.length;
  asked.mockRestore();
  expect(new Set(ids).size).toBe(1000);
  expect(looks).toBeLessThan(5000);
});
