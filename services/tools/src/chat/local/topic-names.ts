import { categoryLabels } from '@arcada/bim';
import { forEachLanguage, type Language } from '@arcada/contracts';
import type { Unit } from '../../assistant/retrieval/question.ts';
import { textWords } from '../../assistant/retrieval/stems.ts';
import type { LibraryEntry } from '../../read-library.ts';

/**
 * Titles and categories of the topics of a family. A word that is common in the texts of a library can tell one title
 * from all others ("federated"), so its rarity is counted among the names alone.
 */
export class TopicNames {
  private readonly stems: Record<Language, ReadonlyMap<string, ReadonlySet<string>>>;
  private readonly counts: Record<Language, ReadonlyMap<string, number>>;

  constructor(topics: readonly LibraryEntry[]) {
    this.stems = forEachLanguage((language) => new Map(topics.map((topic) => [topic.id, stemsOf(topic, language)])));
    this.counts = forEachLanguage((language) => {
      const counts = new Map<string, number>();
      for (const stem of [...this.stems[language].values()].flatMap((stems) => [...stems]))
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
      return counts;
    });
  }

  /** The sum of the rarities (inverse document frequencies) of the words of the text that a topic's name has. */
  fit(id: string, units: readonly Unit[], language: Language): number {
    const own = this.stems[language].get(id);
    if (!own) return 0;
    const rarity = (stem: string) => (own.has(stem) ? this.idf(stem, language) : 0);
    return units.reduce((sum, { choices }) => {
      const fits = choices.map(
        ({ stems, strength }) => (strength * stems.reduce((all, stem) => all + rarity(stem), 0)) / stems.length,
      );
      return sum + Math.max(0, ...fits);
    }, 0);
  }

  private idf(stem: string, language: Language): number {
    return Math.log(1 + this.stems[language].size / (this.counts[language].get(stem) ?? 1));
  }
}

const stemsOf = (topic: LibraryEntry, language: Language): Set<string> =>
  new Set(
    textWords(`${topic[language].title}\n${categoryLabels[topic.category][language]}`, language).map(
      ({ stem }) => stem,
    ),
  );
