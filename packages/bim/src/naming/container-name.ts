import type { BimDocument, Row } from '../document/document.schema.ts';
import { type NamingFault, namingFault, takesCodes } from './naming-field.ts';

const defaultSeparator = '-';
export const separatorOf = ({ fields }: BimDocument): string => fields.namingSeparator || defaultSeparator;

/** A part of a name, with the field that it is in and what is wrong with it. */
export interface NamePart {
  field: Row<'naming'>;
  value: string;
  fault: NamingFault | undefined;
}

export interface CheckedName {
  parts: readonly NamePart[];
  /** What follows the last field. */
  extra: readonly string[];
  fits: boolean;
}

/** A container's name against the project's naming fields, part by part. Without fields every name fits. */
export function checkName(document: BimDocument, name: string): CheckedName {
  const fields = document.tables.naming;
  if (fields.length === 0) return { parts: [], extra: [], fits: true };
  const values = name.split(separatorOf(document));
  const parts = fields.map((field, at): NamePart => {
    const value = values[at] ?? '';
    return { field, value, fault: namingFault(field, value) };
  });
  const extra = values.slice(fields.length);
  return { parts, extra, fits: extra.length === 0 && parts.every(({ fault }) => !fault) };
}

/** A name of the values by field id; without a value, a field with a single code takes that one. */
export const makeName = (document: BimDocument, values: Readonly<Record<string, string>>): string =>
  document.tables.naming
    .map(({ id, codes }) => values[id] || (codes.length === 1 ? codes[0]?.code : '') || '')
    .join(separatorOf(document));

/** The value of a number field of a name that no container has yet, with its zeros in front. */
export function nextNumber(document: BimDocument, values: Readonly<Record<string, string>>): string {
  const fields = document.tables.naming;
  const number = fields.findIndex(({ part }) => part === 'number');
  const field = fields[number];
  if (!field) return '';
  const separator = separatorOf(document);
  const stem = (parts: readonly string[]) => parts.filter((_, at) => at !== number).join(separator);
  const wanted = stem(makeName(document, values).split(separator));
  // The document is a container, too.
  const taken = [document.fields.documentNumber, ...document.tables.deliverables.map((row) => row.containerName)]
    .map((name) => name.split(separator))
    .filter((parts) => stem(parts) === wanted)
    .map((parts) => Number.parseInt(parts[number] ?? '', 10))
    .filter((value) => Number.isSafeInteger(value));
  return String(Math.max(0, ...taken) + 1).padStart(field.minLength ?? 1, '0');
}

/** An example of a name: the first code of each field and the lowest number. */
export const exampleName = (document: BimDocument): string =>
  document.tables.naming
    .map((field) => {
      const { rule, codes, minLength } = field;
      if (takesCodes(field)) return codes[0]?.code ?? '';
      const length = minLength ?? 1;
      return rule === 'digits' ? '1'.padStart(length, '0') : 'A'.repeat(length);
    })
    .join(separatorOf(document));
