import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { questionFillers } from '../../assistant/retrieval/question-fillers.ts';
import { type Word, wordOf } from '../../assistant/retrieval/stems.ts';

/** What kind of value a question asks for. */
export type Asked = 'who' | 'when' | 'number' | 'which';

export interface PlainQuestion {
  asked: Asked;
  /** All its words. */
  all: readonly Word[];
  /** Those without what every question has. */
  words: readonly Word[];
  /** Those of them that what answers it must have. */
  telling: readonly Word[];
}

/** How something is done, or what should be, isn't asked of the values of a document. */
const forms: Record<Language, readonly (readonly [Asked, RegExp])[]> = {
  en: [
    ['who', /^(?:who(?:['’]?s|m|se)?|which (?:person|party|team|company)) /],
    ['when', /^(?:(?:by|until|since|from|on) )?(?:when(?:['’]s)?|(?:what|which) da(?:te|y)) /],
    ['number', /^how (?:many|much|long) /],
    [
      'which',
      /^(?:(?:in|on|at|to|by|with|for|under) )?(?:what(?:['’]s)?|which|where(?:['’]s)?) (?!should |must |do i |do we have to )/,
    ],
  ],
  'pt-BR': [
    ['who', /^(?:(?:de|com|por|para) )?(?:quem|qual (?:pessoa|parte|equipe|empresa)) /],
    ['when', /^(?:(?:ate|desde|para|em) )?(?:quando|(?:que|qual) (?:e a )?(?:data|dia)) /],
    ['number', /^(?:em )?quant[oa]s? /],
    ['which', /^(?:(?:em|a|com|para|de|n[oa]) )?(?:qual|quais|que|o que|onde) (?!deve |devo |devemos |precis)/],
  ],
  es: [
    ['who', /^(?:(?:de|con|por|para) )?(?:quien(?:es)?|que (?:persona|parte|equipo|empresa)) /],
    ['when', /^(?:(?:hasta|desde|para|en) )?(?:cuando|(?:que|cual) (?:es la )?(?:fecha|dia)) /],
    ['number', /^(?:en )?cuant[oa]s? /],
    ['which', /^(?:(?:en|a|con|para|de) )?(?:cual|cuales|que|donde) (?!deb|hay que |tengo |tenemos )/],
  ],
};

/** Words that a question may have besides the name of what it asks for: of the document itself, of dates and of people. */
const sideWords: Record<Language, ReadonlySet<string>> = {
  en: wordSet(`document project plan bep eir date due deadline issued ready delivered planned scheduled own owns owner
    responsible accountable charge contact called`),
  'pt-BR': wordSet(`documento projeto plano bep eir data prazo previsto prevista pronto pronta entregue vence marcado
    marcada responsavel dono dona contato chama`),
  es: wordSet(`documento proyecto plan bep eir fecha plazo previsto prevista listo lista entregado vence fijado fijada
    responsable contacto llama`),
};
function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Longer messages describe something. */
const mostCharacters = 200;

/** The words of a name or a value; what stands in brackets explains it. */
export const allWords = (text: string, language: Language): Word[] =>
  (fold(text.replace(/\(.*?\)/g, '')).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => wordOf(word, language));

/** The same without words that every question may have. */
export const valueWords = (text: string, language: Language): Word[] =>
  allWords(text, language).filter(({ folded }) => !questionFillers[language].has(folded));

/** A question for who, when, how many or which, as far as a value of a document may answer it. */
export function plainQuestion(text: string, language: Language): PlainQuestion | undefined {
  if (text.length > mostCharacters) return undefined;
  const folded = fold(text).replace(/\s+/g, ' ').replace(/^\W+/, '').trim();
  const [asked] = forms[language].find(([, form]) => form.test(folded)) ?? [];
  if (!asked) return undefined;
  const words = valueWords(folded, language);
  return {
    asked,
    all: allWords(folded, language),
    words,
    telling: words.filter((word) => !sideWords[language].has(word.folded)),
  };
}

/** Whether a person, a time or a number is asked for; what something is may be in a topic. */
export function asksForValue(text: string, language: Language): boolean {
  const { asked = 'which' } = plainQuestion(text, language) ?? {};
  return asked !== 'which';
}

/** Whether what the checker finds is asked for, or whether the document is complete. */
const ofFindings: Record<Language, RegExp> = {
  en: /\b(?:checker|findings?|errors?|incomplete)\b|\b(?:what|anything|something)\b.*\b(?:missing|wrong)\b|\bis\b.*\bcomplete\b/,
  'pt-BR':
    /\b(?:verificador|achados?|erros?|incomplet[oa])\b|\b(?:o que|algo|alguma coisa)\b.*\b(?:falta|faltando|errad[oa])\b|\besta complet[oa]\b/,
  es: /\b(?:verificador|hallazgos?|error(?:es)?|incomplet[oa])\b|\b(?:que|algo)\b.*\b(?:falta|mal)\b|\besta complet[oa]\b/,
};
export const asksForFindings = (text: string, language: Language): boolean => ofFindings[language].test(fold(text));

/** Whether one of the words is it, in this or another of its forms. */
export const hasWord = (words: readonly Word[], { folded, stem }: Word): boolean =>
  words.some((word) => word.folded === folded || word.stem === stem);
