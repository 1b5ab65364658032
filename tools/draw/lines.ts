import { type Point, project } from './geometry.ts';
import { DRAFT, INK } from './ink.ts';
import type { Mark } from './sheet.ts';

/** Straight strokes from point to point. */
export function stroke(points: readonly Point[], look: Partial<Mark> = {}): Mark {
  return { points: points.map(project), stroke: INK, ...look };
}

/** A filled patch without outline unless `look` gives one. */
export function patch(points: readonly Point[], fill: string, look: Partial<Mark> = {}): Mark {
  return { points: points.map(project), closed: true, fill, ...look };
}

/** A cable between two places that leaves and arrives along x. */
export function wire(from: Point, to: Point, look: Partial<Mark> = {}): Mark {
  const reach = Math.max(1.6, Math.abs(to[0] - from[0]) * 0.55);
  const controls: readonly Point[] = [from, [from[0] + reach, from[1], from[2]], [to[0] - reach, to[1], to[2]], to];
  const points = Array.from({ length: 19 }, (_, index): Point => {
    const t = index / 18;
    const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    const along = (axis: 0 | 1 | 2) =>
      controls.reduce((sum, control, step) => sum + control[axis] * (weights[step] ?? 0), 0);
    return [along(0), along(1), along(2)];
  });
  return stroke(points, { stroke: DRAFT, width: 2, ...look });
}

/** Circle lying in a plane: `flat` on the ground, `left` or `right` on the face of that side. */
export function circle(
  middle: Point,
  radius: number,
  plane: 'flat' | 'left' | 'right',
  look: Partial<Mark> = {},
): Mark {
  const points = Array.from({ length: 24 }, (_, index): Point => {
    const [u, v] = [Math.cos((index / 12) * Math.PI) * radius, Math.sin((index / 12) * Math.PI) * radius];
    if (plane === 'flat') return [middle[0] + u, middle[1] + v, middle[2]];
    if (plane === 'left') return [middle[0] + u, middle[1], middle[2] + v];
    return [middle[0], middle[1] + u, middle[2] + v];
  });
  return stroke(points, { closed: true, ...look });
}

const THIN: Partial<Mark> = { stroke: DRAFT, width: 1 };

/** Drafting ground: a faint grid that reaches one unit past the footprint. */
export function ground(x: number, y: number, w: number, d: number, step = 2): Mark[] {
  const marks: Mark[] = [];
  for (let u = x; u <= x + w + 1e-6; u += step) {
    marks.push(
      stroke(
        [
          [u, y - 1, 0],
          [u, y + d + 1, 0],
        ],
        { ...THIN, width: 0.75, opacity: 0.45 },
      ),
    );
  }
  for (let v = y; v <= y + d + 1e-6; v += step) {
    marks.push(
      stroke(
        [
          [x - 1, v, 0],
          [x + w + 1, v, 0],
        ],
        { ...THIN, width: 0.75, opacity: 0.45 },
      ),
    );
  }
  return marks;
}

/** A dimension line with slanted ticks; `away` leads from the measured edge to the line. */
export function dimension(from: Point, to: Point, away: Point): Mark[] {
  const shift = (point: Point, share: number): Point => [
    point[0] + away[0] * share,
    point[1] + away[1] * share,
    point[2] + away[2] * share,
  ];
  const [a, b] = [shift(from, 1), shift(to, 1)];
  const tick = (at: Point): Mark => {
    const [x, y] = project(at);
    return {
      ...THIN,
      points: [
        [x - 0.28, y + 0.28],
        [x + 0.28, y - 0.28],
      ],
      width: 1.6,
    };
  };
  return [
    stroke([a, b], THIN),
    stroke([shift(from, 0.3), shift(from, 1.25)], { ...THIN, opacity: 0.7 }),
    stroke([shift(to, 0.3), shift(to, 1.25)], { ...THIN, opacity: 0.7 }),
    tick(a),
    tick(b),
  ];
}

/** The mark of a section: a bubble with a filled arrow, standing on the paper. */
export function sectionMark(at: Point, colour: string, size = 0.75): Mark[] {
  const [x, y] = project(at);
  const ring = Array.from({ length: 24 }, (_, index): readonly [number, number] => [
    x + Math.cos((index / 12) * Math.PI) * size,
    y + Math.sin((index / 12) * Math.PI) * size,
  ]);
  const arm = size * 1.5;
  return [
    {
      points: [
        [x - arm, y],
        [x, y - arm],
        [x + arm, y],
      ],
      closed: true,
      fill: DRAFT,
    },
    { points: ring, closed: true, fill: '#ffffff', stroke: INK },
    { points: ring.filter((point) => point[1] >= y - 1e-6), closed: true, fill: colour, stroke: INK },
  ];
}

/** A level's flag: a hairline with a small triangle standing on it. */
export function levelMark(at: Point, length: number, colour: string): Mark[] {
  const [x, y] = project(at);
  return [
    {
      points: [
        [x, y],
        [x - length, y],
      ],
      stroke: DRAFT,
      width: 1,
    },
    {
      points: [
        [x - length, y],
        [x - length - 0.42, y - 0.7],
        [x - length + 0.42, y - 0.7],
      ],
      closed: true,
      fill: colour,
      stroke: INK,
    },
  ];
}
