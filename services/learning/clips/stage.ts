import { type Point, project } from '@arcada/drawing/geometry';
import { INK } from '@arcada/drawing/ink';
import { type Mark, paintOrder, type Solid } from '@arcada/drawing/sheet';

export const colours = {
  paper: '#fbfaf7',
  ink: INK,
  line: '#c9c7bf',
  mute: '#5b6472',
  blueprint: '#1f4fd8',
  signal: '#f2a03d',
  success: '#1b8a5a',
  danger: '#c8372d',
} as const;

/** Where the drawn world's origin lies on the picture, and the length of its unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

const round = (value: number) => Number(value.toFixed(1));

/** 0 before `from`, 1 after `to`, and a soft way between. */
export function phase(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

export function onPaper(camera: Camera, point: Point): readonly [x: number, y: number] {
  const [x, y] = project(point);
  return [camera.x + x * camera.scale, camera.y + y * camera.scale];
}

export function marks(camera: Camera, list: readonly Mark[], opacity = 1): string {
  if (opacity <= 0) return '';
  const paths = list.map((mark) => {
    const points = mark.points.map(
      ([x, y]) => `${round(camera.x + x * camera.scale)} ${round(camera.y + y * camera.scale)}`,
    );
    const dash = mark.dash ? ` stroke-dasharray="${mark.dash}"` : '';
    return `<path d="M${points.join('L')}${mark.closed ? 'z' : ''}" fill="${mark.fill ?? 'none'}" stroke="${mark.stroke ?? 'none'}" stroke-width="${mark.width ?? 1.2}" opacity="${mark.opacity ?? 1}"${dash}/>`;
  });
  return opacity < 1 ? `<g opacity="${round(opacity * 10) / 10}">${paths.join('')}</g>` : paths.join('');
}

export const solids = (camera: Camera, list: readonly Solid[], opacity = 1): string =>
  marks(
    camera,
    paintOrder(list).flatMap((solid) => solid.marks),
    opacity,
  );

export interface Writing {
  size?: number;
  colour?: string;
  anchor?: 'start' | 'middle' | 'end';
  font?: 'Mono' | 'Text' | 'Display';
  weight?: number;
  opacity?: number;
}

export function text(x: number, y: number, words: string, look: Writing = {}): string {
  const { size = 18, colour = INK, anchor = 'middle', font = 'Mono', weight = 500, opacity = 1 } = look;
  if (opacity <= 0) return '';
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${round(x)}" y="${round(y)}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}" opacity="${round(opacity * 10) / 10}" xml:space="preserve">${safe}</text>`;
}

export interface Plate {
  fill?: string;
  stroke?: string;
  width?: number;
  radius?: number;
  dash?: string;
  opacity?: number;
}

export function plate(x: number, y: number, w: number, h: number, look: Plate = {}): string {
  const { fill = '#ffffff', stroke = INK, width = 1.2, radius = 6, dash, opacity = 1 } = look;
  if (opacity <= 0) return '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, w))}" height="${round(Math.max(0, h))}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${round(opacity * 10) / 10}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

/** A line that grows from its first to its last point. */
export function path(
  points: readonly (readonly [number, number])[],
  share: number,
  look: { colour?: string; width?: number; dash?: string; arrow?: boolean; opacity?: number } = {},
): string {
  if (share <= 0) return '';
  const { colour = INK, width = 2, dash, arrow = false, opacity = 1 } = look;
  const lengths = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] as readonly [number, number];
    return Math.hypot(x - fromX, y - fromY);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, share);
  const drawn: (readonly [number, number])[] = points.slice(0, 1);
  for (const [index, length] of lengths.entries()) {
    if (left <= 0) break;
    const [a, b] = [points[index], points[index + 1]] as [readonly [number, number], readonly [number, number]];
    const part = Math.min(1, left / Math.max(length, 1e-6));
    drawn.push([mix(a[0], b[0], part), mix(a[1], b[1], part)]);
    left -= length;
  }
  const line = `<path d="M${drawn.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  const [end, before] = [drawn.at(-1), drawn.at(-2)];
  if (!arrow || !end || !before) return line;
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return `${line}<path d="M0 0L-12 -6L-12 6z" fill="${colour}" opacity="${opacity}" transform="translate(${round(end[0])} ${round(end[1])}) rotate(${round(angle)})"/>`;
}

/** A check mark in a ring, or a cross; it grows with `share`. */
export function verdict(x: number, y: number, good: boolean, share = 1, size = 13): string {
  if (share <= 0) return '';
  const colour = good ? colours.success : colours.danger;
  const stroke = good ? 'M-6 0L-1.5 5L7 -5' : 'M-5 -5L5 5M5 -5L-5 5';
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round((share * size) / 1.3) / 10})"><circle r="13" fill="${colour}"/><path d="${stroke}" fill="none" stroke="#ffffff" stroke-width="3"/></g>`;
}

const grid = Array.from({ length: 41 }, (_, line) => {
  const down = line * 24;
  const row = down < 540 ? `M0 ${down}H960` : '';
  return `M${down} 0V540${row}`;
}).join('');

/** A whole picture: drafting grid, frame, and the scene on it. */
export function picture(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540" stroke-linejoin="round" stroke-linecap="round"><rect width="960" height="540" fill="${colours.paper}"/><path d="${grid}" stroke="#1f4fd8" stroke-opacity="0.055" fill="none"/>${inside}</svg>`;
}
