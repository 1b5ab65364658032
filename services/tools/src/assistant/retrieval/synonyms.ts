import type { Language } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { questionWords } from './stems.ts';

/** Names that mean the same in one language, from the glossary, each as its stems; found by those of others, too. */
export class Synonyms {
  private readonly groups = new Map<string, readonly string[][]>();
  private longest = 1;

  /** `terms`: of all languages. */
  constructor(terms: readonly Passage[], language: Language) {
    const stemsOf = (name: string) => questionWords(name, language).map(({ stem }) => stem);
    const keyOf = (stems: readonly string[]) => stems.join(' ');
    const byTerm = Map.groupBy(terms, ({ id }) => id);
    const foreign: [string[], string[][]][] = [];
    for (const entries of byTerm.values()) {
      const namesOf = (own: boolean) =>
        entries
          .filter((entry) => (entry.language === language) === own)
          .flatMap(({ title, aliases }) => [...namesIn(title), ...aliases])
          .map(stemsOf);
      const names = namesOf(true);
      for (const name of names) {
        const others = names.filter((other) => keyOf(other) !== keyOf(name));
        this.add(name, [...(this.groups.get(keyOf(name)) ?? []), ...others]);
      }
      foreign.push(...namesOf(false).map((name): [string[], string[][]] => [name, names]));
    }
    // A word that is a name in this language as well means what it means here.
    for (const [name, names] of foreign) if (!this.groups.has(keyOf(name))) this.add(name, names);
  }

  /** How many stems from `at` on are a known name, and its other names; the longest one counts. */
  at(stems: readonly string[], at: number): { length: number; others: readonly string[][] } | undefined {
    for (let length = Math.min(this.longest, stems.length - at); length > 0; length--) {
      const others = this.groups.get(stems.slice(at, at + length).join(' '));
      if (others) return { length, others };
    }
    return undefined;
  }

  private add(name: readonly string[], others: readonly string[][]): void {
    this.longest = Math.max(this.longest, name.length);
    this.groups.set(name.join(' '), others);
  }
}

/** "Common data environment (CDE)" has two names. */
const namesIn = (title: string) =>
  title
    .split(/[()]/)
    .map((name) => name.trim())
    .filter(Boolean);
