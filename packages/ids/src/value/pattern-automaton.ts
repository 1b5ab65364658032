import { type PatternPiece, type PatternStep, patternEnd, patternSteps } from './pattern-steps.ts';

/** All steps at which a text can be after some of its characters. */
interface Place {
  steps: readonly number[];
  isEnd: boolean;
  /** What follows each character that was met here, by its code point. */
  after: Map<number, Place>;
  /** The same for ASCII, of which most values are. */
  plain: (Place | undefined)[];
}

/** Numbers that are remembered of places; then they are computed anew. */
const mostRemembered = 4_000_000;

/**
 * Compares whole texts with a pattern in a time that grows with their length only: it follows all ways through the
 * pattern at once, where a backtracking engine tries them one after the other, which takes 2ⁿ steps for `(a|a)*b`.
 */
export class PatternAutomaton {
  private readonly steps: readonly PatternStep[];
  private readonly start: number;
  private readonly seen: Uint32Array;
  private round = 0;
  private places = new Map<string, Place>();
  private first: Place | undefined;
  private remembered = 0;

  constructor(pattern: PatternPiece) {
    const { steps, start } = patternSteps(pattern);
    this.steps = steps;
    this.start = start;
    this.seen = new Uint32Array(steps.length);
  }

  test(text: string): boolean {
    this.first ??= this.placeOf([this.start]);
    let place = this.first;
    for (let at = 0; at < text.length; at++) {
      const code = text.codePointAt(at) as number;
      if (code > 0xffff) at++;
      place = (code < 128 ? place.plain[code] : place.after.get(code)) ?? this.advance(place, code);
      if (place.steps.length === 0) return false;
    }
    return place.isEnd;
  }

  private advance(from: Place, code: number): Place {
    const character = String.fromCodePoint(code);
    const reached = from.steps.flatMap((step) => {
      const { accepts, next } = this.steps[step] as PatternStep;
      return accepts?.test(character) ? next : [];
    });
    const place = this.placeOf(reached);
    if (code < 128) from.plain[code] = place;
    else from.after.set(code, place);
    this.remembered++;
    return place;
  }

  /** With what is reached from these steps without a character. */
  private placeOf(entries: readonly number[]): Place {
    const round = ++this.round;
    const open = [...entries];
    const found: number[] = [];
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      if (this.seen[step] === round) continue;
      this.seen[step] = round;
      const { accepts, next } = this.steps[step] as PatternStep;
      if (accepts || step === patternEnd) found.push(step);
      else open.push(...next);
    }
    const steps = found.sort((one, other) => one - other);
    const key = steps.join();
    const known = this.places.get(key);
    if (known) return known;
    if (this.remembered > mostRemembered) {
      this.places = new Map();
      this.first = undefined;
      this.remembered = 0;
    }
    const place: Place = { steps, isEnd: steps[0] === patternEnd, after: new Map(), plain: new Array(128) };
    this.places.set(key, place);
    this.remembered += steps.length + 128;
    return place;
  }
}
