import type { Flat, Point } from './geometry.ts';
import { INK } from './ink.ts';

/** One stroke or filled outline on the paper. */
export interface Mark {
  points: readonly Flat[];
  closed?: boolean;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}

/** Marks that belong to one body, with the room that it takes. */
export interface Solid {
  marks: readonly Mark[];
  from: Point;
  to: Point;
}

/** What a scene consists of; `under` is drawn before all solids and `over` after them. */
export interface Sheet {
  under: Mark[];
  solids: Solid[];
  over: Mark[];
}

const WIDTH = 320;
const HEIGHT = 200;
const MARGIN = 20;

const sum = (point: Point) => point[0] + point[1] + point[2];

/** Whether a plane between both says that the first can't hide the second. */
function behind(a: Solid, b: Solid): boolean {
  return [0, 1, 2].some((axis) => (a.to[axis] as number) <= (b.from[axis] as number) + 1e-6);
}

/** Painter's order: nothing is drawn before what it may hide. */
export function paintOrder(solids: readonly Solid[]): Solid[] {
  const waiting = [...solids].sort((a, b) => sum(a.from) + sum(a.to) - sum(b.from) - sum(b.to));
  const done: Solid[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((solid) =>
      waiting.every((other) => other === solid || !behind(other, solid) || behind(solid, other)),
    );
    done.push(...waiting.splice(Math.max(0, free), 1));
  }
  return done;
}

const round = (value: number) => Number(value.toFixed(1));

/** Fits everything onto a sheet of 320 × 200 and writes it as an SVG that needs nothing else. */
export function printSheet(sheet: Sheet): string {
  const marks = [...sheet.under, ...paintOrder(sheet.solids).flatMap((solid) => solid.marks), ...sheet.over];
  const xs = marks.flatMap((mark) => mark.points.map((point) => point[0]));
  const ys = marks.flatMap((mark) => mark.points.map((point) => point[1]));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((WIDTH - 2 * MARGIN) / (right - left), (HEIGHT - 2 * MARGIN) / (bottom - top), 15);
  const dx = WIDTH / 2 - ((left + right) / 2) * scale;
  const dy = HEIGHT / 2 - ((top + bottom) / 2) * scale;
  const body = marks.map((mark) => {
    const path = mark.points
      .map((point) => `${round(point[0] * scale + dx)} ${round(point[1] * scale + dy)}`)
      .join('L');
    const look = [
      mark.fill ? `fill="${mark.fill}"` : '',
      mark.stroke && mark.stroke !== INK ? `stroke="${mark.stroke}"` : '',
      mark.stroke ? '' : 'stroke="none"',
      mark.width ? `stroke-width="${mark.width}"` : '',
      mark.dash ? `stroke-dasharray="${mark.dash}"` : '',
      mark.opacity ? `opacity="${mark.opacity}"` : '',
    ];
    return `<path ${[...look.filter(Boolean), `d="M${path}${mark.closed ? 'z' : ''}"`].join(' ')}/>`;
  });
  const frame = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  const pen = `fill="none" stroke="${INK}" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} ${pen}>${body.join('')}</svg>`;
}
