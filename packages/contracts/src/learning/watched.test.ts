import { mostPlayed, type Played, playedSeconds, unionOf } from './watched.ts';

test.each<[string, Played[], Played[], number]>([
  ['nothing', [], [], 0],
  [
    'one part twice',
    [
      [0, 5],
      [0, 5],
    ],
    [[0, 5]],
    5,
  ],
  [
    'parts that overlap, in any order',
    [
      [8, 12],
      [0, 5],
      [4, 9],
    ],
    [[0, 12]],
    12,
  ],
  [
    'a jump',
    [
      [0, 5],
      [50, 52],
    ],
    [
      [0, 5],
      [50, 52],
    ],
    7,
  ],
  [
    'parts that meet but for rounding',
    [
      [0, 5],
      [5.1, 10],
    ],
    [[0, 10]],
    10,
  ],
  [
    'a part within another',
    [
      [0, 20],
      [3, 4],
    ],
    [[0, 20]],
    20,
  ],
  [
    'no length',
    [
      [7, 7],
      [9, 8],
    ],
    [],
    0,
  ],
])('%s', (_what, played, union, seconds) => {
  expect(unionOf(played)).toEqual(union);
  expect(playedSeconds(union)).toBe(seconds);
});

test('of very many parts the longest are kept', () => {
  const parts = Array.from({ length: mostPlayed + 20 }, (_, at): Played => [at * 10, at * 10 + (at < 20 ? 1 : 2)]);
  expect(unionOf(parts)).toEqual(parts.slice(20));
});

test('the parts that are given stay as they are', () => {
  const given: Played[] = [
    [0, 5],
    [4, 9],
  ];
  unionOf(given);
  expect(given).toEqual([
    [0, 5],
    [4, 9],
  ]);
});
