import { type Family, families } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { topicPassages } from '../../assistant/passages/library-passages.ts';
import { Retriever } from '../../assistant/retrieval/retriever.ts';
import { libraryFolder } from '../../library-folder.ts';
import { readLibrary } from '../../read-library.ts';

/** Longer texts are searched by their end, which is what was said last. */
const mostCharacters = 6_000;

export interface FoundTopics {
  /** The language that the text is written in. */
  language: Language;
  /** How well each topic fits, 0 to 1, by its id, best first; the best one has 1. */
  fits: ReadonlyMap<string, number>;
}

/** The topics of a family that fit a text, by the retrieval of the documentation assistant. */
@Injectable()
export class TopicFinder implements OnApplicationBootstrap {
  private readonly retrievers = new Map<Family, Retriever>();

  async onApplicationBootstrap(): Promise<void> {
    const entries = readLibrary(libraryFolder);
    for (const family of families) {
      const passages = topicPassages(entries.filter((entry) => entry.family === family));
      this.retrievers.set(family, await Retriever.build(passages));
    }
  }

  find(family: Family, text: string, preferred: Language): FoundTopics {
    const retriever = this.retrievers.get(family);
    if (!retriever) throw new Error('the library was searched before the service had started');
    const { language, passages } = retriever.find(text.slice(-mostCharacters), preferred);
    // By their words alone: the order of the passages is made for questions, which a description of a project isn't.
    const byScore = passages.toSorted((left, right) => right.score - left.score);
    const best = byScore[0]?.score ?? 0;
    const fits = new Map<string, number>();
    for (const { passage, score } of byScore) {
      const id = passage.id.replace('topic:', '');
      if (score > 0 && !fits.has(id)) fits.set(id, score / best);
    }
    return { language, fits };
  }
}
