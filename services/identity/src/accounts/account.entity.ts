import type { Language, Role } from '@arcada/contracts';
import { idColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { searchWordsMax } from './account-keys.ts';

/**
 * A person who can sign in. Keys are SHA-256, so that uniqueness doesn't depend on a database's
 * collation.
 */
@Entity('account')
@Index('ix_account_created', ['createdAt'])
@Index('ix_account_search', ['searchWords', 'id'])
export class AccountEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(textColumn(60))
  @Index('ix_account_username')
  username: string;

  @Column(textColumn(64, { name: 'username_key' }))
  @Index('ux_account_username', { unique: true })
  usernameKey: string;

  @Column(textColumn(254))
  @Index('ix_account_email')
  email: string;

  /** Null while another account owns the address: such an account works, but isn't found by address. */
  @Column(textColumn(64, { name: 'email_key', nullable: true }))
  @Index('ux_account_email', { unique: true })
  emailKey: string | null;

  /** When a link mailed to the address was followed. Only a confirmed address can be used for signing in. */
  @Column(timeColumn({ name: 'email_confirmed_at', nullable: true }))
  emailConfirmedAt: Date | null;

  /** The address that will replace the one above once the link mailed to it is followed. */
  @Column(textColumn(254, { name: 'pending_email', nullable: true }))
  pendingEmail: string | null;

  @Column(textColumn(120, { name: 'full_name', nullable: true }))
  fullName: string | null;

  @Column(textColumn(16))
  @Index('ix_account_role')
  role: Role;

  /** Null until a person created from the command line has set a password. */
  @Column(textColumn(200, { name: 'password_hash', nullable: true }))
  passwordHash: string | null;

  /** Language of the mails. */
  @Column(textColumn(8))
  language: Language;

  /** Names and address in lower case without accents, as earlier releases search them. */
  @Column(longTextColumn({ name: 'search_text' }))
  searchText: string;

  /** The same, short enough for an index: what the search of the users manager compares. */
  @Column(textColumn(searchWordsMax, { name: 'search_words', nullable: true }))
  searchWords: string | null;

  /** Idempotency key of the registration: a repeated call finds its own account. */
  @Column(textColumn(64, { name: 'registration_key', nullable: true }))
  registrationKey: string | null;

  /** Since when an admin keeps the account from being used; null: it can be used. */
  @Column(timeColumn({ name: 'disabled_at', nullable: true }))
  disabledAt: Date | null;

  /** Kept when the sessions are ended or expire; null: never used, or not since this is written down. */
  @Column(timeColumn({ name: 'last_seen_at', nullable: true }))
  lastSeenAt: Date | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;
}
