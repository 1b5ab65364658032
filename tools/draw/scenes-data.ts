import type { Point } from './geometry.ts';
import { DRAFT, type Tone, tones } from './ink.ts';
import { circle, dimension, ground, stroke, wire } from './lines.ts';
import type { Random } from './random.ts';
import type { Mark, Sheet, Solid } from './sheet.ts';
import { box, tube } from './solids.ts';

/** Nodes with ports and cables between them. */
export function nodeGraph(random: Random, accent: Tone): Sheet {
  const inputs = random.whole(2, 3);
  const high = 1.1;
  const marks: Mark[] = [];
  const solids: Solid[] = [];
  const node = (x: number, y: number, w: number, d: number, tone: Tone, rows: number) => {
    solids.push(
      box([x, y, 0], [w, d, high], tone, ({ top }) => [
        stroke([top(0.5, 0.7), top(w - 1, 0.7)], { width: 2.4 }),
        ...Array.from({ length: rows }, (_, row) =>
          stroke([top(0.5, 1.4 + row * 0.65), top(w - 1.8 + (row % 2) * 0.6, 1.4 + row * 0.65)], {
            width: 1.2,
            opacity: 0.65,
          }),
        ),
      ]),
    );
  };
  const port = (at: Point) => marks.push(circle(at, 0.3, 'flat', { fill: '#ffffff' }));
  const [middleX, lastX] = [6.5, 12.5];
  const gap = 9 / inputs;
  const hub = { y: 2 + random.between(-0.6, 0.6), d: 4.2 };
  for (let index = 0; index < inputs; index += 1) {
    const y = index * gap + random.between(0, 0.6);
    node(0, y, random.between(3, 3.6), 2.4, index % 2 ? tones.paper : tones.blue, 1);
    const to: Point = [middleX, hub.y + 0.9 + (index * (hub.d - 1.8)) / Math.max(1, inputs - 1), high];
    const from: Point = [3.5, y + 1.2, high];
    marks.push(wire(from, to));
    port(from);
    port(to);
  }
  node(middleX, hub.y, 4, hub.d, accent, 3);
  const outputs = random.whole(1, 2);
  for (let index = 0; index < outputs; index += 1) {
    const y = outputs === 1 ? 3 : index * 5 + 0.6;
    node(lastX, y, 3.2, 2.6, index ? tones.paper : tones.deep, 1);
    const [from, to]: Point[] = [
      [middleX + 4, hub.y + 1.3 + index * 1.6, high],
      [lastX, y + 1.3, high],
    ];
    if (from && to) {
      marks.push(wire(from, to, { stroke: accent[2] }));
      port(from);
      port(to);
    }
  }
  return { under: ground(0, 0, 16, 8), solids, over: marks };
}

/** A field of cubes as high as their figures. */
export function dataCubes(random: Random, accent: Tone): Sheet {
  const size = random.pick([3, 4]);
  const [cell, gap] = [size === 3 ? 2.6 : 2, 0.5];
  const reach = size * (cell + gap) - gap;
  const marked = random.whole(0, size - 1);
  const solids: Solid[] = [box([-0.6, -0.6, -0.4], [reach + 1.2, reach + 1.2, 0.4], tones.paper)];
  const heads: Point[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      // Higher at the back, so that no bar hides the one behind it.
      const high = 0.5 + (2 * size - row - column) * random.between(0.35, 0.8);
      const tone = row === marked ? accent : random.pick([tones.blue, tones.blue, tones.deep, tones.paper]);
      const [x, y] = [column * (cell + gap), row * (cell + gap)];
      solids.push(box([x, y, 0], [cell, cell, high], tone));
      if (row === marked) heads.push([x + cell / 2, y + cell / 2, high]);
    }
  }
  return {
    under: ground(0, 0, reach, reach),
    solids,
    over: [
      stroke(heads, { width: 2 }),
      ...heads.map((head) => circle(head, 0.32, 'flat', { fill: '#ffffff' })),
      ...dimension([0, reach + 0.6, -0.4], [reach, reach + 0.6, -0.4], [0, 1.4, 0]),
    ],
  };
}

/** A plan of work: bars along the weeks, a line for today. */
export function schedule(random: Random, accent: Tone): Sheet {
  const rows = random.whole(4, 5);
  const [w, lane] = [15, 1.8];
  const marked = random.whole(1, rows - 2);
  const d = rows * lane + 0.6;
  const board = box([0, 0, 0], [w, d, 0.4], tones.paper, ({ top }) =>
    Array.from({ length: 6 }, (_, week) =>
      stroke([top(((week + 1) * w) / 7, 0), top(((week + 1) * w) / 7, d)], { stroke: DRAFT, width: 0.8, opacity: 0.7 }),
    ),
  );
  const solids: Solid[] = [board];
  let start = 0.5;
  for (let row = 0; row < rows; row += 1) {
    const long = random.between(3, 4.6);
    const tone = row === marked ? accent : row % 2 ? tones.deep : tones.blue;
    solids.push(box([Math.min(start, w - long - 0.4), 0.5 + row * lane, 0.4], [long, lane - 0.6, 0.9], tone));
    start += random.between(1.9, 3.1);
  }
  const today = w * random.between(0.45, 0.62);
  return {
    under: ground(0, 0, w, Math.ceil(d)),
    solids,
    over: [
      stroke(
        [
          [today, 0.2, 0.4],
          [today, 0.2, 3.2],
        ],
        { stroke: '#2b55cf', width: 2 },
      ),
      stroke(
        [
          [today, 0.2, 3.2],
          [today + 1.6, 0.2, 2.8],
          [today, 0.2, 2.4],
        ],
        { closed: true, fill: accent[2] },
      ),
      ...dimension([0, d, 0], [w, d, 0], [0, 1.5, 0]),
    ],
  };
}

/** One store of data with the places that read from it. */
export function dataHub(random: Random, accent: Tone): Sheet {
  const discs = random.whole(2, 3);
  const solids: Solid[] = [box([-2.4, -2.4, 0], [4.8, 4.8, 0.4], tones.paper)];
  for (let disc = 0; disc < discs; disc += 1) {
    solids.push(tube('z', [0, 0, 0.4 + disc * 1.45], 1.2, 1.9, disc === discs - 1 ? accent : tones.blue));
  }
  const under: Mark[] = ground(-6, -6, 12, 12, 3);
  const spots: readonly [number, number][] = [
    [-6, -1],
    [-1, -6],
    [4, -1],
    [-1, 4],
  ];
  spots.forEach(([x, y], index) => {
    const high = random.between(0.8, 2);
    solids.push(box([x, y, 0], [2, 2, high], random.pick([tones.blue, tones.deep, tones.paper])));
    const look = { stroke: index === 0 ? accent[2] : DRAFT, width: 2, dash: index % 2 ? '4 3' : undefined };
    under.push(
      stroke(
        [
          [x + 1, y + 1, 0],
          [0, 0, 0],
        ],
        look,
      ),
    );
  });
  return { under, solids, over: [] };
}
