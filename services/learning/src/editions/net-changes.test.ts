import type { LessonChangeKind } from './edition.entity.ts';
import { netChanges } from './net-changes.ts';

const kindsOf = (...editions: (LessonChangeKind | undefined)[]) =>
  netChanges(editions.map((change) => (change ? [{ lessonId: 'a', change }] : []))).map(({ change }) => change);

test.each<[LessonChangeKind[], LessonChangeKind[]]>([
  [['added'], ['added']],
  [['added', 'changed'], ['added']],
  [['added', 'removed'], []],
  [['added', 'removed', 'added'], ['added']],
  [['changed', 'removed'], ['removed']],
  [['removed', 'added'], ['changed']],
  [['changed', 'changed'], ['changed']],
])('%j together are %j', (editions, net) => {
  expect(kindsOf(...editions)).toEqual(net);
});

test('lessons are counted apart, with the titles of their last edition', () => {
  const first = { lessonId: 'a', change: 'added' as const, titles: 'Old' };
  const net = netChanges<{ lessonId: string; change: LessonChangeKind; titles: string }>([
    [first, { lessonId: 'b', change: 'removed', titles: 'Gone' }],
    [{ lessonId: 'a', change: 'changed', titles: 'New' }],
  ]);
  expect(net).toEqual([
    { lessonId: 'a', change: 'added', titles: 'New' },
    { lessonId: 'b', change: 'removed', titles: 'Gone' },
  ]);
});
