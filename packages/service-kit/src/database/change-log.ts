import { Column, Entity, type EntityManager, Index, PrimaryColumn } from 'typeorm';
import { bigColumn, tableColumn as column } from './columns.ts';
import { createTable, index, key } from './create-table.ts';
import { kindOfSource } from './kind.ts';

const longestId = 160;
/** The row whose revision is the last one assigned. */
const counter = '';
const idsPerStatement = 500;

/** The revision at which something was last changed. One row per item, kept when the item is deleted. */
@Entity('change_log')
@Index('ix_change_log_revision', ['revision'])
export class ChangeEntity {
  @PrimaryColumn('varchar', { length: longestId })
  id: string;

  @Column(bigColumn())
  revision: number;
}

/** Migration of the table; `name` ends in 13 digits. Add ChangeEntity to the service's entities too. */
export const createChangeLog = (name: string) =>
  createTable(
    name,
    'change_log',
    [column.text('id', longestId, key), column.big('revision')],
    [index('ix_change_log_revision', 'revision')],
  );

/**
 * Records what a transaction changed, so that other processes read only that. Call it as the
 * transaction's last step: it locks the counter's row until the commit, so revisions are in commit
 * order, and a later one is never seen before an earlier one.
 */
export async function markChanged(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const mysql = kindOfSource(manager.connection) === 'mysql';
  const otherwise = mysql ? 'on duplicate key update' : 'on conflict (id) do update set';
  await manager.query(`insert into change_log (id, revision) values (?, 1) ${otherwise} revision = revision + 1`, [
    counter,
  ]);
  const revision = await lastRevision(manager);
  const given = mysql ? 'values(revision)' : 'excluded.revision';
  for (let from = 0; from < ids.length; from += idsPerStatement) {
    const some = ids.slice(from, from + idsPerStatement);
    await manager.query(
      `insert into change_log (id, revision) values ${some.map(() => '(?, ?)').join()} ${otherwise} revision = ${given}`,
      some.flatMap((id) => [id, revision]),
    );
  }
}

export async function lastRevision(manager: EntityManager): Promise<number> {
  const rows: { revision: number | string }[] = await manager.query('select revision from change_log where id = ?', [
    counter,
  ]);
  return Number(rows[0]?.revision ?? 0);
}

export interface Changes {
  ids: string[];
  /** The changes are complete up to this revision. */
  revision: number;
  /** There are later ones. */
  more: boolean;
}

/**
 * The items changed after a revision, up to a limit, but never part of a transaction; undefined
 * when a single transaction exceeds the limit.
 */
export async function readChanges(
  manager: EntityManager,
  revision: number,
  most: number,
): Promise<Changes | undefined> {
  const rows: { id: string; revision: number | string }[] = await manager.query(
    `select id, revision from change_log where revision > ? order by revision limit ${most + 2}`,
    [revision],
  );
  const changed = rows.filter(({ id }) => id !== counter).map((row) => ({ ...row, revision: Number(row.revision) }));
  const ids = changed.map(({ id }) => id);
  if (ids.length <= most) return { ids, revision: Number(rows.at(-1)?.revision ?? revision), more: false };
  const cut = changed.at(-1)?.revision as number;
  const whole = changed.findIndex((row) => row.revision === cut);
  return whole === 0 ? undefined : { ids: ids.slice(0, whole), revision: cut - 1, more: true };
}
