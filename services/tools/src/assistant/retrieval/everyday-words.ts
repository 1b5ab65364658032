import type { Language } from '@arcada/contracts';
import type { PassageIndex } from './passage-index.ts';
import { questionWords, type Word } from './stems.ts';

/** Words that people use for each other, and words of what this site never speaks of, of one language. */
export class EverydayWords {
  private readonly others = new Map<string, Set<string>>();
  private readonly foreign: ReadonlySet<string>;

  constructor(alike: readonly string[], outside: readonly string[], language: Language) {
    const stemsIn = (line: string) => questionWords(line, language).map(({ stem }) => stem);
    for (const line of alike) {
      const stems = [...new Set(stemsIn(line))];
      for (const stem of stems) {
        const others = this.others.get(stem) ?? new Set();
        for (const other of stems) if (other !== stem) others.add(other);
        this.others.set(stem, others);
      }
    }
    this.foreign = new Set(
      outside.flatMap((line) => questionWords(line, language).flatMap(({ folded, stem }) => [folded, stem])),
    );
  }

  /** Stems of words that may say the same, of those that the texts have. */
  alike(stem: string, index: PassageIndex): string[] {
    return [...(this.others.get(stem) ?? [])].filter((other) => index.knows(other));
  }

  /**
   * Whether the word is about another field than this site's; what a source is named by never is, unless only another
   * word of the same stem names it ("gato" and "gate" in Portuguese).
   */
  isOutside({ folded, stem }: Word, index: PassageIndex): boolean {
    if (this.foreign.has(folded) && index.written(folded).length === 0) return true;
    return (this.foreign.has(folded) || this.foreign.has(stem)) && !index.isName(stem);
  }
}
