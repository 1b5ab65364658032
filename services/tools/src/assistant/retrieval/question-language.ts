import { type Language, languages } from '@arcada/contracts';
import type { PassageIndex } from './passage-index.ts';
import { questionFillers } from './question-fillers.ts';
import { questionWords } from './stems.ts';

const fillerPoints = 2;
const letterPoints = 3;
/** Letters and marks that words of the language don't have. */
const foreignLetters: Record<Language, RegExp> = {
  en: /[àáâãçéêíñóôõúü¡¿]/gu,
  'pt-BR': /[ñ¡¿]/gu,
  es: /[àâãçêôõ]/gu,
};

/**
 * The language that a question is written in, by its small words, its letters and the words of the texts; `preferred`
 * when in doubt. Portuguese and Spanish share many words but for their accents, so a word counts more as it is written.
 */
export function questionLanguage(
  question: string,
  preferred: Language,
  indexes: Readonly<Record<Language, PassageIndex>>,
): Language {
  const letters = question.normalize('NFC').toLowerCase();
  const points = (language: Language) =>
    questionWords(question, language).reduce(
      (sum, { written, folded }) => {
        const asWritten = sum + Number(indexes[language].writes(written));
        if (questionFillers[language].has(folded)) return asWritten + fillerPoints;
        return asWritten + Number(indexes[language].written(folded).length > 0);
      },
      -letterPoints * (letters.match(foreignLetters[language])?.length ?? 0),
    );
  const order = [preferred, ...languages.filter((language) => language !== preferred)];
  return order.reduce((best, language) => (points(language) > points(best) ? language : best));
}
