import { type Flat, outline, type Point, project } from './geometry.ts';
import { INK, type Tone } from './ink.ts';
import type { Mark, Solid } from './sheet.ts';

const face = (points: readonly Point[], fill: string): Mark => ({
  points: points.map(project),
  closed: true,
  fill,
  stroke: INK,
});

/** Draws on a face: u and v in world units from the face's near lower corner. */
export type Face = (u: number, v: number) => Point;

export interface Faces {
  top: Face;
  left: Face;
  right: Face;
}

export type Decoration = (faces: Faces) => readonly Mark[];

/** A box with its three visible faces; `decorate` adds marks onto them. */
export function box(at: Point, size: Point, tone: Tone, decorate?: Decoration): Solid {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const [X, Y, Z] = [x + w, y + d, z + h];
  const faces: Faces = {
    top: (u, v) => [x + u, y + v, Z],
    left: (u, v) => [x + u, Y, z + v],
    right: (u, v) => [X, y + u, z + v],
  };
  const marks = [
    face([faces.top(0, 0), faces.top(w, 0), faces.top(w, d), faces.top(0, d)], tone[0]),
    face([faces.left(0, 0), faces.left(w, 0), faces.left(w, h), faces.left(0, h)], tone[1]),
    face([faces.right(0, 0), faces.right(d, 0), faces.right(d, h), faces.right(0, h)], tone[2]),
  ];
  return { marks: [...marks, ...(decorate?.(faces) ?? [])], from: at, to: [X, Y, Z] };
}

/** A profile in the plane of `axis`'s other horizontal and z, drawn out along `axis`. The profile runs clockwise on the face that is seen. */
export function prism(axis: 'x' | 'y', profile: readonly Flat[], start: number, length: number, tone: Tone): Solid {
  const place = ([u, v]: Flat, along: number): Point => (axis === 'y' ? [u, along, v] : [along, u, v]);
  const end = start + length;
  const quads = profile.map((a, index) => {
    const b = profile[(index + 1) % profile.length] as Flat;
    return { a, b, out: [a[1] - b[1], b[0] - a[0]] as const, depth: a[0] + a[1] + b[0] + b[1] };
  });
  const area = quads.reduce((total, { a, b }) => total + a[0] * b[1] - b[0] * a[1], 0);
  const sign = area > 0 ? -1 : 1;
  const side = axis === 'y' ? tone[2] : tone[1];
  const seen = quads
    .map((quad) => ({ ...quad, out: [quad.out[0] * sign, quad.out[1] * sign] as const }))
    .filter((quad) => quad.out[0] + quad.out[1] > 1e-6)
    .sort((a, b) => a.depth - b.depth);
  const marks = seen.map((quad) =>
    face(
      [place(quad.a, start), place(quad.b, start), place(quad.b, end), place(quad.a, end)],
      quad.out[1] > quad.out[0] * 0.6 ? tone[0] : side,
    ),
  );
  const us = profile.map((point) => point[0]);
  const vs = profile.map((point) => point[1]);
  return {
    marks: [
      ...marks,
      face(
        profile.map((point) => place(point, end)),
        axis === 'y' ? tone[1] : tone[2],
      ),
    ],
    from: place([Math.min(...us), Math.min(...vs)], start),
    to: place([Math.max(...us), Math.max(...vs)], end),
  };
}

/** A round bar along an axis; `at` is the middle of its far end. */
export function tube(axis: 'x' | 'y' | 'z', at: Point, length: number, radius: number, tone: Tone): Solid {
  const along = { x: 0, y: 1, z: 2 }[axis];
  const rim = (offset: number, from: number, to: number): Point[] =>
    Array.from({ length: 17 }, (_, index) => {
      const angle = from + ((to - from) * index) / 16;
      const [u, v] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      if (axis === 'x') return [at[0] + offset, at[1] + u, at[2] + v];
      if (axis === 'y') return [at[0] + u, at[1] + offset, at[2] + v];
      return [at[0] + u, at[1] + v, at[2] + offset];
    });
  const full = Math.PI * 2;
  const hull = (from: number, to: number) => outline([...rim(0, from, to), ...rim(length, from, to)].map(project));
  const body = hull(0, full);
  const light: [number, number] = axis === 'z' ? [Math.PI * 0.35, Math.PI * 0.75] : [Math.PI * 0.3, Math.PI * 0.75];
  const reach = [radius, radius, radius];
  reach[along] = 0;
  const [rx, ry, rz] = reach as [number, number, number];
  const end: Point = [
    at[0] + (along === 0 ? length : 0),
    at[1] + (along === 1 ? length : 0),
    at[2] + (along === 2 ? length : 0),
  ];
  return {
    marks: [
      { points: body, closed: true, fill: tone[1] },
      { points: hull(...light), closed: true, fill: tone[0] },
      { points: body, closed: true, stroke: INK },
      { points: rim(length, 0, full).map(project), closed: true, fill: axis === 'x' ? tone[2] : tone[0], stroke: INK },
    ],
    from: [at[0] - rx, at[1] - ry, at[2] - rz],
    to: [end[0] + rx, end[1] + ry, end[2] + rz],
  };
}

/** Several solids that count as one body, in the order in which they are given. */
export function joined(...parts: readonly Solid[]): Solid {
  const pick = (corner: 'from' | 'to', choose: (...values: number[]) => number): Point => [
    choose(...parts.map((part) => part[corner][0])),
    choose(...parts.map((part) => part[corner][1])),
    choose(...parts.map((part) => part[corner][2])),
  ];
  return { marks: parts.flatMap((part) => part.marks), from: pick('from', Math.min), to: pick('to', Math.max) };
}
