import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import type { Passage } from '../passages/passage.ts';
import type { Intents } from './intents.ts';
import type { PassageIndex } from './passage-index.ts';
import type { Unit } from './question.ts';
import { searchPassages } from './search-passages.ts';
import { questionWords } from './stems.ts';

const mostLookedAt = 40;
/** So much of what is named must be the name of the entry. */
const leastName = 0.3;

/** How two things are named to be compared, folded: the first pattern that fits tells. */
const pairs: Record<Language, readonly RegExp[]> = {
  en: [
    /\bbetween (.+?) and (.+)$/,
    /\bhow (?:do|does|is|are) (.+?) (?:differ|different) from (.+)$/,
    /\bdifferences? (?:of|in) (.+?) (?:and|from|to) (.+)$/,
    /^(?!how |who |which |when )(?:what(?:'|’| i)?s )?(.+?) (?:versus|vs\.?|compared (?:to|with)) (.+)$/,
  ],
  'pt-BR': [
    /\bentre (.+?) e (.+)$/,
    /\bdiferencas? d[aoe]s? (.+?) (?:e|para|pra|pr[oa]) (.+)$/,
    /^(?:em que |como )?(.+?) difere(?:m)? d[aoe]s? (.+)$/,
    /^(.+?) (?:versus|vs\.?|x|comparad[oa]s? (?:a|com)) (.+)$/,
  ],
  es: [
    /\bentre (.+?) [ye] (.+)$/,
    /\bdiferencias? del? (.+?) (?:[ye]|con|al?) (.+)$/,
    /^\W*(?:en que |como )(?:se )?diferencian? (.+?) (?:[ye]|del?) (.+)$/,
    /^\W*(.+?) (?:versus|vs\.?|comparad[oa]s? (?:al?|con)) (.+)$/,
  ],
};
/** Two versions of one thing by what tells them apart ("BEP before and after …"): what both are called, either, the rest. */
const versions: Record<Language, RegExp> = {
  en: /^\W*(.*?)\b(pre)\W+(?:and|or|vs\.?|versus)\W+(post)\b\W*(.*)$/,
  'pt-BR': /^\W*(.*?)\b(pre)\W+(?:e|ou|x|vs\.?|versus)\W+(?:o |a )?(pos)\b\W*(.*)$/,
  es: /^\W*(.*?)\b(pre)\W+(?:y|o|vs\.?|versus)\W+(?:el |la )?(post?)\b\W*(.*)$/,
};
/** What stands before the name in such a question. */
const beforeVersions: Record<Language, RegExp> = {
  en: /^.*\b(?:between|of|in|is|are) (?:an? |the )?/,
  'pt-BR': /^.*\b(?:entre|d[aoe]s?|e|sao) (?:[oa]s? )?/,
  es: /^.*\b(?:entre|del?|es|son) (?:el |la |los |las )?/,
};
/** What begins another question after the second one. */
const another = /[?.;!]|,? \b(?:and|e|y) (?:who|how|what|which|when|quem|como|que|qual|quando|quien|cual|cuando)\b/;
/** Before an event is in names what comes before it: "pre-appointment". */
const before: Record<Language, [RegExp, string]> = {
  en: [/\b(?:before|prior to) (?:the )?/g, 'pre '],
  'pt-BR': [/\b(?:antes|anterior) (?:a|ao|d[aoe]) /g, 'pre '],
  es: [/\b(?:antes|anterior) (?:de la|del|de|a la|al|a) /g, 'previo a la '],
};
/** What stands for the thing that was named first ("the one after it"): other words name it. */
const pronoun: Record<Language, RegExp> = {
  en: /^(?:the |that )?(?:ones?|that|after|post)\b/,
  'pt-BR': /^(?:o|a|aquel[ea]|depois|pos) ?(?:de|do|da|que|depois|apos|pos|posterior)\b/,
  es: /^(?:el|la|aquel|aquella) (?:de|del|que|posterior|despues)\b|^(?:despues|posterior)\b/,
};

/** The two versions of one thing that a question names, and what both are called. */
function versionsOf(folded: string, language: Language): { name: string; sides: [string, string] } | undefined {
  const [, lead = '', earlier, later, rest = ''] = versions[language].exec(folded) ?? [];
  if (!earlier || !later) return undefined;
  const name = lead.replace(beforeVersions[language], '').trim();
  return { name: name || rest, sides: [`${name} ${earlier} ${rest}`.trim(), `${name} ${later} ${rest}`.trim()] };
}

const asFolded = (question: string) => fold(question).replace(/\s+/g, ' ').trim();

/** The two things that a question compares, as it names them. */
export function sidesOf(question: string, language: Language): [string, string] | undefined {
  const folded = asFolded(question);
  const both = versionsOf(folded, language);
  if (both) return both.sides;
  for (const pattern of pairs[language]) {
    const [, one = '', rest = ''] = pattern.exec(folded) ?? [];
    const other = rest.split(another)[0]?.trim() ?? '';
    if (one !== '' && other !== '') return [one.trim(), other];
  }
  return undefined;
}

/** The entries of the glossary for both things that are compared, in their order; nothing when one has none. */
export function comparedTerms(
  question: string,
  index: PassageIndex,
  intents: Intents,
  unitsOf: (text: string) => readonly Unit[],
  partlyIn: (text: string) => ReadonlySet<string>,
): Passage[] {
  const { language } = index;
  const both = versionsOf(asFolded(question), language);
  const sides = both || intents.comparison ? sidesOf(question, language) : undefined;
  if (!sides) return [];
  const [event, prefix] = before[language];
  const termOf = (text: string, but?: Passage) =>
    searchPassages(index, unitsOf(text), { ...intents, definition: true }, mostLookedAt, partlyIn(text))
      .filter(({ passage: { kind, id }, wholeName }) => kind === 'term' && wholeName >= leastName && id !== but?.id)
      .reduce<{ passage: Passage; wholeName: number } | undefined>(
        (best, found) => (best && best.wholeName >= found.wholeName ? best : found),
        undefined,
      )?.passage;
  const [one, other] = sides.map((side) => side.replace(event, prefix)) as [string, string];
  const first = termOf(one);
  if (!first) return [];
  const named = termOf(pronoun[language].test(other) ? namesWithin(one, other, index) : other, first);
  // The later version is often what the thing itself is called.
  const second = named ?? (both && termOf(both.name, first));
  return second ? [first, second] : [];
}

/** The names of entries in what was named first, but for those that the other has, too. */
function namesWithin(one: string, other: string, index: PassageIndex): string {
  const there = new Set(questionWords(other, index.language).map(({ stem }) => stem));
  return questionWords(one, index.language)
    .filter(({ stem }) => !there.has(stem) && index.isTermName([stem]))
    .map(({ written }) => written)
    .join(' ');
}
