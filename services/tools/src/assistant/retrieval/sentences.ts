import type { Language } from '@arcada/contracts';

const segmenters = new Map<Language, Intl.Segmenter>();

/** "Yes.", "Usually not.", "Como preferir.": an answer that says nothing without the sentence after it. */
const bareAnswer = /^\p{L}+(?:,? \p{L}+){0,2}\.\s+$/u;

/** The dot that a name begins with: ".NET". */
const dotOfName = /(?:^|[^\p{L}\p{N}\s.!?…]|\s)\.$/u;
/** Words that are always shortened, and those that are before a number ("art. 7"): "no." ends a sentence otherwise. */
const shortened =
  /(?<![\p{L}\p{N}])(?:e\.\s?g|i\.\s?e|p\.\s?(?:ej|ex)|ej|cf|vs|approx|aprox|incl|ca|drs?|dras?|sras?|srs?|mrs?|ms|prof|eng|arq)\.\s+$/iu;
const numbered: Record<Language, RegExp> = {
  en: /(?<![\p{L}\p{N}])(?:arts?|figs?|nos?|pp?|vol|ch|sec|cl|eq|rev|max|min)\.\s+$/iu,
  'pt-BR': /(?<![\p{L}\p{N}])(?:arts?|figs?|núm|n|págs?|pp?|vol|cap|sec|eq|rev|máx|mín)\.\s+$/iu,
  es: /(?<![\p{L}\p{N}])(?:arts?|figs?|núms?|n|págs?|pp?|vol|cap|sec|ec|rev|máx|mín)\.\s+$/iu,
};
/** A quotation that a small letter goes on after: “…?” is asked first. */
const quoted = /[.!?…]["”»’]\s+$/u;
const small = /^\p{Ll}+(?!\p{L})/u;

/** Whether a segment is not the whole sentence, by its end and the beginning of the next one. */
const isOpen = (segment: string, next: string, language: Language): boolean =>
  dotOfName.test(segment) ||
  shortened.test(segment) ||
  (numbered[language].test(segment) && /^\p{N}/u.test(next)) ||
  (quoted.test(segment) && small.test(next));

/** The sentences of a text, line by line; `Intl.Segmenter` knows most dots that don't end one. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  const joined = (line: string) => {
    const sentences: string[] = [];
    for (const { segment } of segmenter.segment(line)) {
      const before = sentences.at(-1);
      if (before !== undefined && isOpen(before, segment, language)) sentences[sentences.length - 1] = before + segment;
      else sentences.push(segment);
    }
    return sentences;
  };
  return text
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = joined(line);
      const [second, ...later] = others;
      return second !== undefined && bareAnswer.test(first) ? [first + second, ...later] : [first, ...others];
    })
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence !== '.');
}
