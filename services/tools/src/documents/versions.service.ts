import type { DocumentSummary, DocumentVersion, WholeVersion } from '@arcada/bim';
import { Database, isBasedOn, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Contents } from './contents.ts';
import { changedElsewhere, isInBin, versionNotFound } from './document.errors.ts';
import { DocumentStore } from './document-store.ts';
import { summaryOf, versionOf } from './document-view.ts';
import { Documents } from './documents.service.ts';
import { IssuedLog } from './issued-log.ts';
import { pack } from './packed-content.ts';
import { VersionEntity } from './version.entity.ts';
import { VersionKeeper } from './version-keeper.ts';

/** Earlier contents of own documents. */
@Injectable()
export class Versions {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly store: DocumentStore,
    private readonly contents: Contents,
    private readonly keeper: VersionKeeper,
    private readonly issuedLog: IssuedLog,
  ) {}

  /** Latest first. */
  async list(actor: UserActor, id: string): Promise<DocumentVersion[]> {
    await this.documents.requireOwn(actor, id);
    const rows = await this.database.read.find(VersionEntity, {
      where: { documentId: id },
      order: { number: 'DESC' },
    });
    return rows.map(versionOf);
  }

  async read(actor: UserActor, id: string, number: number): Promise<WholeVersion> {
    await this.documents.requireOwn(actor, id);
    const row = await this.database.read.findOneBy(VersionEntity, { documentId: id, number });
    const document = row && (await this.contents.read(id, row.hash));
    if (!document) throw versionNotFound();
    return { ...versionOf(row), document };
  }

  /** Keeps the present content as a version; once, however often it is asked for. */
  async keep(
    actor: UserActor,
    id: string,
    ifMatch: string | undefined,
    kind: 'manual' | 'before-import',
  ): Promise<DocumentVersion> {
    const kept = await this.database.transaction(async (manager) => {
      const row = await this.store.lock(manager, actor.id, id);
      if (row.deletedAt) throw isInBin();
      if (!isBasedOn(row.version, ifMatch)) return undefined;
      const version = await this.keeper.keep(manager, row, kind, new Date());
      await this.store.prune(manager, row);
      return version;
    });
    if (!kept) throw changedElsewhere(await this.documents.read(actor, id));
    return versionOf(kept);
  }

  /**
   * Gives the document an earlier content, with the log of what was issued since then, and keeps the present one as a
   * version.
   */
  async restore(actor: UserActor, id: string, number: number, ifMatch: string | undefined): Promise<DocumentSummary> {
    const { document } = await this.read(actor, id, number);
    const earlier = await pack(document);
    const now = new Date();
    const restored = await this.database.transaction(async (manager) => {
      const row = await this.store.lock(manager, actor.id, id);
      const current = isBasedOn(row.version, ifMatch);
      if (row.deletedAt) throw isInBin();
      if (row.version === earlier.hash) return row;
      if (!current) return undefined;
      const whole = await this.issuedLog.kept(manager, row, document);
      const packed = whole === document ? earlier : await pack(whole);
      if (row.version === packed.hash) return row;
      await this.keeper.keep(manager, row, 'restore', row.updatedAt);
      return this.store.replace(manager, row, packed, now);
    });
    if (!restored) throw changedElsewhere(await this.documents.read(actor, id));
    return summaryOf(restored);
  }
}
