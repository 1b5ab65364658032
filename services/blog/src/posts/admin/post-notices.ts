import { randomUUID } from 'node:crypto';
import { forEachLanguage, type Language, links, type Translated } from '@arcada/contracts';
import { type Decision, decisionNotice, inWords, Outbox, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inLanguage } from '../blog-rows.ts';
import { type PostEntity, PostTextEntity } from '../post.entity.ts';

const texts = {
  post: {
    en: 'An admin has published it: readers can see it now.',
    'pt-BR': 'Um administrador o publicou: os leitores já podem vê-lo.',
    es: 'Un administrador lo ha publicado: los lectores ya pueden verlo.',
  },
  edition: {
    en: 'Readers see what you have changed from now on.',
    'pt-BR': 'Os leitores já veem o que você alterou.',
    es: 'Los lectores ya ven lo que has cambiado.',
  },
  scheduled: {
    en: 'Readers will see it from {time} (UTC).',
    'pt-BR': 'Os leitores o verão a partir de {time} (UTC).',
    es: 'Los lectores lo verán a partir del {time} (UTC).',
  },
} satisfies Record<string, Translated>;

interface Change {
  /** As it was before. */
  post: PostEntity;
  changes: Partial<PostEntity>;
  /** Whose texts count from now on: another post when an edition was put in place. */
  id: string;
  actor: UserActor;
  now: Date;
}

/** Notices to who wrote a post, each in the transaction of what an admin has decided about it. */
@Injectable()
export class PostNotices {
  constructor(private readonly outbox: Outbox) {}

  async changed(manager: EntityManager, change: Change): Promise<void> {
    const { post, id, actor } = change;
    const decision = decisionIn(change);
    if (!decision || post.ownerId === null || post.ownerId === actor.id) return;
    const written = new Map(
      (await manager.findBy(PostTextEntity, { postId: id })).map((text) => [text.language, text]),
    );
    const title = forEachLanguage((language) => inLanguage(written, language)?.title ?? id);
    await this.outbox.add(manager, 'blog.notice.given', {
      ...decisionNotice(title, decision),
      id: randomUUID(),
      userId: post.ownerId,
      path: decision.kind === 'published' ? links.post(id) : links.contentPosts(id),
      mails: true,
    });
  }
}

function decisionIn({ post, changes, now }: Change): Decision | undefined {
  const { status, publishedAt = post.publishedAt } = changes;
  if (status === 'draft' && post.status === 'submitted') return { kind: 'sentBack', note: changes.adminNote ?? '' };
  if (status !== 'published' || post.status === 'published') return undefined;
  if (publishedAt !== null && publishedAt.getTime() > now.getTime()) {
    const time = forEachLanguage((language) => timeIn(publishedAt, language));
    return { kind: 'scheduled', text: inWords(texts.scheduled, { time }) };
  }
  return { kind: 'published', text: texts[post.editionOf === null ? 'post' : 'edition'] };
}

const timeIn = (time: Date, language: Language): string =>
  time.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
