import { type Language, languages, type Translated } from '@arcada/contracts';
import { editOf } from '../compare/change.ts';
import { difference } from '../compare/difference.ts';
import type { BimDocument, Row, Tables } from '../document/document.schema.ts';
import type { Edit } from '../edits/edit.ts';
import { fold } from '../labels/fold.ts';
import { optionLabel } from '../labels/option-labels.ts';
import { naming as sampleNaming, statusCodes as sampleStatuses } from '../sample/sample-standards.ts';
import { type Codes, type ExampleTable, exampleParts, exampleStatuses, type Part } from './example-codes.ts';

/** Words of an example, and how they are recognised in any language: folded once, since every keystroke compares them. */
interface Example {
  words: Translated;
  said: ReadonlySet<string>;
}
const exampleOf = (words: Translated): Example => ({
  words,
  said: new Set(languages.map((language) => fold(words[language]))),
});

const byCode = (codes: Codes) =>
  Map.groupBy(
    codes.map(([code, words]) => ({ code: fold(code), ...exampleOf(words) })),
    ({ code }) => code,
  );

interface SampleCode {
  code: string | Translated;
  meaning: Translated;
}
/** The meanings that the sample project has of some codes: its own code is another one in each language. */
const sampleCodes = (part: Part): Codes => {
  const rows: readonly { part: string; codes: readonly SampleCode[] }[] = sampleNaming;
  const codes = rows.filter((row) => row.part === part).flatMap((row) => row.codes);
  return codes.flatMap(({ code, meaning }) => {
    const all = typeof code === 'string' ? [code] : Object.values(code);
    return all.map((one) => [one, meaning] as const);
  });
};

const statusWords = byCode([
  ...Object.values(exampleStatuses).flat(),
  ...sampleStatuses.map(({ code, meaning }) => [code, meaning] as const),
]);
const partNames = new Map<string, readonly Example[]>(
  (Object.keys(exampleParts) as Part[]).map((part) => [part, [exampleOf(optionLabel('namingPart', part))]]),
);
const partWords = new Map<string, ReturnType<typeof byCode>>(
  (Object.keys(exampleParts) as Part[]).map((part) => [
    part,
    byCode([...exampleParts[part].codes, ...sampleCodes(part)]),
  ]),
);

/** What examples said before, which documents still have, by what they say now. */
const earlierWords = new Map([['urbanizacion exterior', 'urbanizacion']]);

/** Words of the examples in a language, where a text still has them in another one. */
function inLanguage(text: string, examples: readonly Example[], language: Language): string {
  if (examples.length === 0) return text;
  const folded = fold(text);
  const said = earlierWords.get(folded) ?? folded;
  return examples.find((one) => one.said.has(said))?.words[language] ?? text;
}

const meaningIn = <T extends { code: string; meaning: string }>(
  words: ReturnType<typeof byCode> | undefined,
  row: T,
  language: Language,
): T => {
  const meaning = inLanguage(row.meaning, words?.get(fold(row.code)) ?? [], language);
  return meaning === row.meaning ? row : { ...row, meaning };
};

function fieldIn(row: Row<'naming'>, language: Language): Row<'naming'> {
  if (row.part === '' || row.part === 'other') return row;
  const field = inLanguage(row.field, partNames.get(row.part) ?? [], language);
  const words = partWords.get(row.part);
  return { ...row, field, codes: row.codes.map((one) => meaningIn(words, one, language)) };
}

/**
 * The same with the words that examples and samples have for fields and codes in a language, whichever they are in: what
 * its author has written stays.
 */
export const codesInLanguage = <T extends { tables: Pick<Tables, ExampleTable> }>(part: T, language: Language): T => ({
  ...part,
  tables: {
    ...part.tables,
    statusCodes: part.tables.statusCodes.map((row) => meaningIn(statusWords, row, language)),
    naming: part.tables.naming.map((row) => fieldIn(row, language)),
  },
});

/** The edits that bring codes of examples and samples, which nobody has changed, into a language. */
export const exampleCodesInLanguage = (document: BimDocument, language: Language): Edit[] =>
  difference(document, codesInLanguage(document, language)).map(editOf);
