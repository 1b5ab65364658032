import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner who doesn't want mails about new versions of a product. */
@Entity('version_mail_off')
export class VersionMailOffEntity {
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  @PrimaryColumn(textColumn(160, { name: 'product_id' }))
  productId: string;

  @Column(timeColumn())
  at: Date;
}
