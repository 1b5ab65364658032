import { randomUUID } from 'node:crypto';
import type { MadeShare, NewShare, Share, SharedDocument } from '@arcada/bim';
import { Database, once, sha256, type UserActor } from '@arcada/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull, MoreThan } from 'typeorm';
import { Contents } from '../documents/contents.ts';
import { isInBin } from '../documents/document.errors.ts';
import { DocumentStore } from '../documents/document-store.ts';
import { Documents, scopeOf } from '../documents/documents.service.ts';
import { ShareEntity } from './share.entity.ts';
import { linkNotFound, tooManyShares } from './share.errors.ts';
import { mostShares } from './share-limits.ts';
import { ShareTokens } from './share-tokens.ts';

const view = ({ id, createdAt, expiresAt }: ShareEntity): Share => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Read-only links to documents, made and revoked by the owner, read by whoever has them. */
@Injectable()
export class Shares implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly store: DocumentStore,
    private readonly contents: Contents,
    private readonly tokens: ShareTokens,
  ) {}

  onModuleInit(): void {
    const revokeAll: Parameters<DocumentStore['whenErased']>[0] = (manager, ids) =>
      manager.delete(ShareEntity, { documentId: In(ids) });
    this.store.whenErased(revokeAll);
    // Whoever deletes a document expects that nobody reads it any more, also when it comes back.
    this.store.whenBinned(revokeAll);
  }

  /** Links that still work, newest first. */
  async list(actor: UserActor, documentId: string): Promise<Share[]> {
    await this.documents.requireOwn(actor, documentId);
    const rows = await this.database.read.find(ShareEntity, {
      where: { documentId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return rows.map(view);
  }

  async make(actor: UserActor, documentId: string, { days }: NewShare, key?: string): Promise<MadeShare> {
    const now = Date.now();
    const keyed = { scope: scopeOf(actor.id), key, request: { documentId, days } };
    const share = await once(this.database, keyed, async (manager) => {
      const document = await this.store.lock(manager, actor.id, documentId);
      if (document.deletedAt) throw isInBin();
      if ((await manager.countBy(ShareEntity, { documentId, expiresAt: MoreThan(new Date(now)) })) >= mostShares)
        throw tooManyShares();
      const id = randomUUID();
      const row: ShareEntity = {
        id,
        documentId,
        tokenHash: sha256(this.tokens.tokenOf(id)),
        createdAt: new Date(now),
        expiresAt: new Date(now + days * 86_400_000),
      };
      await manager.insert(ShareEntity, row);
      return view(row);
    });
    return { ...share, token: this.tokens.tokenOf(share.id) };
  }

  async revoke(actor: UserActor, documentId: string, id: string): Promise<void> {
    await this.documents.requireOwn(actor, documentId);
    await this.database.transaction((manager) => manager.delete(ShareEntity, { id, documentId }));
  }

  /** The content for the holder of a link: nothing about the owner, and the same 404 whatever is wrong. */
  async read(token: string): Promise<SharedDocument> {
    const share = await this.database.read.findOneBy(ShareEntity, {
      tokenHash: sha256(token),
      expiresAt: MoreThan(new Date()),
    });
    const found = share && (await this.contents.present({ id: share.documentId, deletedAt: IsNull() }));
    if (!found) throw linkNotFound();
    const { row, document } = found;
    return { document, updatedAt: row.updatedAt.toISOString(), expiresAt: share.expiresAt.toISOString() };
  }
}
