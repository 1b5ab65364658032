import type { Point } from './geometry.ts';
import { DRAFT, INK, type Tone, tones } from './ink.ts';
import { circle, dimension, ground, levelMark, patch, sectionMark, stroke } from './lines.ts';
import type { Random } from './random.ts';
import type { Sheet, Solid } from './sheet.ts';
import { box, joined, prism } from './solids.ts';

/** Slabs on columns with a setback, one bay in the accent. */
export function tower(random: Random, accent: Tone): Sheet {
  const [w, d] = [random.pick([7, 8, 10, 11]), random.pick([5, 6, 7, 8])];
  const floors = random.whole(2, 5);
  const storey = random.pick([2.3, 2.6, 3]);
  const setback = random.whole(1, floors);
  const marked = random.whole(0, floors - 1);
  const core = random.next() > 0.5;
  const solids: Solid[] = [];
  const places = (size: number) => (size > 7 ? [0.5, (size - 1.5) / 2, size - 2] : [0.6, size - 2.1]);
  const width = (floor: number) => (floor >= setback ? w * 0.62 : w);
  for (let floor = 0; floor < floors; floor += 1) {
    const z = floor * storey;
    solids.push(box([0, 0, z], [width(floor === 0 ? 0 : floor - 1), d, 0.45], tones.paper));
    const xs = places(width(floor));
    const ys = places(d);
    const high = storey - 0.45;
    if (core) solids.push(box([2.3, 2.3, z + 0.45], [width(floor) - 4.7, d - 4.6, high], tones.stone));
    for (const x of core ? [xs[0] ?? 0, xs.at(-1) ?? 0] : xs) {
      for (const y of [ys[0] ?? 0, ys.at(-1) ?? 0]) {
        const tone = floor === marked && x === xs.at(-1) && y === ys.at(-1) ? accent : tones.blue;
        solids.push(box([x, y, z + 0.45], [1.5, 1.5, high], tone));
      }
    }
  }
  const top = floors * storey;
  solids.push(box([0, 0, top], [width(floors - 1), d, 0.45], tones.paper));
  if (random.next() > 0.4) solids.push(box([0.8, 0.8, top + 0.45], [width(floors) * 0.5, d * 0.45, 1.1], tones.deep));
  return {
    under: ground(0, 0, w, d),
    solids: solids.filter((solid) => solid.to[0] > solid.from[0] && solid.to[1] > solid.from[1]),
    over: [...dimension([0, d, 0], [0, d, top], [-1.2, 1.2, 0]), ...sectionMark([w + 2, 0.5, 0], accent[2])],
  };
}

/** A flight of steps with landing and rail. */
export function stairs(random: Random, accent: Tone): Sheet {
  const steps = random.whole(6, 8);
  const [tread, rise, width] = [1.15, 0.72, 3.4];
  const marked = random.whole(2, steps - 2);
  const solids: Solid[] = [];
  for (let step = 0; step < steps; step += 1) {
    const height = (steps - step) * rise;
    const tone = step === marked ? accent : step % 2 ? tones.paper : tones.blue;
    solids.push(box([3 + step * tread, 0, 0], [tread, width, height], tone));
  }
  const high = (steps + 1) * rise;
  solids.push(box([0, -0.6, 0], [3, width + 1.2, high - 0.4], tones.deep));
  solids.push(box([-0.3, -0.9, high - 0.4], [3.3, width + 1.8, 0.4], tones.paper));
  const rail = (share: number): Point => [3 + share * steps * tread, width, (1 - share) * steps * rise + 2.2];
  const posts = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const [x, y, z] = rail(share * 0.98);
    return stroke(
      [
        [x + 0.2, y, z - 2.2],
        [x + 0.2, y, z],
      ],
      { stroke: DRAFT, width: 1.6 },
    );
  });
  const lastX = 3 + steps * tread;
  return {
    under: ground(0, -1, lastX, width + 2),
    solids,
    over: [
      ...posts,
      stroke([rail(0.02), rail(1)], { stroke: DRAFT, width: 2.6 }),
      ...dimension([3, width, 0], [lastX, width, 0], [0, 2.2, 0]),
    ],
  };
}

