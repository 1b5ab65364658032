import { randomUUID } from 'node:crypto';
import type { MadeShare, NewShare, Share } from '@arcada/bim';
import { Database, once, sha256, type UserActor } from '@arcada/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Contents } from '../documents/contents.ts';
import { isInBin } from '../documents/document.errors.ts';
import { DocumentStore } from '../documents/document-store.ts';
import { Documents, scopeOf } from '../documents/documents.service.ts';
import { ShareEntity } from './share.entity.ts';
import { linkNotFound, nothingIssued, tooManyShares } from './share.errors.ts';
import { mostShares } from './share-limits.ts';
import { ShareTokens } from './share-tokens.ts';

const view = ({ id, createdAt, expiresAt, shows, downloads }: ShareEntity): Share => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  shows: shows ?? 'working',
  downloads: downloads ?? false,
});

/** Read-only links to documents, made and revoked by the owner. */
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

  async make(
    actor: UserActor,
    documentId: string,
    { days, shows, downloads }: NewShare,
    key?: string,
  ): Promise<MadeShare> {
    const now = Date.now();
    const keyed = { scope: scopeOf(actor.id), key, request: { documentId, days, shows, downloads } };
    const share = await once(this.database, keyed, async (manager) => {
      const document = await this.store.lock(manager, actor.id, documentId);
      if (document.deletedAt) throw isInBin();
      if ((await manager.countBy(ShareEntity, { documentId, expiresAt: MoreThan(new Date(now)) })) >= mostShares)
        throw tooManyShares();
      if (shows === 'issued' && !(await this.contents.lastIssued(documentId, manager))) throw nothingIssued();
      const id = randomUUID();
      const row: ShareEntity = {
        id,
        documentId,
        tokenHash: sha256(this.tokens.tokenOf(id)),
        createdAt: new Date(now),
        expiresAt: new Date(now + days * 86_400_000),
        downloads,
        shows,
      };
      await manager.insert(ShareEntity, row);
      return view(row);
    });
    return { ...share, token: this.tokens.tokenOf(share.id) };
  }

  /** Whoever is told that a link is revoked relies on it: one that isn't there, or is another document's, is not found. */
  async revoke(actor: UserActor, documentId: string, id: string): Promise<void> {
    await this.documents.requireOwn(actor, documentId);
    await this.database.transaction(async (manager) => {
      if (!(await manager.delete(ShareEntity, { id, documentId })).affected) throw linkNotFound();
    });
  }
}
