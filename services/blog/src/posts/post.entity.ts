import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('post')
@Index('ix_post_owner', ['ownerId', 'createdAt'])
export class PostEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'owner_id' }))
  ownerId: string;

  @Column(textColumn(120))
  title: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}
