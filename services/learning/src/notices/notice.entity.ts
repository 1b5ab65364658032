import type { NoticeKind, Translated } from '@arcada/contracts';
import { booleanColumn, idColumn, jsonColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('notice')
@Index('ix_notice_user', ['userId', 'createdAt'])
@Index('ix_notice_actor', ['actorId'])
export class NoticeEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  /** Whose doing it is about; erased with that account too. */
  @Column(idColumn({ name: 'actor_id', nullable: true }))
  actorId: string | null;

  @Column(textColumn(16))
  kind: NoticeKind;

  /** The course that it is about, if it is about one. */
  @Column(textColumn(160, { name: 'course_id', nullable: true }))
  courseId: string | null;

  @Column(jsonColumn())
  words: { title: Translated; text: Translated };

  @Column(textColumn(500))
  path: string;

  /** False when the person wants it by mail only, and of an invitation while their address is another one. */
  @Column(booleanColumn({ name: 'in_bell' }))
  inBell: boolean;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'read_at', nullable: true }))
  readAt: Date | null;

  /** When the mail server has accepted its mail. */
  @Column(timeColumn({ name: 'mailed_at', nullable: true }))
  mailedAt: Date | null;
}

/** What a person wants to be notified of; without a row: in the bell, and by mail unless the kind is mailed by choice only. */
@Entity('notice_choice')
export class NoticeChoiceEntity {
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  @PrimaryColumn(textColumn(16))
  kind: NoticeKind;

  @Column(booleanColumn())
  bell: boolean;

  @Column(booleanColumn())
  mail: boolean;
}
