import type { BimDocument } from '../document/document.schema.ts';
import { limits } from '../document/limits.ts';
import { tables } from '../document/tables.ts';
import { bare } from '../labels/fold.ts';
import { softwareKey } from '../labels/software-names.ts';
import type { AnyRow, Edit } from './edit.ts';
import { newRow } from './new-row.ts';

/** A version at the end of a name: years and numbers, as in `Revit 2025` or `Solibri v9.13`. */
const versioned = /^(.*\S)\s+v?(\d[\w.]*)$/i;

const parts = (text: string) => {
  const [, name = text.trim(), version = ''] = versioned.exec(text.trim()) ?? [];
  return { name, version };
};

const keyOf = (name: string) => bare(softwareKey(name));
/** With the version that is part of the name, which no alias has. */
const versionedKey = (text: string) => {
  const { name, version } = parts(text);
  return `${softwareKey(name)} ${version}`;
};

/**
 * Software is a list of names and a table with versions and uses. What only one of them has is added to the other, so that
 * it is written once; nothing is removed, and the version that is part of a name goes to its column.
 */
export function softwareEdits({ fields, tables: { softwareTools } }: BimDocument): Edit[] {
  const inTable = new Set(
    softwareTools.flatMap(({ name, version }) => [keyOf(name), bare(`${softwareKey(name)} ${version}`)]),
  );
  const inList = new Set(fields.software.flatMap((one) => [keyOf(one), keyOf(parts(one).name)]));
  const rows = fields.software
    .filter((one) => one.trim() !== '' && !inTable.has(keyOf(one)) && !inTable.has(bare(versionedKey(one))))
    .slice(0, tables.softwareTools.rows - softwareTools.length)
    .map(
      (one): Edit => ({ op: 'insert-row', table: 'softwareTools', row: newRow('softwareTools', parts(one)) as AnyRow }),
    );
  const names = [...new Set(softwareTools.map(({ name }) => name.trim()))];
  const missing = names.filter((name) => name !== '' && !inList.has(keyOf(name)));
  const list = [...fields.software, ...missing].slice(0, limits.listItems);
  return [
    ...rows,
    ...(list.length > fields.software.length ? [{ op: 'field', field: 'software', value: list } as const] : []),
  ];
}
