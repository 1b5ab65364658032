import type { IfcVersion } from '../document/ids-document.ts';
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

/** A schema under the name that a specification gives it. */
export interface VersionedSchema {
  version: IfcVersion;
  schema: Schema;
}
const schemaOf: Record<IfcVersion, SchemaName> = { IFC2X3: 'IFC2X3', IFC4: 'IFC4', IFC4X3_ADD2: 'IFC4X3' };

/** The schemas of the versions that specifications name. */
export const loadVersions = (versions: readonly IfcVersion[]): Promise<VersionedSchema[]> =>
  Promise.all(
    [...new Set(versions)].map(async (version) => ({ version, schema: await loadSchema(schemaOf[version]) })),
  );

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
