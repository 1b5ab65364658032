import type { Language } from '@arcada/contracts';
import { textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The name shown above a post: a person at Arcada, not an account. */
@Entity('author')
export class AuthorEntity {
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  @Column(textColumn(120))
  name: string;
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
