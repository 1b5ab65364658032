import type { VersionKind } from '@arcada/bim';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Contents } from './contents.ts';
import type { DocumentEntity } from './document.entity.ts';
import { autosaveMinutes, documentLimits } from './document-limits.ts';
import { VersionEntity } from './version.entity.ts';

/** Versions of which the content is read at once. */
const mostRead = 5;
type Kept = Pick<DocumentEntity, 'id' | 'revision' | 'status' | 'version'>;

/** Which earlier contents of a document are kept. Every method expects the document's row to be locked. */
@Injectable()
export class VersionKeeper {
  constructor(private readonly contents: Contents) {}

  /** Keeps the content that a document has now; `savedAt` is when that was saved. */
  async keep(manager: EntityManager, document: Kept, kind: VersionKind, savedAt: Date): Promise<VersionEntity> {
    const last = await this.last(manager, document.id);
    // The same request again, or nothing has changed since.
    if (
      last &&
      last.hash === document.version &&
      (last.kind === kind || kind === 'restore' || kind === 'before-import')
    )
      return last;
    const row = {
      documentId: document.id,
      number: (last?.number ?? 0) + 1,
      kind,
      revision: document.revision,
      status: document.status,
      hash: document.version,
      createdAt: savedAt,
    };
    await manager.insert(VersionEntity, row);
    return row;
  }

  /** Keeps the content before a save, at most once in ten minutes of work. */
  async keepBeforeSave(manager: EntityManager, document: DocumentEntity, now: number): Promise<void> {
    const last = await this.last(manager, document.id);
    if (last?.hash === document.version) return;
    if (last && now - last.createdAt.getTime() < autosaveMinutes * 60_000) return;
    await this.keep(manager, document, 'autosave', document.updatedAt);
  }

  /**
   * Removes the versions beyond the limit, autosaves first, and a content that nothing refers to any more. What was issued
   * last stays: links show it.
   */
  async prune(manager: EntityManager, documentId: string, current: string, former: string): Promise<number> {
    const rows = await manager.find(VersionEntity, { where: { documentId }, order: { number: 'ASC' } });
    const surplus = rows.length - documentLimits.versions;
    const lastIssued = rows.findLast(({ kind }) => kind === 'issue');
    const older = rows.slice(0, -1).filter((row) => row !== lastIssued);
    const order = [
      ...older.filter(({ kind }) => kind === 'autosave'),
      ...older.filter(({ kind }) => kind !== 'autosave'),
    ];
    const dropped = new Set(surplus > 0 ? order.slice(0, surplus) : []);
    for (const { number } of dropped) await manager.delete(VersionEntity, { documentId, number });
    const needed = new Set([current, ...rows.filter((row) => !dropped.has(row)).map(({ hash }) => hash)]);
    const loose = new Set([former, ...[...dropped].map(({ hash }) => hash)].filter((hash) => !needed.has(hash)));
    let bytes = 0;
    for (const hash of loose) bytes += await this.contents.remove(manager, documentId, hash);
    return bytes;
  }

  /** Issued versions that are kept, oldest first. */
  issued(manager: EntityManager, documentId: string): Promise<VersionEntity[]> {
    return manager.find(VersionEntity, { where: { documentId, kind: 'issue' }, order: { number: 'ASC' } });
  }

  /** Whether the document was linked to this EIR, by what was imported and by the last versions that are kept. */
  async hadEir(manager: EntityManager, documentId: string, eirId: string): Promise<boolean> {
    const of = (where: object, take: number) =>
      manager.find(VersionEntity, { where: { documentId, ...where }, order: { number: 'DESC' }, take });
    const kept = [...(await of({}, mostRead)), ...(await of({ kind: 'import' }, 1))];
    for (const hash of new Set(kept.map((version) => version.hash)))
      if ((await this.contents.read(documentId, hash, manager))?.eir?.documentId === eirId) return true;
    return false;
  }

  private last(manager: EntityManager, documentId: string): Promise<VersionEntity | null> {
    return manager.findOne(VersionEntity, { where: { documentId }, order: { number: 'DESC' } });
  }
}
