import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import type { Passage } from '../passages/passage.ts';
import { questionFillers } from './question-fillers.ts';
import { stemsIn } from './stems.ts';

/** So begins a question that is only a name: "And training?", "What about the TIDP?". */
const beginnings: Record<Language, RegExp> = {
  en: /^\W*(?:(?:and|or|but) )?(?:(?:what|how) about |th(?:at|e price) (?:of|for) |(?<=and )|(?<=or )|(?<=but ))(?:for )?(?:the |an? |your )?/,
  'pt-BR': /^\W*(?:e|ou|mas) (?:(?:quanto a[os]?|sobre|para|pra|d[aeo]s?|[oa]s? d[aeo]s?) )?(?:os? |as? |uma? )?/,
  es: /^\W*(?:y|o|pero) (?:(?:que (?:hay|pasa) (?:con|del?)|en cuanto al?|para|del?|con|(?:el|l[oa]s?) del?) )?(?:el |l[ao]s? |un[oa]? )?/,
};
/** What asks something of its own. */
const asking: Record<Language, RegExp> = {
  en: /\b(?:who|whose|what|which|when|where|why|how)\b/,
  'pt-BR': /\b(?:quem|que|qual|quais|quando|onde|como|quant[oa]s?)\b/,
  es: /\b(?:quien(?:es)?|que|cual(?:es)?|cuando|donde|como|cuant[oa]s?)\b/,
};

/** The name that is all a question has after "and …"; empty when it asks something itself. */
export function nameAlone(question: string, language: Language): string {
  // Folding keeps the number of letters of what is composed.
  const written = question.normalize('NFC');
  const folded = fold(written);
  const begun = beginnings[language].exec(folded)?.[0] ?? '';
  const name = begun && folded.length === written.length ? written.slice(begun.length).replace(/[?!.\s]+$/, '') : '';
  const [first = ''] = fold(name).split(/\s+/);
  return questionFillers[language].has(first) || asking[language].test(fold(name)) ? '' : name;
}

/** What was asked of one thing, asked of another by its name; nothing when the thing isn't named in it. */
export function askedOf(name: string, asked: string, { title, aliases, language }: Passage): string | undefined {
  const names = stemsIn([title, ...aliases].join('\n'), language);
  let isReplaced = false;
  const text = asked.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const isName =
      !questionFillers[language].has(fold(word)) && [...stemsIn(word, language)].some((stem) => names.has(stem));
    if (!isName) return word;
    const instead = isReplaced ? '' : name;
    isReplaced = true;
    return instead;
  });
  return isReplaced ? text : undefined;
}

/** What a name's kind is followed by: "the price of training". */
const ofOthers: Record<Language, RegExp> = {
  en: /\b(?:of|for|in|on|with|to)\b.*$/i,
  'pt-BR': /\b(?:d[aeo]s?|para|pra|em|com)\b.*$/i,
  es: /\b(?:del?|para|en|con)\b.*$/i,
};

/** Whether a name is of the same kind as the thing that was asked about: "BIM consulting" after "AI consulting". */
export function isSameKind(name: string, asked: string, { title, aliases, language }: Passage): boolean {
  const all = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = name.replace(ofOthers[language], '').match(/[\p{L}\p{N}]+/gu) ?? [];
  // In English the kind comes last.
  const kind = language === 'en' ? words.at(-1) : words[0];
  if (kind === undefined || all.length < 2) return false;
  const names = stemsIn([title, ...aliases].join('\n'), language);
  const before = stemsIn(asked, language);
  return [...stemsIn(kind, language)].every((stem) => names.has(stem) && before.has(stem));
}
