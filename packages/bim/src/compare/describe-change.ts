import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import type { DocumentType } from '../document/families.ts';
import { columnsOf, type TableName } from '../document/tables.ts';
import type { AnyRow } from '../edits/edit.ts';
import { categoryLabels, typeLabels } from '../labels/document-labels.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { languageNames } from '../labels/language-names.ts';
import { optionLabel } from '../labels/option-labels.ts';
import { partLabels, topicPartLabels } from '../labels/part-labels.ts';
import { columnHeadings, tableLabels } from '../labels/table-labels.ts';
import { same, say } from '../labels/translated.ts';
import { fieldText, listText } from '../labels/value-text.ts';
import { printedCell } from '../print/printed-cell.ts';
import { isField, isTable } from '../topics/placeholders.ts';
import { cellInWords } from '../trace/answer-place.ts';
import type { Change } from './change.ts';

/** A difference in words: where, what happened, and both values. */
export interface DescribedChange {
  place: string;
  what: string;
  before: string;
  after: string;
}

const words = {
  // Nouns: they stand beside names of any gender and number.
  changed: say('changed', 'alteração', 'cambio'),
  added: say('added', 'inclusão', 'adición'),
  removed: say('removed', 'remoção', 'eliminación'),
  moved: say('order changed', 'ordem alterada', 'orden cambiado'),
} as const;

/** The documents that differ: each knows where its own answers lead. */
export interface Compared {
  before: BimDocument;
  after: BimDocument;
}

/** Tables of which one column doesn't tell the rows apart. */
const nameColumns: Partial<Record<TableName, readonly string[]>> = {
  clashPairs: ['disciplineA', 'disciplineB'],
  informationNeeds: ['code', 'entity', 'set', 'name'],
};

/** What a reader knows a row by: its code or name, or the first text in it. */
export function rowName(table: TableName, row: AnyRow, language: Language): string {
  const told = (column: string) => printedCell(table, row, column, language);
  const known = ['containerName', 'code', 'requirement', 'name', 'field', 'task', 'description', 'revision'];
  const columns = nameColumns[table];
  if (columns) return columns.map(told).filter(Boolean).join(' · ');
  const column = [...known, ...Object.keys(columnsOf(table))].find((name) => name in row && told(name) !== '');
  return column ? told(column) : '';
}

function propertyText(name: string, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (name === 'type') return typeLabels[value as DocumentType][language];
  if (name === 'language') return languageNames[value as Language];
  if (name === 'logo') return partLabels.logo[language];
  const { documentNumber, revision } = value as NonNullable<BimDocument['eir']>;
  return [documentNumber, revision].filter(Boolean).join(' · ');
}

/** A field or table that a topic needs. */
function neededText(name: string, language: Language): string {
  if (isField(name)) return fieldLabels[name][language];
  return isTable(name) ? tableLabels[name][language] : name;
}

function topicText(part: string, value: unknown, language: Language): string {
  if (part === 'category') return categoryLabels[value as keyof typeof categoryLabels][language];
  if (part === 'ownerRole') return optionLabel('role', String(value))[language];
  if (Array.isArray(value))
    return listText(
      value.map((name: string) => neededText(name, language)),
      language,
    );
  // Which topic of the library it is only the library says.
  return part === 'topic' ? '' : String(value);
}

/** A change in the words of a language. */
export function describeChange(change: Change, { before, after }: Compared, language: Language): DescribedChange {
  // Two logos, or two links to one EIR, have the same words: those say nothing.
  const tell = (place: string, what: keyof typeof words, from = '', to = ''): DescribedChange => ({
    place,
    what: words[what][language],
    ...(from === to ? { before: '', after: '' } : { before: from, after: to }),
  });
  switch (change.kind) {
    case 'field': {
      const text = (value: unknown) => fieldText(change.field, value, language);
      return tell(fieldLabels[change.field][language], 'changed', text(change.before), text(change.after));
    }
    case 'property': {
      const text = (value: unknown) => propertyText(change.name, value, language);
      return tell(partLabels[change.name][language], 'changed', text(change.before), text(change.after));
    }
    case 'cell': {
      const text = (document: BimDocument, value: unknown) => {
        const rows: readonly AnyRow[] = document.tables[change.table];
        const row = rows.find(({ id }) => id === change.row.id) ?? change.row;
        return cellInWords(document, change.table, change.column, value, language, row);
      };
      const heading = (columnHeadings(change.table)[change.column] ?? same(change.column))[language];
      const place = `${tableLabels[change.table][language]} › ${rowName(change.table, change.row, language)} › ${heading}`;
      return tell(place, 'changed', text(before, change.before), text(after, change.after));
    }
    case 'row-added':
      return tell(tableLabels[change.table][language], 'added', '', rowName(change.table, change.row, language));
    case 'row-removed':
      return tell(tableLabels[change.table][language], 'removed', rowName(change.table, change.row, language));
    case 'rows-moved':
      return tell(tableLabels[change.table][language], 'moved');
    case 'topic': {
      const text = (value: unknown) => topicText(change.part, value, language);
      const place = `${change.topic.title} › ${topicPartLabels[change.part][language]}`;
      return tell(place, 'changed', text(change.before), text(change.after));
    }
    case 'topic-added':
      return tell(partLabels.topics[language], 'added', '', change.topic.title);
    case 'topic-removed':
      return tell(partLabels.topics[language], 'removed', change.topic.title);
    case 'topics-moved':
      return tell(partLabels.topics[language], 'moved');
  }
}
