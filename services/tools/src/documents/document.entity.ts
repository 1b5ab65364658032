import type { DocumentType } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { idColumn, integerColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A document's summary; its content is in `document_content`. */
@Entity('document')
@Index('ix_document_owner', ['ownerId', 'updatedAt'])
@Index('ix_document_deleted', ['deletedAt'])
export class DocumentEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'owner_id' }))
  ownerId: string;

  /** The dashboard's project that it belongs to. */
  @Column(idColumn({ name: 'project_id', nullable: true }))
  projectId: string | null;

  @Column(textColumn(16))
  type: DocumentType;

  @Column(textColumn(8))
  language: Language;

  @Column(textColumn(200))
  number: string;

  @Column(textColumn(200))
  title: string;

  @Column(textColumn(200))
  status: string;

  @Column(textColumn(200))
  revision: string;

  @Column(integerColumn({ nullable: true }))
  score: number | null;

  /** The hash of its content. */
  @Column(textColumn(22))
  version: string;

  /** Of its content and of its versions, compressed. */
  @Column(integerColumn())
  bytes: number;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;

  @Column(timeColumn({ name: 'archived_at', nullable: true }))
  archivedAt: Date | null;

  @Column(timeColumn({ name: 'deleted_at', nullable: true }))
  deletedAt: Date | null;
}
