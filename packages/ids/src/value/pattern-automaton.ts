import { type PatternPiece, type PatternStep, patternEnd, patternSteps } from './pattern-steps.ts';

/** All steps at which a text can be after some of its characters. */
interface Place {
  steps: readonly number[];
  isEnd: boolean;
  after: Map<string, Place>;
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
    for (const character of text) {
      place = place.after.get(character) ?? this.advance(place, character);
      if (place.steps.length === 0) return false;
    }
    return place.isEnd;
  }

  private advance(from: Place, character: string): Place {
    const reached = from.steps.flatMap((step) => {
      const { accepts, next } = this.steps[step] as PatternStep;
      return accepts?.test(character) ? next : [];
    });
    const place = this.placeOf(reached);
    from.after.set(character, place);
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
    const place: Place = { steps, isEnd: steps[0] === patternEnd, after: new Map() };
    this.places.set(key, place);
    this.remembered += steps.length + 1;
    return place;
  }
}
