import { bytesColumn, idColumn, integerColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A part of a content of a document, compressed. A column of bytes holds 64 KB on every database, a document more.
 * Contents that are equal are stored once for each document.
 */
@Entity('document_content')
export class ContentPartEntity {
  @PrimaryColumn(idColumn({ name: 'document_id' }))
  documentId: string;

  @PrimaryColumn(textColumn(22))
  hash: string;

  @PrimaryColumn(integerColumn())
  part: number;

  @Column(bytesColumn())
  data: Uint8Array;
}
