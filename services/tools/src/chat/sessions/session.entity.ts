import type { ChatReply } from '@arcada/bim';
import { bigColumn, idColumn, integerColumn, longTextColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A document's chat session; the document's owner is the session's. */
@Entity('chat_session')
export class ChatSessionEntity {
  @PrimaryColumn(idColumn({ name: 'document_id' }))
  documentId: string;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;
}

/** What the author wrote, with the reply. */
@Entity('chat_message')
@Index('ix_chat_message_document', ['documentId', 'number'])
export class ChatMessageEntity {
  @PrimaryColumn(idColumn({ name: 'document_id' }))
  documentId: string;

  /** Chosen by the browser, so that a message sent again is the same one. */
  @PrimaryColumn(idColumn())
  id: string;

  /** Its place in the session, from 1. */
  @Column(integerColumn())
  number: number;

  @Column(longTextColumn())
  text: string;

  @Column(textColumn(16))
  engine: ChatReply['engine'];

  @Column(textColumn(16))
  outcome: ChatReply['outcome'];

  @Column(longTextColumn())
  notice: string;

  @Column(longTextColumn())
  reply: string;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;
}
