import { type Language, languages } from '@arcada/contracts';
import { type AuditedChange, recordChange, type UserActor } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { PostEntity, PostTextEntity } from '../post.entity.ts';
import { byLanguage } from './post-texts.ts';

type Fields = AuditedChange['before'];

/** What an admin can change of a post, for the audit trail; undefined for producers, whose drafts aren't on record. */
export async function recordedPost(manager: EntityManager, { role }: UserActor, id: string): Promise<Fields> {
  if (role !== 'admin') return undefined;
  const { status, publishedAt, categoryId, authorId, image, related, adminNote } = await manager.findOneByOrFail(
    PostEntity,
    {
      id,
    },
  );
  const texts = byLanguage(await manager.findBy(PostTextEntity, { postId: id }));
  const decided = { status, publishedAt: publishedAt?.toISOString() ?? null, adminNote };
  const facts = { ...decided, categoryId, authorId, image, related };
  return { ...facts, ...texts };
}

/** The English title, or the one that there is. */
function titleOf(recorded: Fields): string | undefined {
  const texts = (recorded ?? {}) as Partial<Record<Language, { title: string } | null>>;
  return ['en' as const, ...languages].map((language) => texts[language]?.title).find(Boolean);
}

/** An entry for a change by an admin. */
export async function recordPost(
  manager: EntityManager,
  { role }: UserActor,
  {
    id,
    action,
    before,
    after,
  }: { id: string; action: 'created' | 'changed' | 'removed'; before?: Fields; after?: Fields },
): Promise<void> {
  if (role !== 'admin') return;
  const name = titleOf(after ?? before);
  const subject = { kind: 'post', id, ...(name && { name }) };
  await recordChange(manager, {
    action: `blog.post.${action}`,
    subject,
    ...(before && { before }),
    ...(after && { after }),
  });
}
