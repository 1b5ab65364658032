import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A topic of the library that an account has marked. */
@Entity('favourite_topic')
export class FavouriteEntity {
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  @PrimaryColumn(textColumn(64, { name: 'topic_id' }))
  topicId: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}
