import type { BimDocument, Logo } from '../document/document.schema.ts';
import { type Category, categoriesOf } from '../document/families.ts';
import { type FieldName, fieldNames } from '../document/fields.ts';
import { chapterTables } from '../document/table-chapters.ts';
import { categoryLabels, typeLabels } from '../labels/document-labels.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { optionLabel } from '../labels/option-labels.ts';
import { fieldText } from '../labels/value-text.ts';
import { type TextBlock, textBlocks } from '../topics/text-blocks.ts';
import { withCountedAnswers } from '../trace/counted-answers.ts';
import { type PrintedTable, printedTable } from './printed-table.ts';

export interface PrintedTopic {
  id: string;
  title: string;
  /** Role that owns the topic, in words; empty without one. */
  owner: string;
  blocks: readonly TextBlock[];
}
export interface PrintedChapter {
  category: Category;
  heading: string;
  topics: readonly PrintedTopic[];
  tables: readonly PrintedTable[];
}
/** What preview, docx and pdf show, in the document's language and order. */
export interface PrintedDocument {
  /** The type of document in words. */
  title: string;
  project: string;
  logo: Logo | null;
  /** Fields that are filled in. */
  fields: readonly { field: FieldName; label: string; value: string }[];
  revisionLog: PrintedTable | undefined;
  /** Chapters that have a topic or a table. */
  chapters: readonly PrintedChapter[];
}

function chapterOf(document: BimDocument, category: Category): PrintedChapter {
  const { language, topics, type } = document;
  return {
    category,
    heading: categoryLabels[category][language],
    topics: topics
      .filter((topic) => topic.category === category)
      .map(({ id, title, text, ownerRole }) => ({
        id,
        title,
        owner: optionLabel('role', ownerRole)[language],
        blocks: textBlocks(document, text),
      })),
    tables: chapterTables(type, category).flatMap((table) => printedTable(document, table) ?? []),
  };
}

/** A document as it is printed; what isn't filled in is left out, except placeholders that show what is missing. */
export function printedDocument(written: BimDocument): PrintedDocument {
  const document = withCountedAnswers(written);
  const { type, language, fields, logo } = document;
  const filled = fieldNames
    .map((field) => ({ field, label: fieldLabels[field][language], value: fieldText(field, fields[field], language) }))
    .filter(({ value }) => value !== '');
  return {
    title: typeLabels[type][language],
    project: fields.projectName,
    logo,
    fields: filled,
    revisionLog: printedTable(document, 'revisionLog'),
    chapters: categoriesOf(type)
      .map((category) => chapterOf(document, category))
      .filter(({ topics, tables }) => topics.length > 0 || tables.length > 0),
  };
}
