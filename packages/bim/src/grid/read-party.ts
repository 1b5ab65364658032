import type { BimDocument, Row } from '../document/document.schema.ts';
import { fold } from '../labels/fold.ts';
import { readOption } from './read-option.ts';

/** The parties of a document by what people call them. */
export interface KnownParties {
  /** Codes as they are written, by the same without case and accents. */
  codes: ReadonlyMap<string, string>;
  rows: readonly Row<'parties'>[];
}
export const knownParties = ({ tables: { parties } }: BimDocument): KnownParties => {
  const rows = parties.filter(({ code }) => code !== '');
  return { codes: new Map(rows.map(({ code }) => [fold(code), code])), rows };
};

/** Short capitals, such as MEP, are the code of a party that may not be listed yet, also where they name a role. */
const looksLikeCode = /^\p{Lu}[\p{Lu}\d]{0,7}$/u;

/**
 * The party that a text means by its code, its name, its contact or, if one party alone has it, its role. A code that no
 * party has stays as it is. Undefined for the name of a role that says no single party. `isMeant`: the text is neither
 * code nor name of the party, so that its writer is to be told for whom it was taken.
 */
export function readParty(text: string, { codes, rows }: KnownParties): { code: string; isMeant: boolean } | undefined {
  const code = codes.get(fold(text));
  if (code !== undefined) return { code, isMeant: false };
  const only = (meant: (row: Row<'parties'>) => boolean) => {
    const [first, ...others] = rows.filter(meant);
    return others.length === 0 ? first?.code : undefined;
  };
  const named = only(({ name, contact }) => [name, contact].some((one) => fold(one) === fold(text)));
  if (named !== undefined)
    return { code: named, isMeant: !rows.some(({ code, name }) => code === named && fold(name) === fold(text)) };
  const role = looksLikeCode.test(text) ? undefined : readOption('role', text)?.option;
  if (role === undefined || role === 'other') return { code: text, isMeant: false };
  const holder = only((row) => row.role === role);
  return holder === undefined ? undefined : { code: holder, isMeant: true };
}
