import { site } from '@arcada/contracts';
import { authorIdOf, Database, Outbox, type PersonalDataSource, writtenAddresses } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ContactMessageEntity } from '../contact/contact.entity.ts';
import { eraseMessages } from '../contact/erase-messages.ts';
import { receivedLetters } from '../letters/received-letters.ts';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { Newsletter } from '../newsletter/newsletter.service.ts';
import { PostRevisionEntity } from '../posts/admin/post-revision.entity.ts';
import { AuthorEntity } from '../posts/author.entity.ts';
import { PostEntity } from '../posts/post.entity.ts';

/**
 * The blog's data about a person with an account: exported on request, and erased with the account.
 * Messages and the newsletter need no account: they are the person's too when they contain a
 * confirmed address.
 */
@Injectable()
export class PersonalData implements PersonalDataSource {
  constructor(
    private readonly database: Database,
    private readonly newsletter: Newsletter,
    private readonly outbox: Outbox,
  ) {}

  async export(userId: string, emailKeys: readonly string[] = []) {
    const { read } = this.database;
    const posts = await read.find(PostEntity, { where: { ownerId: userId }, order: { createdAt: 'ASC' } });
    const saves = await read.find(PostRevisionEntity, {
      where: { replacedBy: userId },
      order: { replacedAt: 'ASC', language: 'ASC' },
      select: { postId: true, number: true, language: true, replacedAt: true },
    });
    const messages = await read.find(ContactMessageEntity, {
      where: [{ userId }, { email: In(await writtenAddresses(read, ContactMessageEntity, emailKeys)) }],
      order: { createdAt: 'ASC' },
    });
    const subscriptions = await read.findBy(SubscriptionEntity, {
      email: In(await writtenAddresses(read, SubscriptionEntity, emailKeys)),
    });
    const letters = await receivedLetters(read, subscriptions);
    return {
      posts: posts.map(({ id, status, createdAt }) => ({ id, status, createdAt: createdAt.toISOString() })),
      saves: saves.map(({ postId, number, language, replacedAt }) => ({
        post: postId,
        number,
        language,
        at: replacedAt.toISOString(),
      })),
      messages: messages.map(({ name, email, phone, service, message, language, createdAt }) => ({
        name,
        email,
        phone,
        service,
        message,
        language,
        sentAt: new Date(createdAt).toISOString(),
      })),
      newsletter: subscriptions.map(({ id, email, language, status }) => ({
        email,
        language,
        status,
        letters: letters.get(id) ?? [],
      })),
    };
  }

  /**
   * Posts stay without an owner; messages and the subscription are deleted. Its letters stay counted, for a row that
   * is nobody's, and those that wait aren't sent.
   */
  async erase(manager: EntityManager, userId: string, emailKeys: readonly string[]): Promise<void> {
    await manager.update(PostEntity, { ownerId: userId }, { ownerId: null });
    await this.eraseAuthor(manager, authorIdOf(userId));
    await manager.update(PostRevisionEntity, { replacedBy: userId }, { replacedBy: null });
    const written = await writtenAddresses(manager, ContactMessageEntity, emailKeys);
    await eraseMessages(manager, this.outbox, [{ userId }, { email: In(written) }]);
    const subscribed = await writtenAddresses(manager, SubscriptionEntity, emailKeys);
    const subscriptions = await manager.findBy(SubscriptionEntity, { email: In(subscribed) });
    for (const { id } of subscriptions) await this.newsletter.end(manager, id);
    await manager.update(SubscriptionEntity, { userId }, { userId: null });
  }

  /** Posts that readers have stay, under the site's name. The new time makes every replica read them again. */
  private async eraseAuthor(manager: EntityManager, authorId: string): Promise<void> {
    await manager.update(AuthorEntity, { id: authorId }, { name: site.name, address: null });
    await manager.update(PostEntity, { authorId }, { updatedAt: new Date() });
  }
}
