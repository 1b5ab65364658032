import type { Point } from './geometry.ts';
import { INK, type Tone, tones } from './ink.ts';
import { circle, dimension, ground, stroke } from './lines.ts';
import type { Random } from './random.ts';
import type { Mark, Sheet, Solid } from './sheet.ts';
import { box, joined, prism, tube } from './solids.ts';

const iProfile = (middle: number, bottom: number, width: number, height: number): [number, number][] => {
  const [half, web, flange] = [width / 2, width * 0.14, height * 0.2];
  return [
    [middle - half, bottom + height],
    [middle + half, bottom + height],
    [middle + half, bottom + height - flange],
    [middle + web, bottom + height - flange],
    [middle + web, bottom + flange],
    [middle + half, bottom + flange],
    [middle + half, bottom],
    [middle - half, bottom],
    [middle - half, bottom + flange],
    [middle - web, bottom + flange],
    [middle - web, bottom + height - flange],
    [middle - half, bottom + height - flange],
  ];
};

/** A beam and a duct that want the same place. */
export function clashBeams(random: Random, accent: Tone): Sheet {
  const reach = random.pick([5.5, 6, 6.5]);
  const z = random.between(2.6, 3.4);
  const duct = random.next() > 0.5;
  const solids: Solid[] = [
    prism('x', iProfile(0, z, 1.8, 2), -reach, reach - 1, tones.blue),
    prism('x', iProfile(0, z, 1.8, 2), 1, reach - 1, tones.blue),
    duct
      ? box([-0.8, -reach, z + 0.3], [1.6, reach - 1, 1.4], tones.paper)
      : tube('y', [0, -reach, z + 1], reach - 1, 0.8, tones.paper),
    duct
      ? box([-0.8, 1, z + 0.3], [1.6, reach - 1, 1.4], tones.paper)
      : tube('y', [0, 1, z + 1], reach - 1, 0.8, tones.paper),
    box([-1, -1, z - 0.1], [2, 2, 2.2], accent),
    box([-reach, -0.45, 0], [0.9, 0.9, z], tones.deep),
    box([reach - 0.9, -0.45, 0], [0.9, 0.9, z], tones.deep),
  ];
  const sparks = [
    [0, 0, 1.4],
    [1.3, -1.3, 1],
    [-1.3, 1.3, 1],
  ].map(([x = 0, y = 0, up = 1]) => {
    const from: Point = [x * 0.9, y * 0.9, z + 2.5 + (up - 1)];
    return stroke([from, [x * 1.3, y * 1.3, z + 3.3 + (up - 1)]], { stroke: accent[2], width: 2.4 });
  });
  return {
    under: [
      ...ground(-reach, -3, 2 * reach, 6),
      circle([0, 0, 0], 2.2, 'flat', { stroke: accent[2], dash: '4 3', width: 1.4 }),
    ],
    solids,
    over: [...sparks, ...dimension([-reach, 3, 0], [reach, 3, 0], [0, 1.6, 0])],
  };
}

/** Pipes over a rack, one of them traced in the accent. */
export function pipes(random: Random, accent: Tone): Sheet {
  const length = random.pick([11, 12, 13]);
  const count = random.whole(3, 4);
  const marked = random.whole(0, count - 1);
  const radii = Array.from({ length: count }, () => random.between(0.5, 0.85));
  const deck = 3.2;
  const solids: Solid[] = [];
  let y = 0.6;
  radii.forEach((radius, index) => {
    y += radius;
    const tone = index === marked ? accent : random.pick([tones.blue, tones.paper, tones.deep]);
    const joint = random.between(3.6, length - 3.6);
    const at: Point = [0, y, deck + radius * 1.28];
    solids.push(
      joined(
        tube('x', at, joint, radius, tone),
        tube('x', [joint, y, deck + radius * 1.28], 0.5, radius * 1.28, tones.stone),
        tube('x', [joint + 0.5, y, deck + radius * 1.28], length - joint - 0.5, radius, tone),
      ),
    );
    if (index === marked) {
      const valve = joint > length / 2 ? 2 : length - 3;
      solids.push(
        joined(
          tube('z', [valve, y, deck + radius * 2.28 - 0.1], 1, 0.22, tones.stone),
          tube('z', [valve, y, deck + radius * 2.28 + 0.9], 0.25, 0.8, accent),
        ),
      );
    }
    y += radius + 0.45;
  });
  const depth = y + 0.2;
  for (const x of [1.6, length - 2.2]) {
    solids.push(box([x, 0, deck - 0.5], [0.6, depth, 0.5], tones.paper));
    for (const post of [0, depth - 0.6]) solids.push(box([x, post, 0], [0.6, 0.6, deck - 0.5], tones.paper));
  }
  return {
    under: ground(0, 0, length, Math.ceil(depth)),
    solids,
    over: dimension([0, depth, 0], [length, depth, 0], [0, 1.8, 0]),
  };
}

