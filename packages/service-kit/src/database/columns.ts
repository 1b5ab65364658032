import type { ColumnOptions, TableColumnOptions } from 'typeorm';

/** Milliseconds, sizes and other whole numbers beyond 32 bits, which MySQL's driver may return as strings. */
const wholeNumber = {
  to: (value: number | null | undefined) => value,
  from: (value: number | string | null) => (value === null ? null : Number(value)),
};

const json = {
  to: (value: unknown) => (value === undefined || value === null ? value : JSON.stringify(value)),
  from: (value: unknown) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
};

// Options for @Column and @PrimaryColumn that mean the same on SQLite and MySQL. `more` adds name,
// nullable, …
type More = Omit<ColumnOptions, 'type' | 'length'>;

// Two signatures, because a nullable column can't be a primary one.
interface ColumnOf<T extends ColumnOptions> {
  (): T;
  <M extends More>(more: M): T & M;
}
const column = <T extends ColumnOptions>(base: T): ColumnOf<T> =>
  ((more?: More) => ({ ...base, ...more })) as ColumnOf<T>;

/** UUID. */
export const idColumn = column({ type: 'varchar', length: 36 });
interface TextColumn {
  (length: number): { type: 'varchar'; length: number };
  <M extends More>(length: number, more: M): { type: 'varchar'; length: number } & M;
}
export const textColumn = ((length: number, more?: More) => ({ type: 'varchar', length, ...more })) as TextColumn;
/** Up to 64 KB. */
export const longTextColumn = column({ type: 'text' });
export const integerColumn = column({ type: 'integer' });
/** Money in whole cents. */
export const centsColumn = column({ type: 'integer' });
export const booleanColumn = column({ type: 'boolean' });
/** A Date in UTC with milliseconds. Set by the application, never by the database. */
export const timeColumn = column({ type: 'datetime', precision: 3 });
/** A number beyond 32 bits, for example milliseconds since 1970. */
export const bigColumn = column({ type: 'bigint', transformer: wholeNumber });
/** Bytes, up to 64 KB. */
export const bytesColumn = column({ type: 'blob' });
/** Any JSON value as text of up to 64 KB. */
export const jsonColumn = column({ type: 'text', transformer: json });

type TableMore = Partial<Omit<TableColumnOptions, 'name' | 'type' | 'length'>>;

/** The same columns for migrations. */
export const tableColumn = {
  id: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'varchar', length: '36', ...more }),
  text: (name: string, length: number, more: TableMore = {}): TableColumnOptions => ({
    name,
    type: 'varchar',
    length: String(length),
    ...more,
  }),
  longText: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'text', ...more }),
  integer: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'integer', ...more }),
  cents: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'integer', ...more }),
  boolean: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'boolean', ...more }),
  time: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'datetime', precision: 3, ...more }),
  big: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'bigint', ...more }),
  bytes: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'blob', ...more }),
  json: (name: string, more: TableMore = {}): TableColumnOptions => ({ name, type: 'text', ...more }),
};
