import { languages } from '@arcada/contracts';
import { Database, type ServiceContext } from '@arcada/service-kit';
import { readingMinutes, toContent } from '@arcada/service-kit/markdown';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { AuthorEntity, AuthorTextEntity } from '../posts/author.entity.ts';
import { CategoryEntity, CategoryRedirectEntity, CategoryTextEntity } from '../posts/category.entity.ts';
import { PostEntity, PostTextEntity } from '../posts/post.entity.ts';
import { authors } from './authors.ts';
import { categories } from './categories.ts';
import { type PostSeed, readPostSeeds } from './post-seeds.ts';
import { seedTestimonials } from './seed-testimonials.ts';

/** Posts, categories, authors and testimonials. What exists is left as it is. */
export async function seedBlog({ get, config }: ServiceContext): Promise<void> {
  if (!config.SEED_DEMO) return;
  const posts = await readPostSeeds();
  await get(Database).transaction(async (manager) => {
    await seedAuthors(manager);
    const redirects = await manager.find(CategoryRedirectEntity);
    const merged = new Map(redirects.map(({ id, categoryId }) => [id, categoryId]));
    await seedCategories(manager, merged);
    await seedPosts(manager, posts, merged);
    await seedTestimonials(manager);
  });
}

/** Category ids that now mean another category. */
type Merged = ReadonlyMap<string, string>;

/** Those of `seeds` whose id the table does not hold. */
async function missing<T extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  seeds: readonly T[],
): Promise<T[]> {
  const present = await manager.find(entity, { select: { id: true } });
  const ids = new Set(present.map(({ id }) => id as string));
  return seeds.filter(({ id }) => !ids.has(id));
}

async function seedAuthors(manager: EntityManager): Promise<void> {
  for (const { id, name, role, bio } of await missing(manager, AuthorEntity, authors)) {
    await manager.insert(AuthorEntity, { id, name });
    for (const language of languages)
      await manager.insert(AuthorTextEntity, { authorId: id, language, role: role[language], bio: bio[language] });
  }
}

async function seedCategories(manager: EntityManager, merged: Merged): Promise<void> {
  const own = categories.filter(({ id }) => !merged.has(id));
  for (const seed of await missing(manager, CategoryEntity, own)) {
    await manager.insert(CategoryEntity, { id: seed.id, place: categories.indexOf(seed) + 1, updatedAt: new Date() });
    for (const language of languages) {
      const text = { name: seed.name[language], description: seed.description[language] };
      await manager.insert(CategoryTextEntity, { categoryId: seed.id, language, ...text });
    }
  }
}

async function seedPosts(manager: EntityManager, seeds: readonly PostSeed[], merged: Merged): Promise<void> {
  for (const seed of await missing(manager, PostEntity, seeds)) {
    const publishedAt = new Date(`${seed.publishedAt}T09:00:00Z`);
    await manager.insert(PostEntity, {
      id: seed.id,
      categoryId: merged.get(seed.category) ?? seed.category,
      authorId: seed.author,
      status: 'published',
      publishedAt,
      image: `${seed.id}.svg`,
      related: seed.related,
      ownerId: null,
      revision: 1,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    });
    for (const language of languages) {
      const { title, excerpt, tags, body } = seed.texts[language];
      const minutes = readingMinutes(toContent(body));
      const text = { title, excerpt, tags, body, readingMinutes: minutes };
      await manager.insert(PostTextEntity, { postId: seed.id, language, ...text });
    }
  }
}