/** A vault of voussoirs with its keystone in the accent. */
export function arch(random: Random, accent: Tone): Sheet {
  const stones = random.pick([9, 11]);
  const [inner, outer] = [3, random.between(4.1, 4.6)];
  const depth = random.pick([3, 3.6, 4.2]);
  const foot = random.between(2, 2.8);
  const wedge = (index: number): Solid => {
    const [from, to] = [Math.PI * (1 - index / stones), Math.PI * (1 - (index + 1) / stones)];
    const at = (radius: number, angle: number): [number, number] => [
      Math.cos(angle) * radius,
      foot + Math.sin(angle) * radius,
    ];
    const middle = (from + to) / 2;
    const tone = index === (stones - 1) / 2 ? accent : index % 2 ? tones.paper : tones.blue;
    return prism(
      'y',
      [at(outer, from), at(outer, middle), at(outer, to), at(inner, to), at(inner, middle), at(inner, from)],
      0,
      depth,
      tone,
    );
  };
  const vault = joined(...Array.from({ length: stones }, (_, index) => wedge(index)));
  return {
    under: ground(-outer, 0, 2 * outer, depth),
    solids: [
      box([-outer, 0, 0], [outer - inner, depth, foot], tones.deep),
      box([inner, 0, 0], [outer - inner, depth, foot], tones.deep),
      vault,
    ],
    over: [
      stroke(
        [
          [-inner, depth, foot],
          [inner, depth, foot],
        ],
        { stroke: INK, width: 1, dash: '5 3 1 3', opacity: 0.6 },
      ),
      ...dimension([-inner, depth, 0], [inner, depth, 0], [0, 2, 0]),
    ],
  };
}

/** A house that a checker has gone over: what passed, what didn't. */
export function house(random: Random, accent: Tone): Sheet {
  const [w, d] = [random.pick([7, 8]), random.pick([5, 6])];
  const wall = random.between(2.8, 3.4);
  const ridge = random.between(2, 2.8);
  const windows = random.whole(2, 3);
  const body = box([0, 0, 0], [w, d, wall], tones.paper, ({ left, right }) => {
    const marks: Mark[] = [];
    const pane = (face: typeof left, u: number, size: number, fill: string, low: number, high: number) => {
      marks.push(
        ...[stroke([face(u, low), face(u + size, low), face(u + size, high), face(u, high)], { closed: true, fill })],
      );
    };
    const room = w / windows;
    for (let index = 0; index < windows; index += 1) {
      const fault = index === windows - 1;
      pane(left, index * room + room * 0.25, room * 0.5, fault ? accent[2] : '#4c74e6', 0.9, wall - 0.8);
    }
    pane(right, d * 0.36, d * 0.28, '#2b55cf', 0, wall - 0.9);
    return marks;
  });
  const roof = prism(
    'x',
    [
      [-0.5, wall],
      [d / 2, wall + ridge],
      [d + 0.5, wall],
      [d + 0.5, wall - 0.35],
      [-0.5, wall - 0.35],
    ],
    -0.5,
    w + 1,
    tones.blue,
  );
  const chimney = box([1.2, d / 2 - 1.9, wall + ridge * 0.2], [0.9, 0.9, ridge * 1.1], accent);
  return {
    under: ground(0, 0, w, d),
    solids: [joined(box([-0.7, -0.7, -0.35], [w + 1.4, d + 1.4, 0.35], tones.stone), body, chimney, roof)],
    over: [
      ...dimension([0, d + 0.7, -0.35], [w, d + 0.7, -0.35], [0, 1.5, 0]),
      ...dimension([w + 0.7, 0, -0.35], [w + 0.7, d, -0.35], [1.5, 0, 0]),
    ],
  };
}
