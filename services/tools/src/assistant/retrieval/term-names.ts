import type { Language } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { questionWords } from './stems.ts';

/** The names of the glossary's entries word by word, with the small words that searching leaves out. */
export class TermNames {
  private readonly names: readonly { id: string; stems: readonly string[] }[];

  /** `terms`: of one language. */
  constructor(
    terms: readonly Passage[],
    private readonly language: Language,
  ) {
    this.names = terms.flatMap(({ id, title, aliases }) =>
      [title, ...title.split(/[()]/), ...aliases]
        .map((name) => this.stemsOf(name))
        .filter((stems) => stems.length > 0)
        .map((stems) => ({ id, stems })),
    );
  }

  /**
   * Entries that a text names only by a part of another one's name: "level of information need" isn't about the "level
   * of information".
   */
  partly(text: string): ReadonlySet<string> {
    const said = this.stemsOf(text);
    const found = this.names.flatMap(({ id, stems }) =>
      placesOf(stems, said).map((from) => ({ id, from, to: from + stems.length })),
    );
    const isWithin = (one: (typeof found)[number]) =>
      found.some(
        (other) =>
          other.id !== one.id &&
          other.from <= one.from &&
          one.to <= other.to &&
          other.to - other.from > one.to - one.from,
      );
    const whole = new Set(found.filter((one) => !isWithin(one)).map(({ id }) => id));
    return new Set(found.map(({ id }) => id).filter((id) => !whole.has(id)));
  }

  private stemsOf(text: string): string[] {
    return questionWords(text, this.language).map(({ stem }) => stem);
  }
}

const placesOf = (part: readonly string[], whole: readonly string[]): number[] =>
  whole.flatMap((_, at) => (part.every((stem, place) => whole[at + place] === stem) ? at : []));
