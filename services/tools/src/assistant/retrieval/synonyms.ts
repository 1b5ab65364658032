import type { Language } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { questionWords } from './stems.ts';

/** Names in one language that mean the same, from the glossary, each as its stems. */
export class Synonyms {
  private readonly groups = new Map<string, readonly string[][]>();
  private longest = 1;

  constructor(terms: readonly Passage[], language: Language) {
    for (const { title, aliases } of terms) {
      const names = [...namesIn(title), ...aliases].map((name) =>
        questionWords(name, language).map(({ stem }) => stem),
      );
      for (const name of names) {
        const key = name.join(' ');
        this.longest = Math.max(this.longest, name.length);
        this.groups.set(key, [...(this.groups.get(key) ?? []), ...names.filter((other) => other.join(' ') !== key)]);
      }
    }
  }

  /** How many stems from `at` on are a known name, and its other names; the longest one counts. */
  at(stems: readonly string[], at: number): { length: number; others: readonly string[][] } | undefined {
    for (let length = Math.min(this.longest, stems.length - at); length > 0; length--) {
      const others = this.groups.get(stems.slice(at, at + length).join(' '));
      if (others) return { length, others };
    }
    return undefined;
  }
}

/** "Common data environment (CDE)" has two names. */
const namesIn = (title: string) =>
  title
    .split(/[()]/)
    .map((name) => name.trim())
    .filter(Boolean);
