import { changedFields } from './changed-fields.ts';

test('fields are compared by their path, lists as a whole, long texts by their beginning', () => {
  expect(
    changedFields({
      before: { priceCents: 100, en: { title: 'Walls', body: { begins: 'Long', sha256: 'a' } }, tags: ['a'] },
      after: { priceCents: 200, en: { title: 'Walls', body: { begins: 'Longer', sha256: 'b' } }, tags: ['a', 'b'] },
    }),
  ).toEqual([
    { path: 'en.body', before: 'Long…', after: 'Longer…' },
    { path: 'priceCents', before: 100, after: 200 },
    { path: 'tags', before: ['a'], after: ['a', 'b'] },
  ]);
});

test('something new has nothing before, something removed nothing after', () => {
  expect(changedFields({ before: null, after: { role: 'admin' } })).toEqual([
    { path: 'role', before: undefined, after: 'admin' },
  ]);
  expect(changedFields({ before: { note: null, role: 'admin' }, after: null })).toEqual([
    { path: 'role', before: 'admin', after: undefined },
  ]);
  expect(changedFields({ before: { note: null, tags: [] }, after: { note: '', tags: ['a'] } })).toEqual([
    { path: 'tags', before: [], after: ['a'] },
  ]);
});