/** Trusses in a row over posts, one of them in the accent. */
export function roofTruss(random: Random, accent: Tone): Sheet {
  const span = random.pick([9, 10, 11]);
  const count = random.whole(3, 4);
  const marked = random.whole(1, count - 1);
  const high = random.between(2.8, 3.6);
  const base = 2.6;
  const thick = 0.42;
  const truss = (y: number, tone: Tone): Solid => {
    const member = (ax: number, az: number, bx: number, bz: number) => {
      const length = Math.hypot(bx - ax, bz - az);
      const [nx, nz] = [(-(bz - az) / length) * (thick / 2), ((bx - ax) / length) * (thick / 2)];
      return prism(
        'y',
        [
          [ax + nx, az + nz],
          [bx + nx, bz + nz],
          [bx - nx, bz - nz],
          [ax - nx, az - nz],
        ],
        y,
        0.5,
        tone,
      );
    };
    const [middle, peak] = [span / 2, base + high];
    return joined(
      member(0, base, span, base),
      member(span * 0.25, base + high / 2, span * 0.36, base),
      member(middle, peak, span * 0.36, base),
      member(middle, peak, span * 0.64, base),
      member(span * 0.75, base + high / 2, span * 0.64, base),
      member(-0.6, base - 0.35, middle, peak),
      member(middle, peak, span + 0.6, base - 0.35),
    );
  };
  const solids: Solid[] = [];
  for (let index = 0; index < count; index += 1) {
    const y = index * 2.6;
    solids.push(truss(y, index === marked ? accent : tones.blue));
    for (const x of [0.2, span - 0.9]) solids.push(box([x, y, 0.35], [0.7, 0.5, base - 0.7], tones.paper));
  }
  const depth = (count - 1) * 2.6 + 0.5;
  solids.push(box([-0.6, -0.6, 0], [span + 1.2, depth + 1.2, 0.35], tones.paper));
  return {
    under: ground(-0.6, -0.6, span + 1.2, depth + 1.2),
    solids,
    over: dimension([0, depth + 0.6, 0], [span, depth + 0.6, 0], [0, 1.8, 0]),
  };
}

/** Glass-like planes of levels; one body sits on the wrong one. */
export function levelPlanes(random: Random, accent: Tone): Sheet {
  const count = random.whole(3, 4);
  const [w, d, storey] = [9, 7, 3];
  const wrong = random.whole(0, count - 2);
  const solids: Solid[] = [];
  const over = [];
  for (let level = 0; level < count; level += 1) {
    const z = level * storey;
    const plane: Point[] = [
      [0, 0, z],
      [w, 0, z],
      [w, d, z],
      [0, d, z],
    ];
    solids.push({
      from: [0, 0, z - 0.01],
      to: [w, d, z],
      marks: [patch(plane, level === 0 ? '#ffffff' : '#bccdfb', { opacity: 0.78 }), stroke(plane, { closed: true })],
    });
    over.push(...levelMark([0, d, z], 1.6, level === wrong + 1 ? accent[2] : '#ffffff'));
    if (level === count - 1) continue;
    const long = random.between(1.6, 3);
    solids.push(box([random.between(0.6, 1.4), random.between(0.6, 1.2), z], [long, 2, 1.3], tones.blue));
    if (level === wrong) solids.push(box([w - 3.6, d - 3.2, z + 1.1], [2.4, 2.2, 1.3], accent));
    else solids.push(box([w - 3.6, d - 3.2, z], [2.4, 2.2, 1.3], tones.deep));
  }
  const z = wrong * storey;
  over.push(
    stroke(
      [
        [w - 2.4, d - 1, z + 1.1],
        [w - 2.4, d - 1, z],
      ],
      { stroke: INK, width: 1.4, dash: '2 3' },
    ),
  );
  return { under: ground(0, 0, w, d), solids, over };
}

