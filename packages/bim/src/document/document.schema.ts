import { languages, validationText } from '@arcada/contracts';
import { z } from 'zod';
import type { Column } from './column.ts';
import { categories, documentTypes } from './families.ts';
import { fields } from './fields.ts';
import { limits } from './limits.ts';
import { linkLimits } from './link-limits.ts';
import { options } from './options.ts';
import { type TableName, tables } from './tables.ts';
import { type TakenTable, takenFields, takenTables } from './taken-parts.ts';
import { choice, text } from './text.schema.ts';

type SchemasOf<C extends Record<string, Column>> = { [K in keyof C]: C[K]['schema'] };
const schemasOf = <const C extends Record<string, Column>>(columns: C) =>
  Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])) as SchemasOf<C>;

/** Ids of rows and topics: unique in their list, and kept for as long as the row exists. */
export const rowIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const twice = validationText({
  en: 'Two rows have the same id.',
  'pt-BR': 'Duas linhas têm o mesmo id.',
  es: 'Dos filas tienen el mismo id.',
});
const unique = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length;

type RowSchema<N extends TableName> = z.ZodObject<
  { id: typeof rowIdSchema } & SchemasOf<(typeof tables)[N]['columns']>,
  z.core.$strict
>;
type RowsSchema<N extends TableName> = z.ZodDefault<z.ZodArray<RowSchema<N>>>;

const rowsSchema = (name: TableName) =>
  z
    .array(z.strictObject({ id: rowIdSchema, ...schemasOf<Record<string, Column>>(tables[name].columns) }))
    .max(tables[name].rows)
    .refine(unique, twice)
    .default([]);

const tableSchemas = Object.fromEntries(
  (Object.keys(tables) as TableName[]).map((name) => [name, rowsSchema(name)]),
) as unknown as { [N in TableName]: RowsSchema<N> };

export const topicSchema = z.strictObject({
  id: rowIdSchema,
  /** Its id in the library; empty when the author wrote it. */
  topic: text(),
  category: z.enum(categories),
  title: text(),
  /** Paragraphs separated by an empty line, list items by `- `, with placeholders such as `{projectName}`. */
  text: text(limits.topicText),
  ownerRole: choice(options.role),
  /** Fields and tables without which the topic says nothing. */
  requiredFields: z.array(text()).max(limits.listItems).default([]),
});

export const logoSchema = z.strictObject({
  type: z.enum(['image/png', 'image/jpeg']),
  data: z.base64().min(4).max(limits.logo),
  /** In pixels. */
  width: z.int().min(1).max(4_000),
  height: z.int().min(1).max(4_000),
});

type TakenField = (typeof takenFields)[number];
const picked = <T extends object, K extends keyof T>(schemas: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, schemas[name]])) as unknown as Pick<T, K>;

/** What was taken over from an EIR besides its requirements, as it was there. */
const takenSchema = z.strictObject({
  fields: z.strictObject(
    picked<ReturnType<typeof schemasOf<typeof fields>>, TakenField>(schemasOf(fields), takenFields),
  ),
  tables: z.strictObject(picked<typeof tableSchemas, TakenTable>(tableSchemas, takenTables)),
});

const tooManyMarks = validationText({
  en: `At most ${linkLimits.asked} requirements can be noted.`,
  'pt-BR': `Podem ser anotados no máximo ${linkLimits.asked} requisitos.`,
  es: `Se pueden anotar como máximo ${linkLimits.asked} requisitos.`,
});

/** The EIR that a BEP answers. */
export const eirLinkSchema = z.strictObject({
  /** Empty where the EIR is somebody else's. */
  documentId: text(),
  documentNumber: text(),
  revision: text(),
  projectName: text(),
  /** Marks of the requirements as they were when they were copied, by row id; links made earlier have none. */
  asked: z
    .record(rowIdSchema, z.string().regex(/^[0-9a-z]{1,12}$/))
    .refine((marks) => Object.keys(marks).length <= linkLimits.asked, tooManyMarks)
    .optional(),
  /** Against it is known which side has changed a value since; links made earlier have none. */
  taken: takenSchema.optional(),
  /** Keys of what a plan that was linked again had otherwise, and has not taken over since. */
  differs: z.array(z.string().max(limits.short)).max(linkLimits.differs).optional(),
});

/**
 * A document as it is stored, sent and exported as JSON. A draft may leave every value empty, and a missing one is
 * read as empty; a wrong shape is refused with the path to it.
 */
export const documentSchema = z.strictObject({
  format: z.literal(1).default(1),
  type: z.enum(documentTypes),
  language: z.enum(languages),
  fields: z.strictObject(schemasOf(fields)).prefault({}),
  tables: z.strictObject(tableSchemas).prefault({}),
  topics: z.array(topicSchema).max(limits.topics).refine(unique, twice).default([]),
  logo: logoSchema.nullable().default(null),
  eir: eirLinkSchema.nullable().default(null),
});

export type BimDocument = z.infer<typeof documentSchema>;
export type Fields = BimDocument['fields'];
export type Tables = BimDocument['tables'];
export type Row<N extends TableName> = Tables[N][number];
export type Topic = BimDocument['topics'][number];
export type Taken = z.infer<typeof takenSchema>;
export type Logo = NonNullable<BimDocument['logo']>;
