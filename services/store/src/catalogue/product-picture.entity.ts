import type { Translated } from '@arcada/contracts';
import { integerColumn, jsonColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A picture of a product at work, beside its cover. */
@Entity('product_picture')
@Index('ux_product_picture_place', ['productId', 'place'], { unique: true })
export class ProductPictureEntity {
  @PrimaryColumn(textColumn(200))
  id: string;

  @Column(textColumn(160, { name: 'product_id' }))
  productId: string;

  @Column(integerColumn())
  place: number;

  /** File name, as of a cover. */
  @Column(textColumn(200))
  image: string;

  /** What it shows. */
  @Column(jsonColumn())
  alt: Translated;
}
