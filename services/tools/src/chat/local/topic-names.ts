import { categoryLabels } from '@arcada/bim';
import { forEachLanguage, type Language } from '@arcada/contracts';
import type { Unit } from '../../assistant/retrieval/question.ts';
import { questionFillers } from '../../assistant/retrieval/question-fillers.ts';
import { textWords } from '../../assistant/retrieval/stems.ts';
import type { LibraryEntry } from '../../read-library.ts';

/**
 * Titles and categories of the topics of a family. A word that is common in the texts of a library can tell one title
 * from all others ("federated"), so its rarity is counted among the names alone.
 */
export class TopicNames {
  private readonly stems: Record<Language, ReadonlyMap<string, ReadonlySet<string>>>;
  private readonly titles: Record<Language, ReadonlyMap<string, ReadonlySet<string>>>;
  private readonly counts: Record<Language, ReadonlyMap<string, number>>;

  constructor(topics: readonly LibraryEntry[]) {
    this.stems = forEachLanguage((language) => new Map(topics.map((topic) => [topic.id, stemsOf(topic, language)])));
    this.titles = forEachLanguage((language) => new Map(topics.map((topic) => [topic.id, titleOf(topic, language)])));
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

  /** How much of a topic's title, by the rarity of its words, the text says (0 to 1), and in how many of its words. */
  titleSaid(id: string, units: readonly Unit[], language: Language): { share: number; words: number } {
    let said = 0;
    let whole = 0;
    const words = new Set<Unit>();
    for (const stem of this.titles[language].get(id) ?? []) {
      const rarity = this.idf(stem, language);
      let best = 0;
      for (const unit of units) {
        const strengths = unit.choices.flatMap(({ stems, strength }) => (stems.includes(stem) ? strength : []));
        if (strengths.length > 0) words.add(unit);
        best = Math.max(best, ...strengths);
      }
      whole += rarity;
      said += rarity * best;
    }
    return { share: whole === 0 ? 0 : said / whole, words: words.size };
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

const titleOf = (topic: LibraryEntry, language: Language): Set<string> =>
  new Set(
    textWords(topic[language].title, language).flatMap(({ folded, stem }) =>
      questionFillers[language].has(folded) ? [] : stem,
    ),
  );
