import type { Flat, Point } from './geometry.ts';
import { INK, type Tone, tones } from './ink.ts';
import { circle, dimension, ground, patch, stroke } from './lines.ts';
import type { Random } from './random.ts';
import type { Mark, Sheet, Solid } from './sheet.ts';
import { box, type Face, joined, prism, tube } from './solids.ts';

/** Lines of code on a slab with a gutter; one block stands up from it. */
export function scriptSlab(random: Random, accent: Tone): Sheet {
  const [w, d] = [11, random.pick([8, 9])];
  const rows = random.whole(6, 7);
  const marked = random.whole(1, rows - 2);
  const slab = box([0, 0, 0.6], [w, d, 0.5], tones.blue, ({ top }) => {
    const marks: Mark[] = [patch([top(0, 0), top(1.1, 0), top(1.1, d), top(0, d)], '#8fa9f5', { stroke: INK })];
    let indent = 0;
    for (let row = 0; row < rows; row += 1) {
      const v = 0.9 + (row * (d - 1.6)) / (rows - 1);
      indent = row === 0 ? 0 : Math.max(0, Math.min(2, indent + random.pick([-1, 0, 1, 1])));
      const from = 1.9 + indent * 1.1;
      const to = Math.min(w - (v < 5 ? 4 : 1), from + random.between(2, 4.6));
      const split = from + (to - from) * random.between(0.3, 0.6);
      const look = { width: 2.6 };
      marks.push(stroke([top(0.45, v), top(0.65, v)], { width: 2 }));
      marks.push(stroke([top(from, v), top(split, v)], { ...look, stroke: row === marked ? accent[2] : '#1f4fd8' }));
      marks.push(stroke([top(split + 0.5, v), top(to, v)], { ...look, stroke: row === marked ? accent[2] : INK }));
    }
    return marks;
  });
  const high = random.between(3.4, 4.8);
  return {
    under: ground(0, 0, w, d),
    solids: [
      box([0, 0, 0], [w, d, 0.6], tones.paper),
      slab,
      box([w - 3.2, 1, 1.1], [2.2, 2.2, high], accent),
      box([w - 3.2, 3.6, 1.1], [2.2, 1.2, high * random.between(0.3, 0.5)], tones.paper),
    ],
    over: dimension([w, 0, 0], [w, d, 0], [1.6, 0, 0]),
  };
}

/** A stage with a screen and seats before it. */
export function courseStage(random: Random, accent: Tone): Sheet {
  const [w, d] = [12, 9.5];
  const high = random.between(5.6, 6.6);
  const progress = random.between(0.25, 0.8);
  const screen = box([1.4, 0.8, 0.6], [9, 0.7, high], tones.blue, ({ left }) => {
    const [cx, cz] = [4.5, high * 0.56];
    const bar = (to: number, colour: string, width: number) =>
      stroke([left(0.9, 0.9), left(0.9 + to, 0.9)], { stroke: colour, width });
    return [
      stroke([left(0.5, 0.4), left(8.5, 0.4), left(8.5, high - 0.4), left(0.5, high - 0.4)], {
        closed: true,
        fill: '#f4f7ff',
      }),
      patch([left(cx - 0.8, cz - 1.1), left(cx + 1.2, cz), left(cx - 0.8, cz + 1.1)], accent[2], { stroke: INK }),
      bar(7.2, '#8fa9f5', 3),
      bar(7.2 * progress, '#1f4fd8', 3),
    ];
  });
  const solids: Solid[] = [box([0, 0, 0], [w, d, 0.6], tones.paper), screen];
  const taken = random.whole(0, 5);
  for (let seat = 0; seat < 6; seat += 1) {
    const [x, y] = [1.8 + (seat % 3) * 3.1, 4 + Math.floor(seat / 3) * 2.7];
    solids.push(box([x, y, 0.6], [2, 1.5, 0.7], seat === taken ? accent : tones.deep));
  }
  return { under: ground(0, 0, w, d), solids, over: dimension([0, d, 0], [w, d, 0], [0, 1.5, 0]) };
}

function planMarks(top: Face, w: number, d: number, random: Random, accent: Tone): Mark[] {
  const [x, y] = [random.between(3, 4.4), random.between(2.4, 3.4)];
  const line = (points: [number, number][], look: Partial<Mark> = {}) =>
    stroke(
      points.map(([u, v]) => top(u, v)),
      { width: 1.6, ...look },
    );
  return [
    line(
      [
        [0.5, 0.5],
        [w - 0.5, 0.5],
        [w - 0.5, d - 0.5],
        [0.5, d - 0.5],
        [0.5, 0.5],
      ],
      { width: 0.8, opacity: 0.6 },
    ),
    patch([top(w - 3, d - 1.9), top(w - 0.5, d - 1.9), top(w - 0.5, d - 0.5), top(w - 3, d - 0.5)], accent[1], {
      stroke: INK,
    }),
    line(
      [
        [1.2, 1.2],
        [w - 1.4, 1.2],
        [w - 1.4, d - 2.6],
        [x + 2, d - 2.6],
      ],
      { stroke: '#1f4fd8' },
    ),
    line(
      [
        [1.2, 1.2],
        [1.2, d - 1.2],
        [x, d - 1.2],
        [x, y + 1],
      ],
      { stroke: '#1f4fd8' },
    ),
    line(
      [
        [1.2, y],
        [x, y],
        [x, 1.2],
      ],
      { stroke: '#1f4fd8' },
    ),
    line(
      [
        [x + 2, 1.2],
        [x + 2, d - 2.6],
      ],
      { stroke: '#1f4fd8' },
    ),
  ];
}

