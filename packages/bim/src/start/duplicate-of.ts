import type { BimDocument } from '../document/document.schema.ts';
import { limits } from '../document/limits.ts';
import { say } from '../labels/translated.ts';
import { firstRevision } from './from-earlier.ts';

const copyWord = say('copy', 'cópia', 'copia');

/** A title that says that it is a copy's, in the document's language; of a copy's copy with its number. */
function copiedTitle({ language, fields }: BimDocument): string {
  const word = copyWord[language];
  const [, start = fields.projectName, number] =
    new RegExp(`^(.*) \\(${word}(?: (\\d{1,4}))?\\)$`).exec(fields.projectName) ?? [];
  const isCopy = start !== fields.projectName;
  const mark = isCopy ? ` (${word} ${Number(number ?? 1) + 1})` : ` (${word})`;
  return `${start.slice(0, limits.short - mark.length)}${mark}`.trim();
}

/**
 * A second document with the same content, which no one takes for the first: a draft that says so in its title, without
 * the number, date and revisions of the other.
 */
export function duplicateOf(document: BimDocument): BimDocument {
  const copy = structuredClone(document);
  const draft = copy.tables.statusCodes.find(({ state }) => state === 'wip')?.code ?? '';
  return {
    ...copy,
    fields: {
      ...copy.fields,
      projectName: copiedTitle(document),
      documentNumber: '',
      revision: firstRevision,
      status: draft,
      date: '',
    },
    tables: { ...copy.tables, revisionLog: [] },
  };
}
