import { fold } from '@arcada/search';
import { isSoftwareFact } from '../passages/fact-texts.ts';
import type { Passage } from '../passages/passage.ts';
import type { Asked } from './ruled-out.ts';

/** What a question may have besides the product's name and those of programs: "compatible with", "run in". */
const ofRunning =
  /^(?:run|work|compat|support|function|funcion|roda|corre|serv|sirv|vale|vers|suport|soport|admit|aceit)/;
const figure = /^\p{N}/u;

/** The words of a text with spaces between, before and after them: so names are found in it as a whole. */
export const wordsOf = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** The passage of the product that is named by its whole name, when all that is asked is with what it works. */
export function softwareAsked({
  question,
  units,
  intents,
  index,
}: Omit<Asked, 'matter' | 'passages'>): Passage | undefined {
  if (intents.sale || (!intents.runs && !intents.version)) return undefined;
  const words = wordsOf(question);
  const named = index.passages
    .filter(({ kind, title }) => kind === 'product' && words.includes(wordsOf(title)))
    .sort((one, other) => other.title.length - one.title.length);
  const [first] = named;
  // Of two products that are named, one says nothing of the other.
  if (!first || named.some(({ title }) => !fold(first.title).includes(fold(title)))) return undefined;
  const name = new Set(fold(first.title).split(' '));
  const isOfProgram = units.some(
    ({ word, name: isName }) => isName && !word.split(' ').every((part) => name.has(part)),
  );
  if (!intents.runs && !isOfProgram) return undefined;
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
