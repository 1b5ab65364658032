import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { PostEntity, PostTextEntity } from '../post.entity.ts';
import type { PostTextInput } from './post-admin.schema.ts';
import { byLanguage, keepTexts, type TextChanges, writeTexts } from './post-texts.ts';

const facts = ['categoryId', 'authorId', 'image', 'related'] as const;
type Facts = Pick<PostEntity, (typeof facts)[number]>;
type Texts = Partial<Record<Language, PostTextInput>>;

export const textsOf = async (manager: EntityManager, postId: string): Promise<Texts> =>
  byLanguage(await manager.findBy(PostTextEntity, { postId }));

interface Correction {
  /** Locked. */
  edition: PostEntity;
  before: Facts & { texts: Texts };
  after: Facts;
  by: string;
  now: Date;
}

/**
 * What was changed in a post is changed in its next edition, too, where that has what the post had: otherwise its
 * publication would take the correction back. What the author has written since is the author's.
 */
export async function correctEdition(
  manager: EntityManager,
  { edition, before, after, by, now }: Correction,
): Promise<void> {
  const mine = await textsOf(manager, edition.id);
  const theirs = await textsOf(manager, edition.editionOf as string);
  const texts = changedIn(mine, before.texts, theirs);
  const columns = taken(facts, edition, before, after);
  if (Object.keys({ ...texts, ...columns }).length === 0) return;
  if (Object.keys(texts).length > 0) {
    await keepTexts(manager, edition, by, now);
    await writeTexts(manager, edition.id, texts);
  }
  // Who has it open is told that it was saved elsewhere.
  await manager.update(PostEntity, edition.id, { ...columns, revision: edition.revision + 1, updatedAt: now });
}

/** Of these fields, those that are still as before, with their new value. */
function taken<T extends object, K extends keyof T>(
  keys: readonly K[],
  mine: T,
  before: Pick<T, K>,
  after: Pick<T, K>,
) {
  const isTaken = (key: K) => isDeepStrictEqual(mine[key], before[key]) && !isDeepStrictEqual(mine[key], after[key]);
  return Object.fromEntries(keys.filter(isTaken).map((key) => [key, after[key]])) as Partial<Pick<T, K>>;
}

function changedIn(mine: Texts, before: Texts, after: Texts): TextChanges {
  const changes: TextChanges = {};
  for (const language of languages) {
    const [own, was, is] = [mine[language], before[language], after[language]];
    if (own && was && is) {
      const fields = taken(['title', 'excerpt', 'tags', 'body'], own, was, is);
      if (Object.keys(fields).length > 0) changes[language] = { ...own, ...fields };
    } else if (!own && !was && is) changes[language] = is;
    else if (own && !is && isDeepStrictEqual(own, was)) changes[language] = null;
  }
  // A text must remain: an author who has removed the others keeps this one.
  const isLeft = languages.some((each) => (changes[each] === undefined ? mine[each] : changes[each]));
  return isLeft ? changes : {};
}
