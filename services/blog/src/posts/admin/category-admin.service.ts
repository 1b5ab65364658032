import { type AdminCategory, forEachLanguage, type Language, languages, leadingName } from '@arcada/contracts';
import { Database, once, recordChange, requireAdminStep, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unlessTaken } from '../../unless-taken.ts';
import { Blog } from '../blog.ts';
import { CategoryEntity, CategoryRedirectEntity, CategoryTextEntity } from '../category.entity.ts';
import { PostEntity } from '../post.entity.ts';
import { categoryExists, categoryInUse, categoryNotFound, mergedIntoItself } from '../post.errors.ts';
import type { CategoryChange, CategoryText, NewCategory } from './category-admin.schema.ts';

/** Management of categories by admins. Every list of posts shows their names, so all are purged. */
@Injectable()
export class CategoryAdmin {
  constructor(
    private readonly database: Database,
    private readonly blog: Blog,
  ) {}

  list(): AdminCategory[] {
    const { categories, posts } = this.blog.snapshot.rows;
    return categories.map(({ row, texts }) => ({
      id: row.id,
      place: row.place,
      texts: Object.fromEntries([...texts].map(([each, { name, description }]) => [each, { name, description }])),
      postCount: posts.filter((post) => post.row.categoryId === row.id).length,
    }));
  }

  read(id: string): AdminCategory {
    const category = this.list().find((each) => each.id === id);
    if (!category) throw categoryNotFound();
    return category;
  }

  async create(category: NewCategory, actor: UserActor, key?: string): Promise<AdminCategory> {
    const { id, place, texts } = category;
    const insert = async (manager: EntityManager) => {
      if (await manager.existsBy(CategoryEntity, { id })) throw categoryExists(id);
      // An id that is used again no longer means another category.
      await manager.delete(CategoryRedirectEntity, { id });
      const last = (await manager.maximum(CategoryEntity, 'place')) ?? 0;
      await manager.insert(CategoryEntity, { id, place: place ?? last + 1, updatedAt: new Date() });
      await this.write(manager, id, texts);
      const after = await this.recorded(manager, id);
      await recordChange(manager, { action: 'blog.category.created', subject: subjectOf(id, after), after });
      return id;
    };
    const keyed = { scope: `categories:${actor.id}`, key, request: category };
    await unlessTaken(once(this.database, keyed, insert), categoryExists(id));
    await this.blog.publish();
    return this.read(id);
  }

  /** Every reader sees its texts: only an admin who has just typed the password changes them. */
  async change(id: string, { place, texts = {} }: CategoryChange, actor: UserActor): Promise<AdminCategory> {
    await this.database.transaction(async (manager) => {
      await this.lock(manager, id);
      const before = await this.recorded(manager, id);
      const isSame = (each: Language) => JSON.stringify(texts[each]) === JSON.stringify(before[each]);
      if (languages.some((each) => texts[each] && !isSame(each))) requireAdminStep(actor, true);
      await manager.update(CategoryEntity, id, { updatedAt: new Date(), ...(place !== undefined && { place }) });
      await this.write(manager, id, texts);
      const after = await this.recorded(manager, id);
      await recordChange(manager, { action: 'blog.category.changed', subject: subjectOf(id, after), before, after });
    });
    await this.blog.publish();
    return this.read(id);
  }

  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lock(manager, id);
      const posts = await manager.countBy(PostEntity, { categoryId: id });
      if (posts > 0) throw categoryInUse(posts);
      const before = await this.recorded(manager, id);
      await manager.delete(CategoryTextEntity, { categoryId: id });
      await manager.delete(CategoryRedirectEntity, { categoryId: id });
      await manager.delete(CategoryEntity, { id });
      await recordChange(manager, { action: 'blog.category.removed', subject: subjectOf(id, before), before });
    });
    await this.blog.publish();
  }

  /** Moves the posts of a category into another one. Addresses with its id mean that one from now on. */
  async merge(id: string, into: string): Promise<AdminCategory> {
    if (id === into) throw mergedIntoItself();
    await this.database.transaction(async (manager) => {
      // In the order of their ids, so that opposite merges wait for one another.
      for (const each of [id, into].sort()) await this.lock(manager, each);
      const before = await this.recorded(manager, id);
      const posts = await manager.find(PostEntity, { where: { categoryId: id }, select: { id: true } });
      await manager.update(PostEntity, { categoryId: id }, { categoryId: into });
      await manager.update(CategoryRedirectEntity, { categoryId: id }, { categoryId: into });
      // Seeds of earlier releases brought merged categories back beside their redirects.
      await manager.delete(CategoryRedirectEntity, { id: into });
      await manager.upsert(CategoryRedirectEntity, { id, categoryId: into }, ['id']);
      await manager.delete(CategoryTextEntity, { categoryId: id });
      await manager.delete(CategoryEntity, { id });
      await manager.update(CategoryEntity, into, { updatedAt: new Date() });
      const after = { into, posts: posts.map((post) => post.id) };
      await recordChange(manager, { action: 'blog.category.merged', subject: subjectOf(id, before), before, after });
    });
    await this.blog.publish();
    return this.read(into);
  }

  /** What an admin can change of a category, for the audit trail. */
  private async recorded(manager: EntityManager, id: string) {
    const { place } = await manager.findOneByOrFail(CategoryEntity, { id });
    const texts = await manager.findBy(CategoryTextEntity, { categoryId: id });
    const byLanguage = texts.map(({ language, name, description }) => [language, { name, description }] as const);
    return { place, ...(Object.fromEntries(byLanguage) as Partial<Record<Language, CategoryText>>) };
  }

  private async lock(manager: EntityManager, id: string): Promise<void> {
    const query = manager.createQueryBuilder(CategoryEntity, 'it').where('it.id = :id', { id });
    if (!(await this.database.forUpdate(query).getOne())) throw categoryNotFound();
  }

  private async write(manager: EntityManager, categoryId: string, texts: Partial<Record<string, CategoryText>>) {
    for (const language of languages) {
      const text = texts[language];
      if (!text) continue;
      await manager.delete(CategoryTextEntity, { categoryId, language });
      await manager.insert(CategoryTextEntity, { categoryId, language, ...text });
    }
  }
}

/** By its name in the first language that has one. */
const subjectOf = (id: string, texts: Partial<Record<Language, CategoryText>>) => {
  const name = leadingName(forEachLanguage((language) => texts[language]?.name ?? ''));
  return { kind: 'category', id, ...(name && { name }) };
};
