import { afterSaving, changedBetween, chosen, merge, type Typed, typeFields } from './merge.ts';

interface Fields {
  title: string;
  summary: string;
}
const loaded: Fields = { title: 'Old', summary: '' };
const untouched: Typed<Fields> = { mine: {}, seen: {} };
const typed = typeFields(untouched, { title: 'Mine' }, loaded);

test('a field that only another tab changed is neither asked about nor sent', () => {
  expect(merge(typed, { title: 'Old', summary: 'Theirs' })).toEqual({ mine: { title: 'Mine' }, conflicts: [] });
});

test('a field that both changed alike is no conflict, and is not sent again', () => {
  expect(merge(typed, { title: 'Mine', summary: '' })).toEqual({ mine: {}, conflicts: [] });
});

test('only what both changed to different values is in conflict', () => {
  const both = typeFields(typed, { summary: 'My summary' }, loaded);
  const { conflicts } = merge(both, { title: 'Theirs', summary: '' });
  expect(conflicts).toEqual([{ key: 'title', mine: 'Mine', theirs: 'Theirs' }]);
});

test('a field that was typed and taken back is untouched', () => {
  expect(typeFields(typed, { title: 'Old' }, { ...loaded, title: 'Theirs' })).toEqual(untouched);
});

test('typing goes on from what was seen first, whatever was saved meanwhile', () => {
  const later = typeFields(typed, { title: 'Mine too' }, { ...loaded, title: 'Theirs' });
  expect(later.seen).toEqual({ title: 'Old' });
});

test('a choice holds against the version that it was made for, and no other', () => {
  const theirs = { ...loaded, title: 'Theirs' };
  const mine = chosen(typed, theirs, new Set());
  expect(merge(mine, theirs)).toEqual({ mine: { title: 'Mine' }, conflicts: [] });
  expect(merge(mine, { ...loaded, title: 'Newer' }).conflicts).toHaveLength(1);
  expect(chosen(typed, theirs, new Set(['title']))).toEqual(untouched);
});

test('what is typed while the rest is saved stays, and is compared with what was saved', () => {
  const during = typeFields(typed, { title: 'Mine, longer' }, loaded);
  const left = afterSaving(during, { title: 'Mine' }, { ...loaded, title: 'Mine' });
  expect(left).toEqual({ mine: { title: 'Mine, longer' }, seen: { title: 'Mine' } });
  expect(afterSaving(typed, { title: 'Mine' }, { ...loaded, title: 'Mine' })).toEqual(untouched);
});

test('what came from elsewhere is told field by field', () => {
  expect(changedBetween(loaded, { title: 'Old', summary: 'Theirs' })).toEqual(['summary']);
});
