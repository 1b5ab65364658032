import type { LogoPicture } from '../content/logo-picture.ts';
import type { Line } from './broken-lines.ts';
import type { Colour, Look } from './looks.ts';

/** A4, in points; `across` turns it. */
export const paper = { short: 595.28, long: 841.89, margin: 56.7 } as const;
export const widthOf = (across: boolean): number => (across ? paper.long : paper.short);
export const heightOf = (across: boolean): number => (across ? paper.short : paper.long);

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element of the document's structure, which screen readers follow; undefined is decoration. */
export type Tag = object | undefined;
export type TagName =
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Span'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'TOC'
  | 'TOCI'
  | 'Link'
  | 'Figure';

/** Pages that are drawn from first to last. Lengths are in points from the upper left corner. */
export interface Canvas {
  turn(across: boolean): void;
  /** A line whose letters' foot is at `y`. */
  text(line: Line, look: Look, x: number, y: number, tag: Tag): void;
  fill(box: Box, colour: Colour): void;
  /** A table's lines. */
  frame(box: Box, colour: Colour): void;
  /** A task's box, ticked once that is done: the typeface has none. It is read and copied as `text`. */
  tickBox(box: Box, isDone: boolean, text: string, tag: Tag): void;
  picture(picture: LogoPicture, box: Box, tag: Tag): void;
  /** Text that leads to a bookmark. */
  link(box: Box, target: number, tag: Tag): void;
  bookmark(level: 1 | 2, title: string, number: number, y: number): void;
  /** Close it when nothing more comes into it, so that it need not be kept. */
  open(name: TagName, within?: Tag, more?: { scope?: 'Row' | 'Column'; alt?: string }): Tag;
  close(tag: Tag): void;
}

const nothing = () => {};
/** For a first pass, which finds out how many pages there are. */
export const blankCanvas: Canvas = {
  turn: nothing,
  text: nothing,
  fill: nothing,
  frame: nothing,
  tickBox: nothing,
  picture: nothing,
  link: nothing,
  bookmark: nothing,
  open: () => undefined,
  close: nothing,
};
