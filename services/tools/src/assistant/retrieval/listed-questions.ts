import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { shareAmong, type Unit, weightOfAll } from './question.ts';
import { questionFillers } from './question-fillers.ts';
import { ofOffer } from './ruled-out.ts';
import { questionWords, stemsIn } from './stems.ts';

/** A question is near a listed one that has so much of it … */
const leastOfAsked = 0.85;
/** … and of which it has so much itself. */
const leastOfListed = 0.7;
/** One word in common is chance: "What is a CDE?" and "Do we need a new CDE?". */
const leastWords = 2;
/** A word of a listed question is asked by another for it ("remote", "online") as well as by itself. */
const sameWord = 0.5;

/** A listed question may ask several things: "Can you write our EIR and check what we receive?", "online (remote)". */
const betweenClauses: Record<Language, RegExp> = {
  en: /[.?!]\s+|,?\s(?:and|or)\s|[()]/i,
  'pt-BR': /[.?!]\s+|,?\s(?:e|ou)\s|[()]/i,
  es: /[.?!]\s+|,?\s(?:y|e|o|u)\s|[()]/i,
};
/** What a question asks for, unless it is yes or no. */
const askingFor: Record<Language, RegExp> = {
  en: /\b(?:who|whose|what if|what|which|when|where|why|how (?:much|many|long|often)|how)\b/,
  'pt-BR': /\b(?:quem|e se|que|qual|quais|quando|onde|como|quant[oa]s?)\b/,
  es: /\b(?:quien(?:es)?|y si|que|cual(?:es)?|cuando|donde|como|cuant[oa]s?)\b/,
};
const alike = new Map([
  ['which', 'what'],
  ['qual', 'que'],
  ['quais', 'que'],
  ['cual', 'que'],
  ['cuales', 'que'],
]);
const formOf = (question: string, language: Language): string => {
  const [form = ''] = askingFor[language].exec(fold(question)) ?? [];
  return alike.get(form) ?? form;
};

/** Words that everybody uses have no others: "en" is in "trabajo en curso", too. */
const tellingStems = (text: string, language: Language): string[] =>
  questionWords(text, language)
    .filter(({ folded }) => !questionFillers[language].has(folded))
    .map(({ stem }) => stem);

const meaning = (unit: Unit, stems: ReadonlySet<string>): number => {
  const share = shareAmong(unit, stems);
  return share >= sameWord ? 1 : share;
};
const weightBy = (units: readonly Unit[], shareOf: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + unit.weight * shareOf(unit), 0);

export interface Listed {
  passage: Passage;
  /** Whether it is asked in the very words that are listed. */
  verbatim: boolean;
}

/** The passage whose heading is the question, or asks the same; nothing when none does. */
export function listedQuestion(
  question: string,
  units: readonly Unit[],
  index: PassageIndex,
  unitsOf: (text: string) => readonly Unit[],
): Listed | undefined {
  const { language } = index;
  const answers = index.passages.filter(({ isAnswer }) => isAnswer);
  const wordsOf = (text: string) =>
    questionWords(text, language)
      .map(({ folded }) => folded)
      .join(' ');
  const words = wordsOf(question);
  const same = answers.find(({ heading }) => wordsOf(heading) === words);
  if (same) return { passage: same, verbatim: true };
  const form = formOf(question, language);
  // A word that no text has ("remoto") is in no choice of a heading's words: its own choices lead there.
  const others = units.flatMap(({ choices }) => choices.filter(({ stems }) => stems.length === 1));
  const asked = new Set([...stemsIn(question, language), ...others.flatMap(({ stems }) => stems)]);
  // "Do you offer …" asks the same as "Do you …".
  const subject = units.filter(({ word }) => !ofOffer.test(word));
  const near = answers.flatMap((passage) => {
    const { heading, title } = passage;
    const ofHeading = new Set(tellingStems(heading, language));
    const listed = stemsIn(`${title}\n${heading}`, language);
    const ofListed = weightBy(subject, (unit) => Math.max(shareAmong(unit, listed), meaning(unit, ofHeading)));
    // A course isn't training: the title's words have no others.
    const isOther = subject.some((unit) => {
      const share = shareAmong(unit, listed);
      return share > 0 && share <= sameWord && shareAmong(unit, ofHeading) === 0;
    });
    const common = units.filter((unit) => shareAmong(unit, listed) > 0);
    if (isOther || common.length < leastWords || ofListed < weightOfAll(subject) * leastOfAsked) return [];
    const shares = [heading, ...heading.split(betweenClauses[language])]
      .filter((clause) => formOf(clause, language) === form)
      .map(unitsOf)
      .map((own) => weightBy(own, (unit) => shareAmong(unit, asked)) / (weightOfAll(own) || 1));
    return [{ passage, share: Math.max(0, ...shares) }];
  });
  const [best] = near.filter(({ share }) => share >= leastOfListed).sort((left, right) => right.share - left.share);
  return best && { passage: best.passage, verbatim: false };
}