/** A floor of rooms between low walls, one room in the accent. */
export function roomGrid(random: Random, accent: Tone): Sheet {
  const [columns, rows] = [3, 2];
  const widths = [random.between(3, 4.2), random.between(2.6, 3.6), random.between(3, 4.2)];
  const depths = [random.between(3.2, 4.2), random.between(3, 3.8)];
  const [wall, height] = [0.4, random.between(1.3, 1.9)];
  const edge = (sizes: number[], index: number) => sizes.slice(0, index).reduce((sum, size) => sum + size + wall, 0);
  const [w, d] = [edge(widths, columns) + wall, edge(depths, rows) + wall];
  const marked = random.whole(0, columns * rows - 1);
  const solids: Solid[] = [box([-0.6, -0.6, -0.4], [w + 1.2, d + 1.2, 0.4], tones.paper)];
  for (let index = 0; index < columns * rows; index += 1) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [edge(widths, column) + wall, edge(depths, row) + wall];
    const [rw, rd] = [widths[column] ?? 3, depths[row] ?? 3];
    const colour = index === marked ? accent[1] : random.pick(['#dce5ff', '#eef0f3', '#c6d4fc']);
    const floor: Point[] = [
      [x, y, 0],
      [x + rw, y, 0],
      [x + rw, y + rd, 0],
      [x, y + rd, 0],
    ];
    solids.push({
      from: [x, y, -0.01],
      to: [x + rw, y + rd, 0],
      marks: [
        patch(floor, colour, { stroke: INK }),
        circle([x + rw / 2, y + rd / 2, 0], 0.5, 'flat', { fill: '#ffffff' }),
      ],
    });
    // Each room brings the walls behind it; a gap in one is the door.
    const door = random.between(0.4, Math.max(0.5, rd - 1.8));
    if (column > 0) {
      solids.push(box([x - wall, y, 0], [wall, door, height], tones.blue));
      solids.push(box([x - wall, y + door + 1.3, 0], [wall, rd - door - 1.3, height], tones.blue));
    } else solids.push(box([x - wall, y, 0], [wall, rd, height], tones.blue));
    solids.push(box([x, y - wall, 0], [rw, wall, height], row === 0 ? tones.blue : tones.deep));
  }
  return {
    under: [],
    solids,
    over: [
      ...dimension([0, d + 0.6, -0.4], [w, d + 0.6, -0.4], [0, 1.4, 0]),
      ...sectionMark([w + 2.2, 0, 0], accent[2]),
    ],
  };
}

/** The layers of a wall, each cut back a little further. */
export function wallSection(random: Random, accent: Tone): Sheet {
  const length = random.pick([9, 10, 11]);
  const height = random.between(5.4, 6.4);
  const cut = random.between(1.5, 2);
  const layers: readonly [number, Tone, 'brick' | 'wave' | 'stud' | 'plain'][] = [
    [0.45, tones.paper, 'plain'],
    [0.8, tones.blue, 'stud'],
    [1, accent, 'wave'],
    [0.35, tones.deep, 'plain'],
    [0.9, tones.stone, 'brick'],
  ];
  const solids: Solid[] = [box([-0.5, -0.6, -0.8], [length + 1, 4.7, 0.8], tones.paper)];
  let y = 0;
  layers.forEach(([thick, tone, pattern], index) => {
    const long = length - index * cut;
    solids.push(
      box([0, y, 0], [long, thick, height - (index > 2 ? (index - 2) * 0.9 : 0)], tone, ({ left }) => {
        const top = height - (index > 2 ? (index - 2) * 0.9 : 0);
        const fine = { width: 0.8, opacity: 0.55 };
        if (pattern === 'brick') {
          const rows = Math.floor(top / 0.75);
          return Array.from({ length: rows }, (_, row) => {
            const v = (row + 1) * (top / (rows + 1));
            return stroke([left(0, v), left(long, v)], fine);
          });
        }
        const from = long - cut;
        if (pattern === 'wave') {
          const turns = Array.from({ length: 13 }, (_, step) =>
            left(from + (step % 2 ? cut - 0.25 : 0.25), 0.3 + (step * (top - 0.6)) / 12),
          );
          return [stroke(turns, { width: 1, opacity: 0.6 })];
        }
        if (pattern === 'stud')
          return [0.5, 0.75].map((share) => stroke([left(from + cut * share, 0), left(from + cut * share, top)], fine));
        return [];
      }),
    );
    y += thick;
  });
  return {
    under: [],
    solids,
    over: [
      ...dimension([length, 0, height], [length, y, height], [1.3, 0, 0]),
      stroke(
        [
          [-0.5, 5.6, -0.8],
          [length + 0.5, 5.6, -0.8],
        ],
        { stroke: DRAFT, dash: '8 3 2 3' },
      ),
      ...sectionMark([length + 2, 5.6, -0.8], accent[2]),
    ],
  };
}
