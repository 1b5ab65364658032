import type { ContactStatus, Language, ServiceTab } from '@arcada/contracts';
import { bigColumn, idColumn, jsonColumn, longTextColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('contact_message')
@Index('ix_contact_message_email', ['email', 'createdAt'])
@Index('ix_contact_message_client', ['client', 'createdAt'])
@Index('ix_contact_message_user', ['userId'])
@Index('ix_contact_message_created', ['createdAt'])
export class ContactMessageEntity {
  @PrimaryColumn(idColumn({ name: 'id' }))
  id: string;

  @Column(textColumn(120))
  name: string;

  /** In lower case. */
  @Column(textColumn(254))
  email: string;

  @Column(textColumn(40, { nullable: true }))
  phone: string | null;

  @Column(longTextColumn())
  message: string;

  /** The service that the form was opened for. */
  @Column(textColumn(32, { nullable: true }))
  service: ServiceTab | null;

  @Column(textColumn(8))
  language: Language;

  @Column(idColumn({ name: 'user_id', nullable: true }))
  userId: string | null;

  /** Keyed hash of the client's address, for the hourly limit; deleted afterwards. */
  @Column(textColumn(64, { nullable: true }))
  client: string | null;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;

  /** What an admin has made of it; null: nothing yet. */
  @Column(textColumn(16, { nullable: true }))
  status: Exclude<ContactStatus, 'new'> | null;

  /** What the admins' search compares: name and address, folded. */
  @Column(longTextColumn({ name: 'search_text', nullable: true }))
  searchText: string | null;

  /** Its mails in the outbox, which are erased with it while they wait. */
  @Column(jsonColumn({ name: 'mail_ids', nullable: true }))
  mailIds: string[] | null;
}

/** Tickets that were used for a message. */
@Entity('contact_ticket')
@Index('ix_contact_ticket_used', ['usedAt'])
export class UsedTicketEntity {
  @PrimaryColumn(textColumn(40, { name: 'nonce' }))
  nonce: string;

  @Column(bigColumn({ name: 'used_at' }))
  usedAt: number;
}

/** Locked while a message is counted, so that simultaneous messages are counted one after the other. */
@Entity('contact_sender')
@Index('ix_contact_sender_seen', ['seenAt'])
export class ContactSenderEntity {
  /** Keyed hash of the sender's e-mail address or of the client's address. */
  @PrimaryColumn(textColumn(64, { name: 'id' }))
  id: string;

  @Column(bigColumn({ name: 'seen_at' }))
  seenAt: number;
}
