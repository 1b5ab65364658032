import { categoryLabels, type DocumentType, isForType, type LibraryTopic, type TopicQuery } from '@arcada/bim';
import { forEachLanguage, type Language } from '@arcada/contracts';
import { FullTextSearch } from '@arcada/search';
import { stemIn } from '@arcada/search/stems';
import type { LibraryEntry } from '../read-library.ts';
import { topicsOfTerms } from './field-terms.ts';

interface Wanted extends Pick<TopicQuery, 'q' | 'family' | 'category'> {
  /** Without those that are written for another type of document. */
  type?: DocumentType;
}
export type ReadyTopic = Omit<LibraryTopic, 'favourite'>;

/** Paragraphs are separated by an empty line, items of one list by a line end, as in a document's topic. */
function joined(lines: readonly string[]): string {
  const isItem = (line: string | undefined) => line?.startsWith('- ') ?? false;
  return lines.reduce((text, line, at) => {
    const gap = isItem(line) && isItem(lines[at - 1]) ? '\n' : '\n\n';
    return text === '' ? line : text + gap + line;
  }, '');
}

const inLanguage = (
  { id, family, category, types, ownerRole, requiredFields, ...texts }: LibraryEntry,
  language: Language,
) => {
  const { title, guidance, text } = texts[language];
  const own = { id, family, category, ...(types && { types }), ownerRole, requiredFields };
  return { ...own, title, guidance, text: joined(text) };
};

/** The topics that ship with the service, in each language, with an index of words. */
export class TopicLibrary {
  readonly ids: ReadonlySet<string>;
  private readonly topics: Record<Language, readonly ReadyTopic[]>;
  private readonly searches: Record<Language, FullTextSearch>;

  constructor(entries: readonly LibraryEntry[]) {
    this.ids = new Set(entries.map(({ id }) => id));
    this.topics = forEachLanguage((language) => entries.map((entry) => inLanguage(entry, language)));
    this.searches = forEachLanguage((language) => {
      const texts = this.topics[language].map(({ title, category, guidance, text }) => ({
        name: title,
        labels: categoryLabels[category][language],
        description: guidance,
        details: text,
      }));
      return new FullTextSearch(language, texts, { stem: stemIn(language) });
    });
  }

  /**
   * Best match first when words are asked for, else in the order of the library. Topics whose subject is asked for by a
   * term of the field come, too, although their texts don't have it.
   */
  find({ q, family, category, type }: Wanted, language: Language): ReadyTopic[] {
    const all = this.topics[language];
    let found = [...all];
    if (q) {
      const matches = this.searches[language].search(q);
      const matching = matches.best(0, matches.count).map((place) => all[place] as ReadyTopic);
      const ranks = new Map(matching.map(({ id }, rank) => [id, rank]));
      const rankOf = ({ id }: ReadyTopic) => ranks.get(id) ?? matching.length;
      const meant = topicsOfTerms(q)
        .flatMap((id) => all.find((topic) => topic.id === id) ?? [])
        .toSorted((one, other) => rankOf(one) - rankOf(other));
      found = [...new Set([...meant, ...matching])];
    }
    return found.filter(
      (topic) =>
        (!family || topic.family === family) &&
        (!category || topic.category === category) &&
        (!type || isForType(topic, type)),
    );
  }
}
