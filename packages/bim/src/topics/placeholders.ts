import { type FieldName, fields } from '../document/fields.ts';
import { type TableName, tables } from '../document/tables.ts';

/**
 * Matches a placeholder of a topic's text, such as `{projectName}`; the name is its first group.
 *
 * While its field is empty, and no table stands in for it:
 * - A sentence whose placeholders all name empty optional fields is left out of preview and exports, and so are round
 *   brackets with nothing else in them. Nothing is left out of a topic that would have no text then.
 * - Everywhere else the field's label is shown in square brackets, and the checker has a finding: an error for a field that
 *   the type of document requires, else a warning.
 */
export const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

export const isField = (name: string): name is FieldName => Object.hasOwn(fields, name);
export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

/** Names of the placeholders in a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name)),
];
