import type { SchemaName } from '@arcada/ids';
import { ifcSchemaOf } from '../checker/rules/format-rules.ts';
import type { BimDocument } from '../document/document.schema.ts';

/** The IFC schemas that a document's exchange formats name. */
export const ifcSchemasOf = (tables: BimDocument['tables']): SchemaName[] => [
  ...new Set(
    tables.exchangeFormats.flatMap(({ format, version }) => (format === 'ifc' ? (ifcSchemaOf(version) ?? []) : [])),
  ),
];
