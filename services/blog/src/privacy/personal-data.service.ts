import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContactMessageEntity } from '../contact/contact.entity.ts';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { Newsletter } from '../newsletter/newsletter.service.ts';
import { PostRevisionEntity } from '../posts/admin/post-revision.entity.ts';
import { PostEntity } from '../posts/post.entity.ts';

/** What the blog holds about a person with an account: handed out on request, and removed with the account. */
@Injectable()
export class PersonalData {
  constructor(
    private readonly database: Database,
    private readonly newsletter: Newsletter,
  ) {}

  async export(userId: string) {
    const { read } = this.database;
    const posts = await read.find(PostEntity, { where: { ownerId: userId }, order: { createdAt: 'ASC' } });
    const saves = await read.find(PostRevisionEntity, {
      where: { replacedBy: userId },
      order: { replacedAt: 'ASC', language: 'ASC' },
      select: { postId: true, number: true, language: true, replacedAt: true },
    });
    const messages = await read.find(ContactMessageEntity, { where: { userId }, order: { createdAt: 'ASC' } });
    const subscriptions = await read.findBy(SubscriptionEntity, { userId });
    return {
      posts: posts.map(({ id, status, createdAt }) => ({ id, status, createdAt: createdAt.toISOString() })),
      saves: saves.map(({ postId, number, language, replacedAt }) => ({
        post: postId,
        number,
        language,
        at: replacedAt.toISOString(),
      })),
      messages: messages.map(({ name, email, phone, message, language, createdAt }) => ({
        name,
        email,
        phone,
        message,
        language,
        sentAt: new Date(createdAt).toISOString(),
      })),
      newsletter: subscriptions.map(({ email, language, status }) => ({ email, language, status })),
    };
  }

  /** Posts stay and belong to nobody; messages and the subscription go. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(PostEntity, { ownerId: userId }, { ownerId: null });
    await manager.update(PostRevisionEntity, { replacedBy: userId }, { replacedBy: null });
    await manager.delete(ContactMessageEntity, { userId });
    for (const { id } of await manager.findBy(SubscriptionEntity, { userId })) await this.newsletter.end(manager, id);
  }
}
