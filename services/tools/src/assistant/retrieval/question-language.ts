import { type Language, languages } from '@arcada/contracts';
import type { PassageIndex } from './passage-index.ts';
import { questionFillers } from './question-fillers.ts';
import { questionWords } from './stems.ts';

const fillerPoints = 2;

/** The language that a question is written in, by its small words and those of the texts; `preferred` when in doubt. */
export function questionLanguage(
  question: string,
  preferred: Language,
  indexes: Readonly<Record<Language, PassageIndex>>,
): Language {
  const points = (language: Language) =>
    questionWords(question, language).reduce((sum, { folded }) => {
      if (questionFillers[language].has(folded)) return sum + fillerPoints;
      return sum + Number(indexes[language].written(folded).length > 0);
    }, 0);
  const order = [preferred, ...languages.filter((language) => language !== preferred)];
  return order.reduce((best, language) => (points(language) > points(best) ? language : best));
}
