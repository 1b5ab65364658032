import type { SourceKind } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { isSoftwareFact } from '../passages/fact-texts.ts';
import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from './passage-index.ts';
import type { Asked } from './ruled-out.ts';

/** What a question may have besides the product's name and those of programs: "compatible with", "need", "I use". */
const ofRunning =
  /^(?:run|work|compat|support|function|funcion|roda|corre|serv|sirv|vale|vers|suport|soport|admit|aceit|need|requir|precis|necesit|exig|us(?:e|o|a|ing|ar|amos)$)/;
const needing = / (?:need|requir|precis|necesit|exig)/;
const figure = /^\p{N}/u;

/** The words of a text with spaces between, before and after them: so names are found in it as a whole. */
export const wordsOf = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** What is sold and named by its whole name; nothing when it is one of two, of which one says nothing of the other. */
export function soldNamed(words: string, index: PassageIndex, ...kinds: SourceKind[]): Passage | undefined {
  const named = index.passages
    .filter(({ kind, title }) => kinds.includes(kind) && words.includes(wordsOf(title)))
    .sort((one, other) => other.title.length - one.title.length);
  const [first] = named;
  return first && named.every(({ title }) => fold(first.title).includes(fold(title))) ? first : undefined;
}

/** An edition of a program without what plug-ins need: of Revit LT nothing is said where Revit is. */
const edition = / lt /;

/** Whether it is asked of an edition of a program that the product doesn't name. */
export const isOtherEdition = (question: string, product: Passage, index: PassageIndex): boolean =>
  edition.test(wordsOf(question)) &&
  !index.ofSource(product.id).some((part) => edition.test(wordsOf(softwareFact(part, index)?.text ?? '')));

/** The passage of the product that is named by its whole name, when all that is asked is with what it works. */
export function softwareAsked({
  question,
  units,
  intents,
  index,
}: Omit<Asked, 'matter' | 'passages'>): Passage | undefined {
  if (intents.sale || (intents.purpose && !intents.runs)) return undefined;
  const words = wordsOf(question);
  const first = soldNamed(words, index, 'product');
  if (!first) return undefined;
  const name = new Set(fold(first.title).split(' '));
  const isOfProgram = units.some(
    ({ word, name: isName }) => isName && !word.split(' ').every((part) => name.has(part)),
  );
  // "I have Revit 2021. Can I use …?", "Does it need Revit?"
  const isOfVersion = intents.version || /\b\d{4}\b/.test(words) || needing.test(words);
  if (!intents.runs && !(isOfProgram && isOfVersion)) return undefined;
  const isMore = units.some(
    ({ word, name: isName }) =>
      !isName && word.split(' ').some((part) => !name.has(part) && !ofRunning.test(part) && !figure.test(part)),
  );
  if (isMore) return undefined;
  return index.ofSource(first.id).find((part) => softwareFact(part, index) !== undefined);
}

/** The sentence that says with what a product or course works. */
export const softwareFact = (passage: Passage, index: Asked['index']) =>
  index.stemmedSentences(passage).find(({ text }) => isSoftwareFact(text, passage.language));
