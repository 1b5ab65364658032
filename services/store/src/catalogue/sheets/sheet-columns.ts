import {
  languages,
  type ManagedProduct,
  type NewProduct,
  type ProductChange,
  productChangeSchema,
  productTextSchema,
  type Translated,
} from '@arcada/contracts';
import { mostInCell } from '@arcada/service-kit/sheets';
import type { z } from 'zod';
import {
  readBlocks,
  readIds,
  readNumber,
  readPrice,
  readReleases,
  readText,
  splitLines,
  splitParagraphs,
} from './cells.ts';

/** Empties a cell's field; an empty cell leaves what is there. */
export const emptied = '-';

/** The value of a cell, or why it has none. */
export type ReadValue = { value: unknown } | { fault: Translated };

export interface SheetColumn {
  heading: string;
  kind: 'text' | 'long' | 'number';
  /** Where its value is in a product, and in a change. */
  path: readonly string[];
  changePath: readonly string[];
  schema: z.ZodType;
  write: (value: never) => string | number;
  read: (text: string) => ReadValue;
  /** What `-` means; undefined where there is always a value. */
  empty?: unknown;
}

const facts = productChangeSchema.shape;
const texts = productTextSchema.shape;

type Shape = Omit<SheetColumn, 'path' | 'changePath' | 'heading' | 'schema'>;
const plain: Shape = { kind: 'text', write: (value: string) => value, read: readText };

const fact = (heading: keyof typeof facts & keyof ManagedProduct, shape: Partial<Shape> = {}): SheetColumn => ({
  ...plain,
  ...shape,
  heading,
  path: [heading],
  changePath: [heading],
  schema: facts[heading],
});

const text = (field: keyof typeof texts, shape: Shape): SheetColumn[] =>
  languages.map((language) => ({
    ...shape,
    heading: `${field}.${language}`,
    path: ['texts', language, field],
    changePath: ['texts', language, field],
    schema: texts[field],
  }));

const lines = (parts: readonly string[]) => parts.join('\n');
const blocks = (parts: readonly string[]) => parts.join('\n\n');

/** Everything that an admin writes of a product, beside its id and its revision. */
export const sheetColumns: readonly SheetColumn[] = [
  fact('status'),
  {
    ...plain,
    heading: 'publishedAt',
    path: ['publishedAt'],
    changePath: ['publishAt'],
    schema: facts.publishAt,
    write: (value: string | null) => value ?? '',
  },
  fact('type'),
  fact('category'),
  fact('price', { kind: 'number', write: (value: number) => value, read: readPrice }),
  fact('version'),
  fact('compatibility'),
  fact('featuredPlace', {
    kind: 'number',
    write: (value: number | null) => value ?? '',
    read: readNumber,
    empty: null,
  }),
  fact('related', { write: (ids: string[]) => ids.join(', '), read: readIds, empty: [] }),
  ...text('name', { ...plain, empty: '' }),
  ...text('description', { ...plain, kind: 'long', empty: '' }),
  ...text('body', { kind: 'long', write: blocks, read: (cell) => ({ value: splitParagraphs(cell) }), empty: [] }),
  ...text('inside', {
    kind: 'long',
    write: (items: { name: string; text: string }[]) => blocks(items.map((item) => lines([item.name, item.text]))),
    read: readBlocks,
    empty: [],
  }),
  ...text('requirements', { kind: 'long', write: lines, read: (cell) => ({ value: splitLines(cell) }), empty: [] }),
  ...text('changelog', {
    kind: 'long',
    write: (releases: { version: string; date: string; notes: string[] }[]) =>
      blocks(releases.map(({ version, date, notes }) => lines([`${version} ${date}`, ...notes]))),
    read: readReleases,
    empty: [],
  }),
];

export const fixedHeadings = ['id', 'revision'] as const;
export const sheetHeadings: readonly string[] = [...fixedHeadings, ...sheetColumns.map(({ heading }) => heading)];

type Source = ManagedProduct | ProductChange | NewProduct | undefined;

/** What a product or a change has at a path. */
const valueAt = (source: Source, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], source);

export const valueIn = (product: ManagedProduct | NewProduct | undefined, { path }: SheetColumn): unknown =>
  valueAt(product, path);
export const changeIn = (change: ProductChange, { changePath }: SheetColumn): unknown => valueAt(change, changePath);

/** A product's cell, as exports have it; empty for what doesn't fit into a cell. */
export function cellOf(value: unknown, { write }: SheetColumn): string | number {
  if (value === undefined) return '';
  const cell = write(value as never);
  return String(cell).length > mostInCell ? '' : cell;
}

/** Adds a value at a path. */
export function put(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  target[key] ??= {};
  put(target[key] as Record<string, unknown>, rest, value);
}

/** The column that an error of the service is about: `texts.en.name` is `name.en`, `publishAt` is `publishedAt`. */
export const columnOfPath = (path: string): string | null => {
  const found = sheetColumns.find(({ changePath }) => {
    const own = changePath.join('.');
    return path === own || path.startsWith(`${own}.`);
  });
  return found?.heading ?? (path === 'id' ? 'id' : null);
};

/** A revision begins with a letter: spreadsheets would read some of the tags as numbers. */
export const revisionOf = ({ tag }: ManagedProduct): string => `r${tag}`;
export const tagOfRevision = (revision: string): string | undefined => /^r([0-9a-f]{24})$/.exec(revision)?.[1];
