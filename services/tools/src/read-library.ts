import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Category, type Family, families, familyCategories } from '@arcada/bim';
import { type ShippedTopic, shippedFileSchema } from './library-file.schema.ts';

export interface LibraryEntry extends ShippedTopic {
  family: Family;
  category: Category;
}

/** A file of the library that can't be used; the message names each fault with its file and path. */
export class LibraryError extends Error {
  override name = 'LibraryError';
}

const faultsOf = (file: string, category: Category, parsed: unknown): string[] => {
  const { error } = shippedFileSchema.safeParse(parsed);
  const topics = Array.isArray(parsed) ? parsed : [];
  return (error?.issues ?? []).map(({ path, message }) => {
    const id = typeof path[0] === 'number' ? (topics[path[0]] as { id?: unknown } | undefined)?.id : undefined;
    const place = [...path].join('.') || category;
    return `${file}: ${place}${typeof id === 'string' ? ` (${id})` : ''}: ${message}`;
  });
};

/** Reads the topics of every category, in the order in which documents show them. Throws a LibraryError. */
export function readLibrary(folder: string): LibraryEntry[] {
  const faults: string[] = [];
  const entries: LibraryEntry[] = [];
  for (const family of families)
    for (const category of familyCategories[family]) {
      const file = join(folder, 'topics', `${category}.json`);
      const parsed = parse(file, faults);
      if (parsed === undefined) continue;
      const found = faultsOf(file, category, parsed);
      faults.push(...found);
      if (found.length > 0) continue;
      entries.push(...(parsed as ShippedTopic[]).map((topic) => ({ ...topic, family, category })));
    }
  const seen = new Map<string, Category>();
  for (const { id, category } of entries) {
    const before = seen.get(id);
    if (before) faults.push(`${category}.json: the id ${id} is in ${before}.json, too`);
    seen.set(id, category);
  }
  if (faults.length > 0) throw new LibraryError(`The library of topics can't be used:\n${faults.join('\n')}`);
  return entries;
}

function parse(file: string, faults: string[]): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    faults.push(`${file}: ${(error as Error).message}`);
    return undefined;
  }
}
