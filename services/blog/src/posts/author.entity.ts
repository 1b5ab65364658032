import type { Language } from '@arcada/contracts';
import { textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The name shown above a post: a person at Arcada, or a producer under the name of the account. */
@Entity('author')
@Index('ux_author_address', ['address'], { unique: true })
export class AuthorEntity {
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  @Column(textColumn(120))
  name: string;

  /** Where the page of an account is; null: at its id. */
  @Column(textColumn(160, { name: 'address', nullable: true }))
  address: string | null;
}

@Entity('author_text')
export class AuthorTextEntity {
  @PrimaryColumn(textColumn(160, { name: 'author_id' }))
  authorId: string;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(textColumn(160))
  role: string;

  @Column(textColumn(1000))
  bio: string;
}
