import { isJoint } from '../content/word-parts.ts';
import type { Typeface } from './typeface.ts';

/** Text of which a part may be marked, as what is missing is. */
export interface Run {
  text: string;
  isMarked?: boolean;
}

/** Widths are in thousandths of the font size, from the line's start. */
export interface Line {
  glyphs: string;
  width: number;
  marks: { from: number; to: number }[];
}

const tokens = /\n|[ \t\r]+|[^ \t\r\n]+/g;
class Breaker {
  readonly lines: Line[] = [];
  private line: Line = { glyphs: '', width: 0, marks: [] };
  private word: Run[] = [];
  private blank: 'none' | 'plain' | 'marked' = 'none';

  private readonly face: Typeface;
  private readonly room: number;

  constructor(face: Typeface, room: number) {
    this.face = face;
    this.room = room;
  }

  add({ text, isMarked = false }: Run): void {
    for (const [token] of text.matchAll(tokens)) {
      const first = token.charAt(0);
      if (first === '\n') this.endLine();
      else if (first === ' ' || first === '\t' || first === '\r') {
        this.endWord();
        this.blank = isMarked ? 'marked' : 'plain';
      } else this.word.push({ text: token, isMarked });
    }
  }

  /** Also ends the word before it. */
  endLine(): void {
    this.endWord();
    this.pushLine();
  }

  private pushLine(): void {
    this.lines.push(this.line);
    this.line = { glyphs: '', width: 0, marks: [] };
    this.blank = 'none';
  }

  private endWord(): void {
    if (this.word.length === 0) return;
    const width = this.word.reduce((sum, { text }) => sum + this.face.width(text), 0);
    const blank = this.blank === 'none' ? 0 : this.face.set(' ').width;
    if (this.line.width > 0 && this.line.width + blank + width > this.room) this.pushLine();
    for (const piece of this.word) {
      if (width > this.room) this.putBroken(piece);
      else this.put(piece);
    }
    this.word = [];
    this.blank = 'none';
  }

  private putBroken({ text, isMarked }: Run): void {
    let piece = '';
    let width = 0;
    for (const letter of text) {
      const own = this.face.set(letter).width;
      if (this.line.width + width + own > this.room && this.line.width + width > 0) {
        const at = this.breakBefore(piece, letter);
        this.put({ text: piece.slice(0, at), isMarked });
        this.pushLine();
        piece = piece.slice(at);
        width = this.face.width(piece);
      }
      piece += letter;
      width += own;
    }
    this.put({ text: piece, isMarked });
  }

  /** A break behind the first third of the piece, or its end. */
  private breakBefore(piece: string, next: string): number {
    const whole = piece + next;
    for (let at = piece.length; at > piece.length / 3; at--)
      if (isJoint(whole.charAt(at - 1), whole.charAt(at))) return at;
    return piece.length;
  }

  private put({ text, isMarked = false }: Run): void {
    if (text === '') return;
    const { line } = this;
    const from = line.width;
    if (this.blank !== 'none' && from > 0) this.append(' ');
    const start = line.width;
    this.append(text);
    const last = line.marks.at(-1);
    if (!isMarked) return;
    if (last?.to === from && (start === from || this.blank === 'marked')) last.to = line.width;
    else line.marks.push({ from: start, to: line.width });
  }

  private append(text: string): void {
    const { glyphs, width } = this.face.set(text);
    this.line.glyphs += glyphs;
    this.line.width += width;
    if (text !== ' ') this.blank = 'none';
  }
}

/** Text in lines at most `room` wide (in thousandths of the font size), each with at least a letter. */
export function brokenLines(runs: readonly Run[], face: Typeface, room: number): Line[] {
  const breaker = new Breaker(face, room);
  for (const run of runs) breaker.add(run);
  breaker.endLine();
  return breaker.lines;
}
