import type { ImportedRow, LastImport } from '@arcada/contracts';
import { bigColumn, Database, type Housekeeper, idColumn, integerColumn, jsonColumn } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Column, Entity, type EntityManager, Index, LessThan, MoreThan, Not, PrimaryColumn } from 'typeorm';

/** For how long an admin can take the last import back. */
const undoMilliseconds = 86_400_000;

/** One row of a file that was imported, until that is taken back or a day has gone by. */
@Entity('imported_row')
@Index('ix_imported_row_admin', ['adminId', 'at'])
@Index('ix_imported_row_at', ['at'])
export class ImportedRowEntity {
  /** What was imported together, in one request or several. */
  @PrimaryColumn(idColumn())
  run: string;

  /** Of the file. */
  @PrimaryColumn(integerColumn({ name: 'sheet_row' }))
  sheetRow: number;

  @Column(idColumn({ name: 'admin_id' }))
  adminId: string;

  /** Milliseconds since 1970. */
  @Column(bigColumn())
  at: number;

  /** What the admin was shown of it, with what takes it back. */
  @Column(jsonColumn())
  result: ImportedRow;
}

/** What admins imported last, so that they can take it back after they have left the page. */
@Injectable()
export class ImportMemory implements Housekeeper {
  constructor(private readonly database: Database) {}

  /** In the transaction of the change. Only the last import of each admin is kept. */
  async keep(manager: EntityManager, run: string, adminId: string, result: ImportedRow): Promise<void> {
    await manager.delete(ImportedRowEntity, { adminId, run: Not(run) });
    const row = { run, sheetRow: result.row, adminId, at: Date.now(), result };
    await manager.upsert(ImportedRowEntity, row as object, ['run', 'sheetRow']);
  }

  /** It was taken back, or can't be. */
  async forget(manager: EntityManager, run: string, adminId: string, sheetRow: number): Promise<void> {
    await manager.delete(ImportedRowEntity, { run, adminId, sheetRow });
  }

  async last(adminId: string): Promise<LastImport> {
    const { read } = this.database;
    const where = { adminId, at: MoreThan(Date.now() - undoMilliseconds) };
    const [newest] = await read.find(ImportedRowEntity, { where, order: { at: 'DESC' }, take: 1 });
    if (!newest) return { last: null };
    const rows = await read.find(ImportedRowEntity, {
      where: { ...where, run: newest.run },
      order: { sheetRow: 'ASC' },
    });
    const first = Math.min(newest.at, ...rows.map(({ at }) => at));
    return {
      last: {
        run: newest.run,
        at: new Date(newest.at).toISOString(),
        until: new Date(first + undoMilliseconds).toISOString(),
        rows: rows.map(({ result }) => result),
      },
    };
  }

  /** Deletes what can't be taken back any more. */
  async run(now = Date.now()): Promise<void> {
    await this.database.read.delete(ImportedRowEntity, { at: LessThan(now - undoMilliseconds) });
  }
}
