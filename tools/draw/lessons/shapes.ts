import { ink, label } from '../at-work/screen.ts';

const round = (value: number) => Math.round(value * 10) / 10;

interface Paint {
  fill?: string;
  stroke?: string;
  /** Of the corners. */
  radius?: number;
  dash?: string;
}

export function box(x: number, y: number, wide: number, high: number, paint: Paint = {}): string {
  const { fill = 'none', stroke = 'none', radius = 3, dash } = paint;
  const dashed = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(high)}" rx="${radius}" fill="${fill}" stroke="${stroke}"${dashed}/>`;
}

/** Through these points, as x and y in turn. */
export function stroke(points: readonly number[], color: string = ink.line, dash = ''): string {
  const path = points.map((value, at) => `${at === 0 ? 'M' : at % 2 ? ' ' : 'L'}${round(value)}`).join('');
  const dashed = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.2"${dashed}/>`;
}

/** Straight down, or to the right. */
export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const head = x1 === x2 ? [x2 - 3, y2 - 4, x2, y2, x2 + 3, y2 - 4] : [x2 - 4, y2 - 3, x2, y2, x2 - 4, y2 + 3];
  return stroke([x1, y1, x2, y2], ink.mute) + stroke(head, ink.mute);
}

export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}"/>`;

/** A box with a word in its middle. */
export const tag = (x: number, y: number, wide: number, text: string, fill: string, color: string = ink.text): string =>
  box(x, y, wide, 20, { fill, stroke: ink.line }) +
  label(round(x + wide / 2), y + 13.5, text, { size: 9, fill: color, anchor: 'middle' });

export const day = 86_400_000;
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;
/** `05-14` of `2026-05-14`. */
export const monthAndDay = (date: string) => date.slice(5);
