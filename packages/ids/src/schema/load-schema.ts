import { Schema, type SchemaName } from './schema.ts';
import type { SchemaTable } from './table.ts';

const tables: Record<SchemaName, () => Promise<{ default: SchemaTable }>> = {
  IFC2X3: () => import('./tables/ifc2x3.json', { with: { type: 'json' } }),
  IFC4: () => import('./tables/ifc4.json', { with: { type: 'json' } }),
  IFC4X3: () => import('./tables/ifc4x3.json', { with: { type: 'json' } }),
};

const loaded = new Map<SchemaName, Promise<Schema>>();

/** Loads a schema's table, about 25 kB over the network, once. */
export function loadSchema(name: SchemaName): Promise<Schema> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = tables[name]().then((table) => new Schema(table.default));
  // A failed download must not be remembered.
  loading.catch(() => loaded.delete(name));
  loaded.set(name, loading);
  return loading;
}

/**
 * Schema of a FILE_SCHEMA entry: additions and later drafts (`IFC4_ADD2`, `IFC4X1`) belong to the
 * version that they led to; undefined for schemas that are not supported, such as IFC2X2 or IFC5.
 */
export function schemaNamed(text: string): SchemaName | undefined {
  const name = text.trim().toUpperCase();
  if (/^IFC2X3(_|$)/.test(name)) return 'IFC2X3';
  if (/^IFC4X\d/.test(name)) return 'IFC4X3';
  return /^IFC4(_|$)/.test(name) ? 'IFC4' : undefined;
}
