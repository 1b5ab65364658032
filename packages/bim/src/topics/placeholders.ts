import { type FieldName, fields } from '../document/fields.ts';
import { type TableName, tables } from '../document/tables.ts';

/** Matches a placeholder of a topic's text, such as `{projectName}`; the name is its first group. */
export const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

export const isField = (name: string): name is FieldName => Object.hasOwn(fields, name);
export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

/** Names of the placeholders in a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name)),
];
