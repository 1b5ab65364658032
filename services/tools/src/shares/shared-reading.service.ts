import { type BimDocument, idsScopeWords, type SharedDocument, shownDocument } from '@arcada/bim';
import { networkOf } from '@arcada/contracts';
import { Database, sha256 } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Contents } from '../documents/contents.ts';
import { factsOf } from '../documents/document-view.ts';
import { requireScope } from '../exports/ids/ids-scope-query.ts';
import { PaceLimits } from '../pace-limits.ts';
import { ShareEntity } from './share.entity.ts';
import { filesBusy, filesOff, linkNotFound, tooManyFiles } from './share.errors.ts';
import { fileLimits } from './share-limits.ts';
import { ShareOwners } from './share-owners.ts';
import { type AskedFile, SharedFiles } from './shared-files.ts';

/** A content that a link shows. */
interface SharedVersion {
  id: string;
  ownerId: string;
  version: string;
  savedAt: Date;
  document: BimDocument;
  issued: boolean;
}
/** Its file, with what names it: one of an issued revision says which. */
interface SharedFile {
  bytes: Buffer;
  facts: ReturnType<typeof factsOf>;
  isVersion: boolean;
  /** What it is narrowed to, in words. */
  words: readonly string[];
}

const documentOf = ({ documentId }: ShareEntity) => ({ id: documentId, deletedAt: IsNull() });

function enter(limits: PaceLimits, key: string): () => void {
  const leave = limits.enter(key);
  if (leave === 'busy') throw filesBusy();
  if (typeof leave === 'number') throw tooManyFiles(leave);
  return leave;
}

/** What the holder of a link reads: nothing about the owner, and the same 404 whatever is wrong with the link. */
@Injectable()
export class SharedReading {
  private readonly networks = new PaceLimits(fileLimits.ofNetwork);
  private readonly links = new PaceLimits(fileLimits.ofLink);

  constructor(
    private readonly database: Database,
    private readonly contents: Contents,
    private readonly files: SharedFiles,
    private readonly owners: ShareOwners,
  ) {}

  async read(token: string): Promise<SharedDocument> {
    const share = await this.linkOf(token);
    const { document, issued, savedAt } = await this.contentOf(share);
    return {
      document: shownDocument(document),
      issued,
      shows: share.shows ?? 'working',
      updatedAt: savedAt.toISOString(),
      expiresAt: share.expiresAt.toISOString(),
      downloads: share.downloads ?? false,
    };
  }

  /** The document as a file. Tokens that are tried count for the network that they come from. */
  async file(token: string, { format, scope }: AskedFile, address: string): Promise<SharedFile> {
    const leaveNetwork = enter(this.networks, networkOf(address));
    try {
      const share = await this.linkOf(token);
      if (!share.downloads) throw filesOff();
      const leaveLink = enter(this.links, share.id);
      try {
        const { document, ...version } = await this.contentOf(share);
        const narrowed = format === 'ids' ? requireScope(document, scope) : {};
        const asked = { format, scope: narrowed };
        const bytes = this.files.made(version, asked) ?? (await this.files.make(version, document, asked));
        // It may have been revoked meanwhile.
        await this.linkOf(token);
        return {
          bytes,
          facts: factsOf(document),
          isVersion: share.shows === 'issued',
          words: idsScopeWords(narrowed, document.language),
        };
      } finally {
        leaveLink();
      }
    } finally {
      leaveNetwork();
    }
  }

  private async linkOf(token: string): Promise<ShareEntity> {
    const where = { tokenHash: sha256(token), expiresAt: MoreThan(new Date()) };
    const share = await this.database.read.findOneBy(ShareEntity, where);
    if (!share) throw linkNotFound();
    return share;
  }

  private async contentOf(share: ShareEntity): Promise<SharedVersion> {
    const found = share.shows === 'issued' ? await this.lastIssued(share) : await this.present(share);
    if (!found || (await this.owners.isDisabled(found.ownerId))) throw linkNotFound();
    return found;
  }

  private async present(share: ShareEntity): Promise<SharedVersion | undefined> {
    const found = await this.contents.present(documentOf(share));
    if (!found) return undefined;
    const { document, row } = found;
    const { id, ownerId, version, updatedAt: savedAt } = row;
    return { id, ownerId, version, savedAt, document, issued: await this.contents.isIssued(row) };
  }

  private async lastIssued(share: ShareEntity): Promise<SharedVersion | undefined> {
    const [row, last] = [await this.contents.find(documentOf(share)), await this.contents.lastIssued(share.documentId)];
    const document = row && last && (await this.contents.read(row.id, last.hash));
    if (!document) return undefined;
    return { id: row.id, ownerId: row.ownerId, version: last.hash, savedAt: last.createdAt, document, issued: true };
  }
}
