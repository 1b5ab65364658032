import type { EditionStatus } from '@arcada/contracts';
import {
  bigColumn,
  centsColumn,
  idColumn,
  integerColumn,
  longTextColumn,
  textColumn,
  timeColumn,
} from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TextColumns } from '../text-columns.ts';

/**
 * A product as its producer writes it: a new one, or the next edition of one that is on sale. It is no product: lists,
 * carts and syncs know nothing of it before an admin publishes it, and then it is deleted.
 */
@Entity('product_edition')
@Index('ix_product_edition_owner', ['ownerId'])
@Index('ix_product_edition_submitted', ['status', 'submittedAt', 'id'])
export class ProductEditionEntity {
  /** The id of the product, which may be still to come. */
  @PrimaryColumn(textColumn(160))
  id: string;

  @Column(idColumn({ name: 'owner_id' }))
  ownerId: string;

  @Column(textColumn(16))
  status: EditionStatus;

  @Column(textColumn(16))
  type: string;

  @Column(textColumn(32))
  category: string;

  @Column(centsColumn({ name: 'price_cents' }))
  priceCents: number;

  @Column(textColumn(32))
  version: string;

  @Column(textColumn(120))
  compatibility: string;

  /** JSON list of product ids. */
  @Column(longTextColumn())
  related: string;

  @Column(textColumn(200))
  image: string;

  /** File under DATA_DIR/store/downloads that comes with it; empty: none. */
  @Column(textColumn(200))
  file: string;

  @Column(textColumn(200, { name: 'file_name' }))
  fileName: string;

  @Column(bigColumn({ name: 'file_bytes' }))
  fileBytes: number;

  @Column(textColumn(64, { name: 'file_sha256' }))
  fileSha256: string;

  /** JSON: a hash of each field of the product as it was when this was begun; null: there was no product. */
  @Column(longTextColumn({ nullable: true }))
  base: string | null;

  @Column(longTextColumn({ name: 'admin_note', nullable: true }))
  adminNote: string | null;

  /** Number of saves. */
  @Column(integerColumn())
  revision: number;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;

  @Column(timeColumn({ name: 'submitted_at', nullable: true }))
  submittedAt: Date | null;
}

/** Its texts in one language. */
@Entity('product_edition_text')
export class ProductEditionTextEntity extends TextColumns {
  @PrimaryColumn(textColumn(160, { name: 'edition_id' }))
  editionId: string;
}
