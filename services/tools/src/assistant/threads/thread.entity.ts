import type { AssistantAnswer, Language } from '@arcada/contracts';
import {
  bigColumn,
  booleanColumn,
  idColumn,
  integerColumn,
  jsonColumn,
  longTextColumn,
  textColumn,
} from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person's conversation with the assistant. */
@Entity('assistant_thread')
@Index('ix_assistant_thread_user', ['userId', 'updatedAt'])
export class AssistantThreadEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  @Column(textColumn(120))
  title: string;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;

  @Column(bigColumn({ name: 'updated_at' }))
  updatedAt: number;
}

/** A question with its answer, and what the person thought of it. */
@Entity('assistant_message')
@Index('ix_assistant_message_thread', ['threadId', 'createdAt'])
@Index('ix_assistant_message_user', ['userId'])
export class AssistantMessageEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'thread_id' }))
  threadId: string;

  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  @Column(longTextColumn())
  question: string;

  @Column(jsonColumn())
  answer: AssistantAnswer;

  @Column(booleanColumn({ nullable: true }))
  helpful: boolean | null;

  @Column(longTextColumn({ nullable: true }))
  comment: string | null;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;
}

/** A question that the sources don't answer, without the person who asked: it shows what to write next. */
@Entity('assistant_gap')
@Index('ix_assistant_gap_last', ['lastDay'])
export class AssistantGapEntity {
  /** Hash of language and question. */
  @PrimaryColumn(textColumn(64))
  id: string;

  @Column(textColumn(8))
  language: Language;

  @Column(longTextColumn())
  question: string;

  @Column(integerColumn())
  count: number;

  /** Only the day, so that it can't be matched with who was signed in when. */
  @Column(textColumn(10, { name: 'last_day' }))
  lastDay: string;

  /** When an admin closed it; null while it is open. */
  @Column(bigColumn({ name: 'closed_at', nullable: true }))
  closedAt: number | null;

  @Column(textColumn(500, { nullable: true }))
  note: string | null;
}
