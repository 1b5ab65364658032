import type { BulkRowOf, LastBulk } from '@arcada/contracts';
import { Module } from '@nestjs/common';
import { Column, Entity, type EntityManager, Index, LessThan, MoreThan, Not, PrimaryColumn } from 'typeorm';
import { currentRequest } from '../http/current-request.ts';
import type { ServicePart } from '../service-part.ts';
import { bigColumn, tableColumn as column, idColumn, jsonColumn, textColumn } from './columns.ts';
import { createTable, index, key } from './create-table.ts';
import type { Database } from './database.ts';

/** For how long an admin can take the last change of many things back. */
const undoMilliseconds = 86_400_000;

/** One thing that an admin changed together with others, until that is taken back or a day has gone by. */
@Entity('bulk_change')
@Index('ix_bulk_change_admin', ['adminId', 'at'])
@Index('ix_bulk_change_at', ['at'])
export class BulkChangeEntity {
  /** What was applied together, in one request or several. */
  @PrimaryColumn(idColumn())
  run: string;

  @PrimaryColumn(textColumn(160))
  subject: string;

  @Column(idColumn({ name: 'admin_id' }))
  adminId: string;

  /** Milliseconds since 1970. */
  @Column(bigColumn())
  at: number;

  /** What the admin was shown of it. */
  @Column(jsonColumn())
  row: BulkRowOf<unknown>;
}

/** Those of before can't be taken back any more. */
export const oldBulkChanges = (now: number) => ({ at: LessThan(now - undoMilliseconds) });

@Module({})
class BulkMemoryModule {}

/** For a service that changes many things at once, for `joinParts`; `migration` is its name and ends in 13 digits. */
export const bulkPart = (migration: string): ServicePart => ({
  module: BulkMemoryModule,
  entities: [BulkChangeEntity],
  migrations: [
    createTable(
      migration,
      'bulk_change',
      [
        column.id('run', key),
        column.text('subject', 160, key),
        column.id('admin_id'),
        column.big('at'),
        column.json('row'),
      ],
      [index('ix_bulk_change_admin', 'admin_id', 'at'), index('ix_bulk_change_at', 'at')],
    ),
  ],
});

/** Keeps that the caller changed it, in the transaction of the change. Only the last run of each admin is kept. */
export async function keepBulkChange(manager: EntityManager, run: string, row: BulkRowOf<unknown>): Promise<void> {
  const actor = currentRequest()?.caller?.actor;
  if (actor?.kind !== 'user') return;
  const { id: adminId } = actor;
  await manager.delete(BulkChangeEntity, { adminId, run: Not(run) });
  await manager.upsert(BulkChangeEntity, { run, subject: row.id, adminId, at: Date.now(), row } as object, [
    'run',
    'subject',
  ]);
}

/** It was taken back, or can't be. */
export async function forgetBulkChange(manager: EntityManager, run: string, subject: string): Promise<void> {
  await manager.delete(BulkChangeEntity, { run, subject });
}

/** What the admin changed together last and can take back; null when there is nothing. */
export async function lastBulk<Part>({ read }: Database, adminId: string): Promise<LastBulk<Part>> {
  const where = { adminId, at: MoreThan(Date.now() - undoMilliseconds) };
  const [newest] = await read.find(BulkChangeEntity, { where, order: { at: 'DESC' }, take: 1 });
  if (!newest) return { last: null };
  const rows = await read.find(BulkChangeEntity, {
    where: { ...where, run: newest.run },
    order: { at: 'ASC', subject: 'ASC' },
  });
  const first = rows[0] ?? newest;
  return {
    last: {
      run: newest.run,
      at: new Date(newest.at).toISOString(),
      until: new Date(first.at + undoMilliseconds).toISOString(),
      rows: rows.map(({ row }) => row as BulkRowOf<Part>),
    },
  };
}