/** A set of drawings, the top one lying open, one rolled up beside it. */
export function sheetSet(random: Random, accent: Tone): Sheet {
  const count = random.whole(4, 6);
  const [w, d] = [11, 8];
  const marked = random.whole(1, count - 2);
  const solids: Solid[] = [];
  for (let sheet = 0; sheet < count; sheet += 1) {
    const last = sheet === count - 1;
    const shift = last ? 0 : random.between(-0.45, 0.45);
    const tone = sheet === marked ? accent : last ? tones.paper : sheet % 2 ? tones.blue : tones.paper;
    solids.push(
      box([shift, shift * 0.8, sheet * 0.5], [w, d, 0.3], tone, ({ top }) =>
        last ? planMarks(top, w, d, random, accent) : [],
      ),
    );
  }
  solids.push(tube('y', [w + 2, 0.4, 0.7], d - 1, 0.7, tones.blue));
  return { under: ground(0, 0, w + 2, d), solids, over: dimension([0, d, 0], [w, d, 0], [0, 1.7, 0]) };
}

/** Tags on their leaders over the parts that they name. */
export function tags(random: Random, accent: Tone): Sheet {
  const count = random.whole(3, 4);
  const marked = random.whole(0, count - 1);
  const gap = 3.6;
  const solids: Solid[] = [box([-0.8, -0.8, -0.4], [count * gap + 0.6, 5.4, 0.4], tones.paper)];
  const over: Mark[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = index * gap;
    const part = random.between(0.9, 2.1);
    const tone = index === marked ? accent : tones.blue;
    solids.push(box([x, 0.3, 0], [2.4, 2.8, part], index === marked ? tones.paper : tones.deep));
    const [low, wide] = [part + random.between(1.2, 1.8), 2.6];
    const profile: Flat[] = [
      [x + wide / 2 - 0.1, low],
      [x + wide - 0.1, low + 0.9],
      [x + wide - 0.1, low + 3],
      [x - 0.1, low + 3],
      [x - 0.1, low + 0.9],
    ];
    const tag = prism('y', profile, 1.5, 0.35, tone);
    const face = (u: number, v: number): Point => [x - 0.1 + u, 1.85, low + v];
    const writing = [1.5, 2, 2.5].map((v, row) =>
      stroke([face(0.5, v), face(row === 0 ? 1.4 : 2.1, v)], { width: 1.8 }),
    );
    solids.push({
      ...tag,
      marks: [...tag.marks, circle(face(wide / 2, 0.75), 0.28, 'left', { fill: '#ffffff' }), ...writing],
    });
    solids.push({
      from: [x + 1.2, 1.6, part],
      to: [x + 1.2, 1.6, low],
      marks: [
        stroke(
          [
            [x + 1.2, 1.7, part],
            [x + 1.2, 1.7, low],
          ],
          { width: 1.6 },
        ),
      ],
    });
  }
  const length = (count - 1) * gap + 2.4;
  over.push(...dimension([0, 4.6, -0.4], [length, 4.6, -0.4], [0, 1.4, 0]));
  return { under: ground(-0.8, -0.8, Math.ceil(length + 1), 5), solids, over };
}

/** A speech of two sides: an answer with the passage that it rests on. */
export function dialogue(random: Random, accent: Tone): Sheet {
  const bubble = (x: number, y: number, z: number, w: number, h: number, tone: Tone, lines: number): Solid => {
    const plate = prism(
      'y',
      [
        [x, z + h],
        [x + w, z + h],
        [x + w, z],
        [x + 2, z],
        [x + 0.8, z - 1.1],
        [x + 0.9, z],
        [x, z],
      ],
      y,
      0.6,
      tone,
    );
    const marks = Array.from({ length: lines }, (_, row) => {
      const v = z + h - 0.9 - row * 0.85;
      return stroke(
        [
          [x + 0.8, y + 0.6, v],
          [x + (row === lines - 1 ? w * 0.55 : w - 0.8), y + 0.6, v],
        ],
        { width: 2.2 },
      );
    });
    return { ...plate, marks: [...plate.marks, ...marks] };
  };
  const rows = random.whole(3, 4);
  return {
    under: ground(0, 0, 11, 7),
    solids: [
      box([0, 0, 0], [11, 7, 0.4], tones.paper),
      bubble(0.6, 1, 2.4, 6.4, rows * 0.85 + 1, tones.blue, rows),
      bubble(4.8, 4.2, 1.8, 5.6, 2.9, accent, 2),
      joined(box([8.2, 0.8, 0.4], [2, 2, random.between(1, 1.8)], tones.deep)),
    ],
    over: dimension([0, 7, 0], [11, 7, 0], [0, 1.5, 0]),
  };
}
