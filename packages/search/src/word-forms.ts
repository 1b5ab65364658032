export type Stem = (word: string) => string;

/** Shorter ones, and what has digits, have no other form. */
const hasForms = (word: string) => word.length > 2 && /^\p{L}+$/u.test(word);

/** The words of an index by what their forms have in common. */
export class WordForms {
  private readonly byStem = new Map<string, string[]>();

  constructor(private readonly stem: Stem) {}

  /** A word that isn't in it. */
  add(word: string): void {
    if (!hasForms(word)) return;
    const stem = this.stem(word);
    const same = this.byStem.get(stem);
    if (same) same.push(word);
    else this.byStem.set(stem, [word]);
  }

  /** A word that is. */
  remove(word: string): void {
    if (!hasForms(word)) return;
    const stem = this.stem(word);
    const others = this.byStem.get(stem)?.filter((one) => one !== word) ?? [];
    if (others.length > 0) this.byStem.set(stem, others);
    else this.byStem.delete(stem);
  }

  /** Words of the index that are forms of this one, itself included. */
  of(word: string): readonly string[] {
    return (hasForms(word) && this.byStem.get(this.stem(word))) || [];
  }
}
