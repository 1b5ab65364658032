import { PatternAutomaton } from './pattern-automaton.ts';
import { PatternError } from './pattern-error.ts';
import type { PatternPiece } from './pattern-steps.ts';
import { blockClass } from './xsd-blocks.ts';

const nameStart =
  ':A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}-\\u{200d}\\u{2070}-\\u{218f}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}';
const nameCharacter = `${nameStart}\\u{2d}.0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}-\\u{2040}`;

/** Classes of several characters (XML Schema part 2, appendix F); `\w` is all but punctuation, separators and controls. */
const classes: Record<string, string> = {
  s: '[\\u{20}\\t\\n\\r]',
  S: '[^\\u{20}\\t\\n\\r]',
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  w: '[^\\p{P}\\p{Z}\\p{C}]',
  W: '[\\p{P}\\p{Z}\\p{C}]',
  i: `[${nameStart}]`,
  I: `[^${nameStart}]`,
  c: `[${nameCharacter}]`,
  C: `[^${nameCharacter}]`,
};
const controls: Record<string, string> = { n: '\\n', r: '\\r', t: '\\t' };

const longestQuantifier = 24;
/** Far beyond what anybody writes. */
const longest = 10_000;
const deepest = 200;

const boundsOf = (quantifier: string): { least: number; most: number } => {
  if (quantifier === '?') return { least: 0, most: 1 };
  if (quantifier === '*' || quantifier === '+')
    return { least: quantifier === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY };
  const [least = '', most = least] = quantifier.slice(1, -1).split(',');
  if (most !== '' && Number(most) < Number(least)) throw new PatternError(quantifier);
  return { least: Number(least), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) };
};

const literal = (character: string) =>
  /[A-Za-z0-9]/.test(character) ? character : `\\u{${(character.codePointAt(0) as number).toString(16)}}`;

/** Reads a pattern piece by piece; each method begins where the one before has ended. */
class PatternReader {
  private readonly characters: string[];
  private at = 0;
  private depth = 0;

  constructor(pattern: string) {
    this.characters = [...pattern];
  }

  whole(): PatternPiece {
    const piece = this.alternatives();
    if (this.at < this.characters.length) throw new PatternError('an unmatched )');
    return piece;
  }

  private get next(): string | undefined {
    return this.characters[this.at];
  }

  private take(): string {
    const character = this.characters[this.at++];
    if (character === undefined) throw new PatternError('it ends too early');
    return character;
  }

  private alternatives(): PatternPiece {
    if (++this.depth > deepest) throw new PatternError('too many brackets within each other');
    const options = [this.sequence()];
    while (this.next === '|') {
      this.at++;
      options.push(this.sequence());
    }
    this.depth--;
    const [only] = options;
    return only && options.length === 1 ? only : { kind: 'choice', options };
  }

  private sequence(): PatternPiece {
    const parts: PatternPiece[] = [];
    while (this.next !== undefined && this.next !== ')' && this.next !== '|') parts.push(this.piece());
    return { kind: 'sequence', parts };
  }

  private piece(): PatternPiece {
    const atom = this.atom();
    // No quantifier is longer: looking at all that follows would take minutes for a long pattern.
    const rest = this.characters.slice(this.at, this.at + longestQuantifier).join('');
    const quantifier = /^([?*+]|\{\d+(?:,\d*)?\})/.exec(rest)?.[0] ?? '';
    this.at += quantifier.length;
    if (/^[?*+{]/.test(rest.slice(quantifier.length))) throw new PatternError(`${quantifier}${this.next}`);
    return quantifier === '' ? atom : { kind: 'repeat', part: atom, ...boundsOf(quantifier) };
  }

  private atom(): PatternPiece {
    const character = this.take();
    if (character === '(') {
      if (this.next === '?') throw new PatternError('(?');
      const inner = this.alternatives();
      if (this.take() !== ')') throw new PatternError('(');
      return inner;
    }
    return { kind: 'character', accepts: this.single(character) };
  }

  private single(character: string): string {
    if (character === '[') return this.group();
    if (character === '.') return '[^\\n\\r]';
    if (character === '\\') return this.escape().text;
    if ('?*+{}]'.includes(character)) throw new PatternError(character);
    return literal(character);
  }

  /** After a backslash. Single characters may begin or end a range, classes may not. */
  private escape(): { text: string; single: boolean } {
    const character = this.take();
    if (classes[character]) return { text: classes[character], single: false };
    if (controls[character]) return { text: controls[character], single: true };
    if (character === 'p' || character === 'P') return { text: this.category(character), single: false };
    // Not in the standard, yet an official test case writes \/ for a slash.
    if (/[A-Za-z0-9]/.test(character)) throw new PatternError(`\\${character}`);
    return { text: literal(character), single: true };
  }

  private category(letter: string): string {
    const end = this.characters.indexOf('}', this.at);
    const name = this.characters.slice(this.at + 1, end).join('');
    if (this.next !== '{' || end === -1) throw new PatternError(`\\${letter}`);
    this.at = end + 1;
    const text = name.startsWith('Is') ? blockClass(name.slice(2), letter === 'P') : undefined;
    if (text) return text;
    if (!/^(L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?)$/.test(name)) throw new PatternError(name);
    return `\\${letter}{${name}}`;
  }

  /** After `[`: characters, ranges and classes, perhaps without those of a group: `[a-z-[aeiou]]`. */
  private group(): string {
    const negated = this.next === '^' ? this.take() : '';
    let text = '';
    while (this.next !== ']') {
      if (this.next === '-' && this.characters[this.at + 1] === '[') {
        this.at += 2;
        const without = this.group();
        if (this.take() !== ']') throw new PatternError('[');
        return `[[${negated}${text}]--${without}]`;
      }
      text += this.range();
    }
    this.at++;
    if (!text) throw new PatternError('[]');
    return `[${negated}${text}]`;
  }

  private range(): string {
    const first = this.member();
    const after = this.characters[this.at + 1];
    if (this.next !== '-' || after === ']' || after === '[' || !first.single) return first.text;
    this.at++;
    const last = this.member();
    if (!last.single) throw new PatternError('-');
    return `${first.text}-${last.text}`;
  }

  private member(): { text: string; single: boolean } {
    const character = this.take();
    if (character === '[') throw new PatternError('[');
    return character === '\\' ? this.escape() : { text: literal(character), single: true };
  }
}

/**
 * Compiles a pattern of XML Schema (part 2, appendix F) for whole texts: there, `^` and `$` are plain characters, and
 * `[a-z-[aeiou]]` is a difference. Whatever the pattern, a comparison takes a time that grows with the text only. Throws
 * PatternError.
 */
export function compilePattern(pattern: string): PatternAutomaton {
  if (pattern.length > longest) throw new PatternError(`longer than ${longest} characters`);
  return new PatternAutomaton(new PatternReader(pattern).whole());
}
