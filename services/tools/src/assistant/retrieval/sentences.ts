import type { Language } from '@arcada/contracts';

const segmenters = new Map<Language, Intl.Segmenter>();

/** "Yes.", "Usually not.", "Como preferir.": an answer that says nothing without the sentence after it. */
const bareAnswer = /^\p{L}+(?:,? \p{L}+){0,2}\.\s+$/u;

/** The sentences of a text, line by line; `Intl.Segmenter` knows where a dot doesn't end one. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  // A name may begin with a dot, which is no sentence of its own: ".NET SDK 8".
  return text
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = Array.from(segmenter.segment(line), ({ segment }) => segment);
      const [second, ...later] = others;
      return second !== undefined && bareAnswer.test(first) ? [first + second, ...later] : [first, ...others];
    })
    .map((segment, at, all) => (all[at - 1] === '.' ? `.${segment}` : segment).trim())
    .filter((sentence) => sentence !== '' && sentence !== '.');
}
