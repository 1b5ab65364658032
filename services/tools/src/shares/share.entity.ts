import type { SharedContent } from '@arcada/bim';
import { booleanColumn, idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A read-only link to a document. A revoked one has no row. */
@Entity('document_share')
@Index('ux_document_share_token', ['tokenHash'], { unique: true })
@Index('ix_document_share_document', ['documentId'])
@Index('ix_document_share_expires', ['expiresAt'])
export class ShareEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'document_id' }))
  documentId: string;

  /** SHA-256 of the link's token. */
  @Column(textColumn(64, { name: 'token_hash' }))
  tokenHash: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'expires_at' }))
  expiresAt: Date;

  /** Readers may download the document. Null in links from before there were files, which were made without this in mind. */
  @Column(booleanColumn({ nullable: true }))
  downloads: boolean | null;

  /** Null in links from before there was a choice, which show the working copy. */
  @Column(textColumn(8, { nullable: true }))
  shows: SharedContent | null;
}
