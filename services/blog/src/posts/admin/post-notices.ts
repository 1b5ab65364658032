import { randomUUID } from 'node:crypto';
import { forEachLanguage, links, type Translated } from '@arcada/contracts';
import {
  type Decision,
  decisionNotice,
  inWords,
  notScheduled,
  Outbox,
  publicationMove,
  submittedNotice,
  timeInWords,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inLanguage } from '../blog-rows.ts';
import { PostEntity, PostTextEntity } from '../post.entity.ts';

const texts = {
  post: {
    en: 'An admin has published it: readers can see it now.',
    'pt-BR': 'Um administrador o publicou: os leitores já podem vê-lo.',
    es: 'Un administrador lo ha publicado: los lectores ya pueden verlo.',
  },
  appeared: {
    en: 'Readers can see it now, as scheduled.',
    'pt-BR': 'Os leitores já podem vê-lo, como agendado.',
    es: 'Los lectores ya pueden verlo, como estaba programado.',
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
  scheduledEdition: {
    en: 'What you have changed is in place. Readers will see it from {time} (UTC).',
    'pt-BR': 'Suas alterações foram incluídas. Os leitores o verão a partir de {time} (UTC).',
    es: 'Tus cambios ya están incluidos. Los lectores lo verán a partir del {time} (UTC).',
  },
  withdrawn: {
    en: 'An admin has taken it from readers. Write to us if you have questions.',
    'pt-BR': 'Um administrador o tirou do ar. Em caso de dúvida, escreva para nós.',
    es: 'Un administrador lo ha retirado. Si tienes preguntas, escríbenos.',
  },
  submittedFirst: {
    en: '{actor} has submitted this new article. Publish it or send it back.',
    'pt-BR': '{actor} enviou este artigo novo. Publique-o ou devolva-o.',
    es: '{actor} ha enviado este artículo nuevo. Publícalo o devuélvelo.',
  },
  submittedNext: {
    en: '{actor} has submitted a new edition of what readers have. Publish it or send it back.',
    'pt-BR': '{actor} enviou uma nova edição do que os leitores têm. Publique-a ou devolva-a.',
    es: '{actor} ha enviado una nueva edición de lo que tienen los lectores. Publícala o devuélvela.',
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

/** Notices to admins of what was submitted, and to who wrote a post: each in the transaction of what an admin has decided about it. */
@Injectable()
export class PostNotices {
  constructor(private readonly outbox: Outbox) {}

  async changed(manager: EntityManager, change: Change): Promise<void> {
    const { post, changes, id, actor } = change;
    if (changes.status === 'submitted' && post.status !== 'submitted') await this.submitted(manager, post, actor);
    const stored = await manager.findOneByOrFail(PostEntity, { id });
    const decision = decisionIn(change, stored);
    if (!decision || post.ownerId === null) return;
    const isOwn = post.ownerId === actor.id;
    // Whatever an admin decides last: a time that was set before is no longer announced.
    await manager.update(PostEntity, id, {
      announceAt: decision.kind === 'scheduled' && !isOwn ? stored.publishedAt : null,
    });
    if (!isOwn) await this.give(manager, { id, ownerId: post.ownerId }, decision);
  }

  /** To who wrote it, at the time for which an admin has scheduled it. */
  async appeared(manager: EntityManager, post: PostEntity): Promise<void> {
    await this.give(manager, post, { kind: 'published', text: texts.appeared });
  }

  private async give(
    manager: EntityManager,
    { id, ownerId }: Pick<PostEntity, 'id' | 'ownerId'>,
    decision: Decision,
  ): Promise<void> {
    if (ownerId === null) return;
    const title = await titleOf(manager, id);
    await this.outbox.add(manager, 'blog.notice.given', {
      ...decisionNotice(title, decision),
      id: randomUUID(),
      userId: ownerId,
      path: decision.kind === 'published' ? links.post(id) : links.contentPosts(id),
      mails: true,
    });
  }

  private async submitted(manager: EntityManager, { id, editionOf }: PostEntity, actor: UserActor): Promise<void> {
    await this.outbox.add(manager, 'blog.notice.for-admins', {
      ...submittedNotice(await titleOf(manager, id), editionOf === null ? texts.submittedFirst : texts.submittedNext),
      id: randomUUID(),
      path: links.admin(`blog-manager/${id}`),
      actorId: actor.id,
    });
  }
}

async function titleOf(manager: EntityManager, postId: string): Promise<Translated> {
  const written = new Map((await manager.findBy(PostTextEntity, { postId })).map((text) => [text.language, text]));
  return forEachLanguage((language) => inLanguage(written, language)?.title ?? postId);
}

function decisionIn({ post, changes, now }: Change, stored: PostEntity): Decision | undefined {
  if (changes.status === 'draft' && post.status === 'submitted')
    return { kind: 'sentBack', note: changes.adminNote ?? '' };
  const kind = publicationMove(post, stored, now);
  const isEdition = post.editionOf !== null;
  if (kind === 'published') return { kind, text: texts[isEdition ? 'edition' : 'post'] };
  if (kind === 'withdrawn') return { kind, text: texts.withdrawn };
  if (kind === 'unscheduled') return { kind, text: notScheduled };
  if (kind === undefined || stored.publishedAt === null) return undefined;
  const time = timeInWords(stored.publishedAt);
  return { kind, text: inWords(texts[isEdition ? 'scheduledEdition' : 'scheduled'], { time }) };
}
