import { randomUUID } from 'node:crypto';
import type {
  BimDocument,
  DocumentChange,
  DocumentSummary,
  HeldDocument,
  StoredDocument,
  VersionKind,
} from '@arcada/bim';
import { uuidSchema } from '@arcada/contracts';
import { Database, isBasedOn, once, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { Contents } from './contents.ts';
import { DocumentEntity } from './document.entity.ts';
import { changedElsewhere, documentNotFound, eirOfAnother, isInBin, issuedLogChanged } from './document.errors.ts';
import { DocumentPace } from './document-pace.ts';
import { DocumentStore } from './document-store.ts';
import { summaryOf } from './document-view.ts';
import { IssuedLog } from './issued-log.ts';
import { requirePicture } from './logo-signature.ts';
import { pack } from './packed-content.ts';
import { VersionKeeper } from './version-keeper.ts';

/** The scope of an account's idempotency keys. */
export const scopeOf = (ownerId: string): string => `documents:${ownerId}`;

/** Documents of an account: each belongs to one, and exists for no other, whatever its role. */
@Injectable()
export class Documents {
  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
    private readonly contents: Contents,
    private readonly versions: VersionKeeper,
    private readonly issuedLog: IssuedLog,
    private readonly pace: DocumentPace,
  ) {}

  /**
   * Creates a document with this content, from a file perhaps: an EIR of another account is one that only the file knows.
   * `kept` also keeps the content as its first version. `request` identifies what
   * the content was made from, when making it again gives other ids.
   */
  async create(
    actor: UserActor,
    content: BimDocument,
    key?: string,
    kept?: VersionKind,
    request?: string,
  ): Promise<StoredDocument> {
    return this.pace.within('newDocuments', actor, async () => {
      await requirePicture(content.logo);
      const packed = await pack(await this.withOwnEir(actor.id, content));
      const keyed = { scope: scopeOf(actor.id), key, request: request ?? packed.hash };
      const id = await once(this.database, keyed, async (manager) => {
        const row = await this.store.insert(manager, actor.id, randomUUID(), packed, new Date());
        if (kept) await this.versions.keep(manager, row, kept, row.createdAt);
        return row.id;
      });
      return this.read(actor, id);
    });
  }

  async read(actor: UserActor, id: string): Promise<StoredDocument> {
    const stored = await this.find(actor, id);
    if (!stored) throw documentNotFound();
    return stored;
  }

  /** As `read`; undefined when the account has no such document. */
  async find(actor: UserActor, id: string): Promise<StoredDocument | undefined> {
    const found = await this.contents.present({ id, ownerId: actor.id });
    return found && { ...summaryOf(found.row), document: found.document };
  }

  /** As `find`, with the content that was issued last, which its readers hold; before the first issue, the present one. */
  async findIssued(actor: UserActor, id: string): Promise<HeldDocument | undefined> {
    const row = await this.contents.find({ id, ownerId: actor.id });
    if (!row) return undefined;
    const last = await this.contents.lastIssued(id);
    const document = last && (await this.contents.read(id, last.hash));
    if (document) return { ...summaryOf(row), document, issued: true };
    const present = await this.find(actor, id);
    return present && { ...present, issued: false };
  }

  /** Throws the 404 of documents that the account doesn't have. */
  async requireOwn(actor: UserActor, id: string): Promise<void> {
    if (!(await this.database.read.existsBy(DocumentEntity, { id, ownerId: actor.id }))) throw documentNotFound();
  }

  /** Saves a content that is based on the version in If-Match and keeps the log of what was issued. */
  async save(actor: UserActor, id: string, document: BimDocument, ifMatch: string | undefined) {
    await requirePicture(document.logo);
    const packed = await pack(document);
    const now = new Date();
    const saved = await this.database.transaction(async (manager) => {
      const row = await this.store.lock(manager, actor.id, id);
      const current = isBasedOn(row.version, ifMatch);
      if (row.deletedAt) throw isInBin();
      if (row.version === packed.hash) return row;
      if (!current) return undefined;
      await this.requireOwnEir(manager, row, document);
      if ((await this.issuedLog.kept(manager, row, document)) !== document) throw issuedLogChanged();
      await this.versions.keepBeforeSave(manager, row, now.getTime());
      return this.store.replace(manager, row, packed, now);
    });
    if (!saved) throw changedElsewhere(await this.read(actor, id));
    return summaryOf(saved);
  }

  /** Without the id of somebody else's EIR; what the plan has copied from it stays. */
  private async withOwnEir(ownerId: string, document: BimDocument): Promise<BimDocument> {
    const { eir } = document;
    const isOthers = await this.isOfAnother(this.database.read, ownerId, document);
    return eir && isOthers ? { ...document, eir: { ...eir, documentId: '' } } : document;
  }

  /** What no longer exists is nobody's. */
  private async isOfAnother(manager: EntityManager, ownerId: string, { eir }: BimDocument): Promise<boolean> {
    if (!eir || !uuidSchema.safeParse(eir.documentId).success) return false;
    return manager.existsBy(DocumentEntity, { id: eir.documentId, ownerId: Not(ownerId) });
  }

  /**
   * Refuses to link somebody else's EIR. What is linked from before imports left such links out stays, and comes back when
   * it was unlinked; and what no longer exists must not keep anybody from saving.
   */
  private async requireOwnEir(manager: EntityManager, row: DocumentEntity, document: BimDocument): Promise<void> {
    const { eir } = document;
    if (!eir || !(await this.isOfAnother(manager, row.ownerId, document))) return;
    const before = await this.contents.read(row.id, row.version, manager);
    if (before?.eir?.documentId === eir.documentId) return;
    if (!(await this.versions.hadEir(manager, row.id, eir.documentId))) throw eirOfAnother();
  }

  change(actor: UserActor, id: string, { archived }: DocumentChange): Promise<DocumentSummary> {
    return this.database.transaction(async (manager) => {
      const row = await this.store.lock(manager, actor.id, id);
      if (row.deletedAt) throw isInBin();
      const archivedAt = archived ? (row.archivedAt ?? new Date()) : null;
      await manager.update(DocumentEntity, id, { archivedAt });
      return summaryOf({ ...row, archivedAt });
    });
  }

  /** Puts a document into the bin. */
  async remove(actor: UserActor, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const row = await this.store.lock(manager, actor.id, id);
      if (row.deletedAt) return;
      await this.store.bin(manager, row);
    });
  }

  /** Takes a document out of the bin. */
  takeBack(actor: UserActor, id: string): Promise<DocumentSummary> {
    return this.database.transaction(async (manager) => {
      const row = await this.store.lock(manager, actor.id, id);
      if (!row.deletedAt) return summaryOf(row);
      await this.store.requireRoom(manager, actor.id);
      await manager.update(DocumentEntity, id, { deletedAt: null });
      return summaryOf({ ...row, deletedAt: null });
    });
  }
}
