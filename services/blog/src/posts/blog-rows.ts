import { type Language, languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { AuthorEntity, AuthorTextEntity } from './author.entity.ts';
import { CategoryEntity, CategoryRedirectEntity, CategoryTextEntity } from './category.entity.ts';
import { PostEntity, PostTextEntity } from './post.entity.ts';

/** Texts of one item by language; a translation may be missing. */
export type Texts<T> = ReadonlyMap<Language, T>;

export interface BlogRows {
  posts: { row: PostEntity; texts: Texts<PostTextEntity> }[];
  categories: { row: CategoryEntity; texts: Texts<CategoryTextEntity> }[];
  authors: { row: AuthorEntity; texts: Texts<AuthorTextEntity> }[];
  redirects: CategoryRedirectEntity[];
}

/** Everything readers can see, and drafts: a blog is small enough to keep in memory. */
export async function readBlog(manager: EntityManager): Promise<BlogRows> {
  const postTexts = groupTexts(await manager.find(PostTextEntity), ({ postId }) => postId);
  const categoryTexts = groupTexts(await manager.find(CategoryTextEntity), ({ categoryId }) => categoryId);
  const authorTexts = groupTexts(await manager.find(AuthorTextEntity), ({ authorId }) => authorId);
  const posts = await manager.find(PostEntity);
  const categories = await manager.find(CategoryEntity, { order: { place: 'ASC', id: 'ASC' } });
  const authors = await manager.find(AuthorEntity);
  const redirects = await manager.find(CategoryRedirectEntity, { order: { id: 'ASC' } });
  return {
    posts: posts.map((row) => ({ row, texts: postTexts.get(row.id) ?? new Map() })),
    categories: categories.map((row) => ({ row, texts: categoryTexts.get(row.id) ?? new Map() })),
    authors: authors.map((row) => ({ row, texts: authorTexts.get(row.id) ?? new Map() })),
    redirects,
  };
}

function groupTexts<T extends { language: Language }>(texts: readonly T[], owner: (text: T) => string) {
  const groups = new Map<string, Map<Language, T>>();
  for (const text of texts) {
    const group = groups.get(owner(text)) ?? new Map<Language, T>();
    groups.set(owner(text), group.set(text.language, text));
  }
  return groups;
}

/** The text in the language, else in English, else in any. */
export function inLanguage<T>(texts: Texts<T>, language: Language): T | undefined {
  for (const each of [language, ...languages]) {
    const text = texts.get(each);
    if (text) return text;
  }
  return undefined;
}

/** Changes whenever anyone adds, changes or deletes a post or a category. */
export async function readRevision(manager: EntityManager): Promise<string> {
  const marks: string[] = [];
  for (const entity of [PostEntity, CategoryEntity]) {
    const row = await manager
      .createQueryBuilder(entity, 'it')
      .select('max(it.updated_at)', 'latest')
      .addSelect('count(*)', 'count')
      .getRawOne<{ latest: string | Date | null; count: number | string }>();
    marks.push(`${row?.latest instanceof Date ? row.latest.toISOString() : row?.latest}/${row?.count}`);
  }
  return marks.join();
}
