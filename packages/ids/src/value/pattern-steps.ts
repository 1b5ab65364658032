import { PatternError } from './pattern-error.ts';

/** A pattern in pieces. `accepts` is one character, as a JavaScript expression with the flag `v`. */
export type PatternPiece =
  | { kind: 'character'; accepts: string }
  | { kind: 'sequence'; parts: readonly PatternPiece[] }
  | { kind: 'choice'; options: readonly PatternPiece[] }
  | { kind: 'repeat'; part: PatternPiece; least: number; most: number };

/** What follows a character that is accepted, or, without `accepts`, all places that are reached without one. */
export interface PatternStep {
  accepts?: RegExp;
  next: readonly number[];
}

/** Repetitions are written out, so `(a{99}){99}` has 9801 steps. */
const mostSteps = 20_000;

/** The end of a pattern: the first of its steps. */
export const patternEnd = 0;

/** A pattern's steps, built from its end to its start (K. Thompson, Regular expression search algorithm, 1968). */
export function patternSteps(pattern: PatternPiece): { steps: readonly PatternStep[]; start: number } {
  const steps: PatternStep[] = [{ next: [] }];
  const classes = new Map<string, RegExp>();

  const add = (step: PatternStep): number => {
    if (steps.length >= mostSteps) throw new PatternError('its repetitions are too long');
    return steps.push(step) - 1;
  };
  const classOf = (text: string): RegExp => {
    const known = classes.get(text);
    if (known) return known;
    try {
      const made = new RegExp(`^${text}$`, 'v');
      classes.set(text, made);
      return made;
    } catch (error) {
      throw new PatternError((error as Error).message.replace(/^.*: /, ''));
    }
  };
  const times = (part: PatternPiece, least: number, most: number, next: number): number => {
    let entry = next;
    if (most === Number.POSITIVE_INFINITY) {
      const loop: { next: number[] } = { next: [next] };
      entry = add(loop);
      loop.next.push(before(part, entry));
    } else {
      for (let count = least; count < most; count++) entry = add({ next: [before(part, entry), next] });
    }
    for (let count = 0; count < least; count++) {
      const repeated = before(part, entry);
      // Nothing, however often.
      if (repeated === entry) break;
      entry = repeated;
    }
    return entry;
  };
  /** The step at which a piece begins that goes on at `next`. */
  const before = (piece: PatternPiece, next: number): number => {
    switch (piece.kind) {
      case 'character':
        return add({ accepts: classOf(piece.accepts), next: [next] });
      case 'sequence':
        return piece.parts.reduceRight((entry, part) => before(part, entry), next);
      case 'choice':
        return add({ next: piece.options.map((option) => before(option, next)) });
      case 'repeat':
        return times(piece.part, piece.least, piece.most, next);
    }
  };
  return { start: before(pattern, patternEnd), steps };
}
