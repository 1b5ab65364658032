import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { lockAccount } from '../lock-account.ts';
import { ContentPartEntity } from './content.entity.ts';
import { Contents } from './contents.ts';
import { DocumentEntity } from './document.entity.ts';
import { documentNotFound, isInBin, quotaReached, tooManyDocuments } from './document.errors.ts';
import { documentLimits } from './document-limits.ts';
import { factsOf } from './document-view.ts';
import type { PackedContent } from './packed-content.ts';
import { VersionEntity } from './version.entity.ts';
import { VersionKeeper } from './version-keeper.ts';

/** Removes what belongs to documents, in the transaction that removes these. */
type RemovedWith = (manager: EntityManager, ids: readonly string[]) => Promise<unknown>;

/** Rows of documents within a transaction. Whoever is not the owner finds nothing. */
@Injectable()
export class DocumentStore {
  private readonly followers: RemovedWith[] = [];
  private readonly binFollowers: RemovedWith[] = [];

  constructor(
    private readonly database: Database,
    private readonly contents: Contents,
    private readonly versions: VersionKeeper,
  ) {}

  /** For nouns whose rows end with their document. */
  whenErased(follower: RemovedWith): void {
    this.followers.push(follower);
  }

  /** For nouns whose rows end as soon as their document is in the bin, and don't come back with it. */
  whenBinned(follower: RemovedWith): void {
    this.binFollowers.push(follower);
  }

  /** Puts a locked document into the bin. */
  async bin(manager: EntityManager, { id, ownerId }: DocumentEntity): Promise<void> {
    await manager.update(DocumentEntity, id, { deletedAt: new Date() });
    for (const follower of this.binFollowers) await follower(manager, [id]);
    await this.boundBin(manager, ownerId);
  }

  /** An own document, locked until the transaction ends together with its account. */
  async lock(manager: EntityManager, ownerId: string, id: string): Promise<DocumentEntity> {
    await lockAccount(manager, ownerId);
    const query = manager
      .createQueryBuilder(DocumentEntity, 'it')
      .where('it.id = :id and it.ownerId = :ownerId', { id, ownerId });
    const row = await this.database.forUpdate(query).getOne();
    if (!row) throw documentNotFound();
    return row;
  }

  async insert(manager: EntityManager, ownerId: string, id: string, packed: PackedContent, now: Date) {
    await lockAccount(manager, ownerId);
    await this.requireRoom(manager, ownerId);
    const row: DocumentEntity = {
      id,
      ownerId,
      projectId: null,
      ...factsOf(packed.document),
      score: packed.score,
      version: packed.hash,
      bytes: await this.contents.store(manager, id, packed),
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
      deletedAt: null,
    };
    await manager.insert(DocumentEntity, row);
    await this.requireQuota(manager, ownerId);
    return row;
  }

  /** Gives a locked document another content; the caller has kept what it had before, if it is to be kept. */
  async replace(manager: EntityManager, row: DocumentEntity, packed: PackedContent, now: Date) {
    const added = await this.contents.store(manager, row.id, packed);
    const removed = await this.versions.prune(manager, row.id, packed.hash, row.version);
    const change = {
      ...factsOf(packed.document),
      score: packed.score,
      version: packed.hash,
      bytes: row.bytes + added - removed,
      updatedAt: now,
    };
    await manager.update(DocumentEntity, row.id, change);
    if (added > removed) await this.requireQuota(manager, row.ownerId);
    return { ...row, ...change };
  }

  /** After a version was kept: removes what is beyond the limit. */
  async prune(manager: EntityManager, row: DocumentEntity): Promise<void> {
    const removed = await this.versions.prune(manager, row.id, row.version, row.version);
    if (removed > 0) await manager.update(DocumentEntity, row.id, { bytes: row.bytes - removed });
  }

  /** Puts an own document into a project, out of any other. */
  async assign(manager: EntityManager, ownerId: string, id: string, projectId: string): Promise<void> {
    const row = await this.lock(manager, ownerId, id);
    if (row.deletedAt) throw isInBin();
    await manager.update(DocumentEntity, id, { projectId });
  }

  /** Takes a document out of a project, or all of them, those in the bin too. */
  async release(manager: EntityManager, ownerId: string, projectId: string, id?: string): Promise<void> {
    await manager.update(DocumentEntity, { ownerId, projectId, ...(id && { id }) }, { projectId: null });
  }

  async requireRoom(manager: EntityManager, ownerId: string): Promise<void> {
    const used = await manager.countBy(DocumentEntity, { ownerId, deletedAt: IsNull() });
    if (used >= documentLimits.documents) throw tooManyDocuments();
  }

  /** Removes for good, with contents and versions. */
  async erase(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.eraseContents(manager, ids);
    await manager.delete(DocumentEntity, { id: In(ids) });
  }

  async eraseContents(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const those = { documentId: In(ids) };
    await manager.delete(ContentPartEntity, those);
    await manager.delete(VersionEntity, those);
    for (const follower of this.followers) await follower(manager, ids);
  }

  /** Removes for good what the bin has too much of, oldest first. */
  private async boundBin(manager: EntityManager, ownerId: string): Promise<void> {
    const query = manager
      .createQueryBuilder(DocumentEntity, 'it')
      .select('it.id')
      .where({ ownerId, deletedAt: Not(IsNull()) })
      .orderBy('it.deletedAt', 'DESC')
      .addOrderBy('it.id')
      .offset(documentLimits.bin)
      .limit(documentLimits.bin);
    const surplus = await this.database.forUpdate(query).getMany();
    if (surplus.length > 0)
      await this.erase(
        manager,
        surplus.map(({ id }) => id),
      );
  }

  private async requireQuota(manager: EntityManager, ownerId: string): Promise<void> {
    const bytes = await manager.sum(DocumentEntity, 'bytes', { ownerId });
    if (Number(bytes ?? 0) > documentLimits.bytes) throw quotaReached();
  }
}
