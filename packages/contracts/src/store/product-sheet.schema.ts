import { z } from 'zod';
import { bulkRunSchema } from '../http/bulk.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { newProductSchema, productChangeSchema } from './product-admin.schema.ts';

export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Rows of one file. */
export const mostSheetRows = 5_000;
/** Rows that one request changes; a page sends more in several. */
export const mostImportRows = 50;

/** What a row of a file asks for. `remove` takes a new product back. */
export const importRowSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    row: z.int(),
    id: slugSchema,
    /** The state that it is based on; a product that has changed since is refused. */
    tag: z.string().max(64),
    change: productChangeSchema,
  }),
  z.object({ kind: z.literal('new'), row: z.int(), product: newProductSchema }),
  z.object({ kind: z.literal('remove'), row: z.int(), id: slugSchema, tag: z.string().max(64) }),
]);
export type ImportRow = z.infer<typeof importRowSchema>;

/** A fault of a cell; without a column, of the whole row. */
const cellFault = z.object({ column: z.string().nullable(), message: z.string() });
export type CellFault = z.infer<typeof cellFault>;

/** What was read of a file. Rows as in the spreadsheet: the heading is row 1. */
export const readSheetSchema = z.object({
  /** Rows with a product, of any kind. */
  total: z.int(),
  /** Rows that are as the products are. */
  same: z.int(),
  /** Headings that name no column; their cells are ignored. */
  unknownColumns: z.array(z.string()),
  rows: z.array(importRowSchema),
  faulty: z.array(z.object({ row: z.int(), id: z.string(), faults: z.array(cellFault) })),
});
export type ReadProducts = z.infer<typeof readSheetSchema>;

export const importRequestSchema = z.object({
  rows: z.array(importRowSchema).min(1).max(mostImportRows),
  /** False: only says what would change. */
  apply: z.boolean(),
  /** The rows take an import back. */
  undo: z.boolean().optional(),
  /** Names what is imported together, in one request or several: kept for a day, to be taken back. */
  run: bulkRunSchema,
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

export const importedRowSchema = z.object({
  row: z.int(),
  id: z.string(),
  name: z.string(),
  outcome: z.enum(['changed', 'created', 'removed', 'same', 'refused']),
  /** Why it was refused, in the language of the response. */
  faults: z.array(cellFault),
  /** Cells as an export writes them. */
  cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** What takes it back; null when nothing was changed. */
  undo: importRowSchema.nullable(),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;
export const importResultSchema = z.object({ rows: z.array(importedRowSchema) });

/** What the caller imported last and can still take back; null when there is nothing. */
export const lastImportSchema = z.object({
  last: z
    .object({ run: z.uuid(), at: z.iso.datetime(), until: z.iso.datetime(), rows: z.array(importedRowSchema) })
    .nullable(),
});
export type LastImport = z.infer<typeof lastImportSchema>;
