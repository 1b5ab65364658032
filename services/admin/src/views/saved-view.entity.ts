import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Filters and order of a list that an admin has named. */
@Entity('saved_view')
@Index('ux_saved_view_name', ['accountId', 'page', 'nameKey'], { unique: true })
export class SavedViewEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'account_id' }))
  accountId: string;

  @Column(textColumn(40))
  page: string;

  @Column(textColumn(60))
  name: string;

  /** SHA-256 of the name in lower case. */
  @Column(textColumn(64, { name: 'name_key' }))
  nameKey: string;

  @Column(textColumn(500))
  query: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}
