import type { VersionKind } from '@arcada/bim';
import { idColumn, integerColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An earlier content of a document that is kept. */
@Entity('document_version')
export class VersionEntity {
  @PrimaryColumn(idColumn({ name: 'document_id' }))
  documentId: string;

  @PrimaryColumn(integerColumn())
  number: number;

  @Column(textColumn(16))
  kind: VersionKind;

  @Column(textColumn(200))
  revision: string;

  @Column(textColumn(200))
  status: string;

  @Column(textColumn(22))
  hash: string;

  /** When its content was saved. */
  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}
