import { languages } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { type OptionList, options } from '../document/options.ts';
import { bare, stemmed } from '../labels/fold.ts';
import { optionAliases } from '../labels/option-aliases.ts';
import { optionLabel } from '../labels/option-labels.ts';

type Meanings = ReadonlyMap<string, string>;
const known = new Map<OptionList, { named: Meanings; aliases: Meanings }>();

/** What texts mean in a list. Options share labels, such as Mediciones: the first one has it. */
function meaningsOf(list: OptionList): { named: Meanings; aliases: Meanings } {
  const before = known.get(list);
  if (before) return before;
  const texts = (of: (option: string) => readonly string[]) =>
    new Map(options[list].flatMap((option) => of(option).map((text) => [bare(text), option] as const)).toReversed());
  const written: Readonly<Record<string, string | undefined>> = optionAliases[list] ?? {};
  const meanings = {
    named: texts((option) => [option, ...languages.map((language) => optionLabel(list, option)[language])]),
    aliases: texts((option) => written[option]?.split('|') ?? []),
  };
  known.set(list, meanings);
  return meanings;
}

/** Disciplines by the codes of a project's own list; undefined where the code means something that is no option. */
export type DisciplineCodes = ReadonlyMap<string, string | undefined>;

/** The discipline codes that the naming fields of a document explain. */
export const disciplineCodes = ({ tables }: BimDocument): DisciplineCodes =>
  new Map(
    tables.naming
      .filter(({ part }) => part === 'discipline')
      .flatMap(({ codes }) => codes)
      .filter(({ code, meaning }) => code !== '' && meaning !== '')
      .map(({ code, meaning }) => [bare(code), optionOf('discipline', meaning)]),
  );

export interface ReadOption {
  option: string;
  /** The text is another word, which was taken for the option: its writer is to be told. */
  isMeant: boolean;
}
/** Whether a text is the option's own name, in another gender or number. */
const isFormOf = (list: OptionList, option: string, text: string): boolean =>
  languages.some((language) => stemmed(optionLabel(list, option)[language]) === stemmed(text));

/**
 * The option that a text means: by its id, its label in any language, a code of the project, or a usual code or name.
 * Accents, case and marks between words don't matter. Undefined when it means none.
 */
export function readOption(list: OptionList, text: string, codes?: DisciplineCodes): ReadOption | undefined {
  const wanted = bare(text);
  const { named, aliases } = meaningsOf(list);
  const option = named.get(wanted);
  if (option) return { option, isMeant: false };
  const isCode = list === 'discipline' && codes?.has(wanted) === true;
  const meant = isCode ? codes?.get(wanted) : aliases.get(wanted);
  return meant === undefined ? undefined : { option: meant, isMeant: !isCode && !isFormOf(list, meant, text) };
}

export const optionOf = (list: OptionList, text: string, codes?: DisciplineCodes): string | undefined =>
  readOption(list, text, codes)?.option;
