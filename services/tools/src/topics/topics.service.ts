import type { LibraryTopic, TopicQuery } from '@arcada/bim';
import type { Language, PageOf } from '@arcada/contracts';
import { Database, isUniqueViolation, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { FavouriteEntity } from './favourite.entity.ts';
import { topicNotFound } from './topic.errors.ts';
import { TopicLibrary } from './topic-library.ts';

/** The library as an account sees it. */
@Injectable()
export class Topics {
  constructor(
    private readonly database: Database,
    private readonly library: TopicLibrary,
  ) {}

  async page(
    actor: UserActor,
    { favourites, page, pageSize, ...wanted }: TopicQuery,
    language: Language,
  ): Promise<PageOf<LibraryTopic>> {
    const rows = await this.database.read.findBy(FavouriteEntity, { userId: actor.id });
    const marked = new Set(rows.map(({ topicId }) => topicId));
    const found = this.library.find(wanted, language).filter(({ id }) => !favourites || marked.has(id));
    const items = found.slice((page - 1) * pageSize, page * pageSize);
    return {
      items: items.map((topic) => ({ ...topic, favourite: marked.has(topic.id) })),
      total: found.length,
      page,
      pageSize,
    };
  }

  async mark(actor: UserActor, topicId: string): Promise<void> {
    if (!this.library.ids.has(topicId)) throw topicNotFound();
    const row = { userId: actor.id, topicId, createdAt: new Date() };
    try {
      await this.database.transaction((manager) => manager.insert(FavouriteEntity, row));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  async unmark(actor: UserActor, topicId: string): Promise<void> {
    await this.database.transaction((manager) => manager.delete(FavouriteEntity, { userId: actor.id, topicId }));
  }
}
