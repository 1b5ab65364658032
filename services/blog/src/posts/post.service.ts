import { randomUUID } from 'node:crypto';
import type { Language } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { PostEntity } from './post.entity.ts';
import { postNotFound } from './post.errors.ts';
import type { NewPost, Post } from './post.schema.ts';

const view = ({ id, title, createdAt }: PostEntity): Post => ({
  id,
  title,
  createdAt: createdAt.toISOString(),
});

/** Rules of posts. Everybody sees and changes their own only. */
@Injectable()
export class PostService {
  constructor(private readonly database: Database) {}

  async list(actor: UserActor): Promise<Post[]> {
    const rows = await this.database.read.find(PostEntity, {
      where: { ownerId: actor.id },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: 100,
    });
    return rows.map(view);
  }

  async add(actor: UserActor, { title }: NewPost): Promise<Post> {
    const row = { id: randomUUID(), ownerId: actor.id, title, createdAt: new Date() };
    await this.database.transaction((manager) => manager.insert(PostEntity, row));
    return view(row);
  }

  async remove(actor: UserActor, id: string, language: Language): Promise<void> {
    const { affected } = await this.database.transaction((manager) =>
      manager.delete(PostEntity, { id, ownerId: actor.id }),
    );
    if (!affected) throw postNotFound(language);
  }
}
