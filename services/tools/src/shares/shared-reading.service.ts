import type { SharedDocument, SharedFormat } from '@arcada/bim';
import { networkOf } from '@arcada/contracts';
import { Database, sha256 } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Contents } from '../documents/contents.ts';
import type { DocumentEntity } from '../documents/document.entity.ts';
import { PaceLimits } from '../pace-limits.ts';
import { ShareEntity } from './share.entity.ts';
import { filesBusy, filesOff, linkNotFound, tooManyFiles } from './share.errors.ts';
import { fileLimits } from './share-limits.ts';
import { SharedFiles } from './shared-files.ts';

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
  ) {}

  async read(token: string): Promise<SharedDocument> {
    const share = await this.linkOf(token);
    const { row, document } = await this.contentOf(share);
    return {
      document,
      issued: await this.contents.isIssued(row),
      updatedAt: row.updatedAt.toISOString(),
      expiresAt: share.expiresAt.toISOString(),
      downloads: share.downloads ?? false,
    };
  }

  /** The document as a file. Tokens that are tried count for the network that they come from. */
  async file(token: string, format: SharedFormat, address: string): Promise<{ bytes: Buffer; row: DocumentEntity }> {
    const leaveNetwork = enter(this.networks, networkOf(address));
    try {
      const share = await this.linkOf(token);
      const row = await this.contents.find(documentOf(share));
      if (!row) throw linkNotFound();
      if (!share.downloads) throw filesOff();
      const leaveLink = enter(this.links, share.id);
      try {
        const made = this.files.made({ ...row, issued: await this.contents.isIssued(row) }, format);
        if (made) return { bytes: made, row };
        const current = await this.contentOf(share);
        const issued = await this.contents.isIssued(current.row);
        const bytes = await this.files.make({ ...current.row, issued }, current.document, format);
        // It may have been revoked meanwhile.
        await this.linkOf(token);
        return { bytes, row: current.row };
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

  private async contentOf(share: ShareEntity) {
    const found = await this.contents.present(documentOf(share));
    if (!found) throw linkNotFound();
    return found;
  }
}
