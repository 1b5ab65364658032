import type { BimDocument, Tables } from '../document/document.schema.ts';
import { categoriesOf } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { withCountedAnswers } from '../trace/counted-answers.ts';

/**
 * A document with only what its readers are shown: a file that was imported may bring tables and topics that its type
 * doesn't print, and a plan remembers what it has copied of an EIR that they may not know.
 */
export function shownDocument(document: BimDocument): BimDocument {
  const { type, language, tables, topics } = withCountedAnswers(document);
  const shown = tablesOf(type).map((table) => [table, tables[table]] as const);
  return {
    ...document,
    tables: { ...emptyDocument(type, language).tables, ...(Object.fromEntries(shown) as Partial<Tables>) },
    topics: topics.filter(({ category }) => categoriesOf(type).includes(category)),
    eir: null,
  };
}
