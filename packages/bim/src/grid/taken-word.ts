import type { Translated } from '@arcada/contracts';
import type { OptionList } from '../document/options.ts';
import { optionLabel } from '../labels/option-labels.ts';

/** A word that was taken for an option, or the code of a party, of another name. */
export interface TakenWord {
  text: string;
  as: Translated;
}
/** The same in the cells of a column, with their number. */
export interface CountedWord extends TakenWord {
  heading: Translated;
  count: number;
}

export const takenWord = (list: OptionList, text: string, option: string): TakenWord => ({
  text,
  as: optionLabel(list, option),
});

/** Words that cells took for options, each once with how often. */
export function countWords(words: readonly CountedWord[]): CountedWord[] {
  const groups = Map.groupBy(words, ({ heading, text, as }) => JSON.stringify([heading.en, text, as.en]));
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}
