import { type Language, languages } from '@arcada/contracts';
import { readingMinutes, toContent } from '@arcada/service-kit/markdown';
import { type EntityManager, MoreThan } from 'typeorm';
import { type PostEntity, PostTextEntity } from '../post.entity.ts';
import { textMissing } from '../post.errors.ts';
import type { PostTextInput } from './post-admin.schema.ts';
import { PostRevisionEntity } from './post-revision.entity.ts';

export type TextChanges = Partial<Record<Language, PostTextInput | null>>;

/** Texts of a post or revision by language, without their keys. */
export function byLanguage(rows: readonly (PostTextInput & { language: Language })[]) {
  const entries = rows.map(({ language, title, excerpt, tags, body }) => [language, { title, excerpt, tags, body }]);
  return Object.fromEntries(entries) as Partial<Record<Language, PostTextInput>>;
}

/** Stores the current texts under the number of the post's latest save. */
export async function keepTexts(manager: EntityManager, post: PostEntity, by: string, now: Date): Promise<void> {
  const texts = await manager.findBy(PostTextEntity, { postId: post.id });
  for (const { postId, language, title, excerpt, tags, body } of texts) {
    const kept = { postId, number: post.revision, language, title, excerpt, tags, body };
    await manager.insert(PostRevisionEntity, { ...kept, replacedAt: now, replacedBy: by });
  }
}

/** A draft of a producer saves itself every few seconds: its history gets one text in this time. */
const betweenKeptMilliseconds = 10 * 60_000;

/** Whether what this account wrote of the post before is in its history, from a short while ago. */
export const wereKeptLately = (manager: EntityManager, post: PostEntity, by: string, now: Date): Promise<boolean> =>
  manager.existsBy(PostRevisionEntity, {
    postId: post.id,
    replacedBy: by,
    replacedAt: MoreThan(new Date(now.getTime() - betweenKeptMilliseconds)),
  });

/** Writes complete texts; null removes one. At least one must remain. */
export async function writeTexts(manager: EntityManager, postId: string, changes: TextChanges): Promise<void> {
  for (const language of languages) {
    const text = changes[language];
    if (text === undefined) continue;
    await manager.delete(PostTextEntity, { postId, language });
    if (text)
      await manager.insert(PostTextEntity, {
        postId,
        language,
        ...text,
        readingMinutes: readingMinutes(toContent(text.body)),
      });
  }
  if (!(await manager.existsBy(PostTextEntity, { postId }))) throw textMissing();
}
