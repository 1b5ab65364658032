import type { z } from 'zod';
import { documentSchema, type Row, type Tables } from '../document/document.schema.ts';
import { newRowId } from '../document/row-id.ts';
import type { TableName } from '../document/tables.ts';

interface RowsSchema {
  unwrap(): { element: z.ZodType };
}
const schemas = documentSchema.shape.tables.unwrap().shape as unknown as Record<keyof Tables, RowsSchema>;

/** The schema of one row of a table. */
export const rowSchemaOf = <N extends TableName>(table: N) =>
  schemas[table].unwrap().element as z.ZodType<Row<N>, unknown>;

/** A row of a table with these values and a new id; what isn't given is empty. */
export const newRow = <N extends TableName>(table: N, values: Partial<Omit<Row<N>, 'id'>> = {}): Row<N> =>
  rowSchemaOf(table).parse({ id: newRowId(), ...values });
