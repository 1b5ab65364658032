import { type BimDocument, keepIssued } from '@arcada/bim';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Contents } from './contents.ts';
import type { DocumentEntity } from './document.entity.ts';
import { VersionKeeper } from './version-keeper.ts';

/** The rows of a document's revision log that stand for issued revisions: readers hold these, so they stay. */
@Injectable()
export class IssuedLog {
  constructor(
    private readonly contents: Contents,
    private readonly versions: VersionKeeper,
  ) {}

  /** What a locked document may become: `after` with those rows as they are stored; `after` itself if it has them. */
  async kept(manager: EntityManager, row: DocumentEntity, after: BimDocument): Promise<BimDocument> {
    const issued = await this.versions.issued(manager, row.id);
    const before = issued.length > 0 && (await this.contents.read(row.id, row.version, manager));
    if (!before) return after;
    const revisions = issued.map(({ revision }) => revision);
    return keepIssued(before, after, revisions);
  }
}
