import type { PostAuthor } from '@arcada/contracts';
import { authorIdOf, Database, publicName, ServiceClient, type UserActor } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import { AuthorEntity } from '../author.entity.ts';
import { freeAddress } from '../author-address.ts';
import { authorMissing, authorUnknownNow, otherAuthor } from '../post.errors.ts';
import { isAdmin } from './post-access.ts';

const accountSchema = z.object({ username: z.string(), fullName: z.string().nullable() });

/** Producers publish under their account's own name; admins choose among all. */
@Injectable()
export class OwnAuthors {
  private readonly logger = new Logger('OwnAuthors');

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
  ) {}

  /** By the account's name as it is now, or as it was when identity was last reached. */
  async of({ id: accountId }: UserActor): Promise<PostAuthor> {
    const id = authorIdOf(accountId);
    try {
      const account = await this.services.call('identity', `internal/users/${accountId}`, { schema: accountSchema });
      return { id, name: publicName(account) };
    } catch (error) {
      this.logger.warn(error);
      const known = await this.database.read.findOneBy(AuthorEntity, { id });
      if (!known) throw authorUnknownNow();
      return { id, name: known.name };
    }
  }

  /** The producer's own, when a post names it: to be kept beside the post. */
  async named(actor: UserActor, authorId: string | undefined): Promise<PostAuthor | undefined> {
    return !isAdmin(actor) && authorId === authorIdOf(actor.id) ? this.of(actor) : undefined;
  }

  async keep(manager: EntityManager, author: PostAuthor | undefined): Promise<void> {
    if (!author) return;
    const { id, name } = author;
    await manager.upsert(AuthorEntity, { id, name: name.slice(0, 120) }, ['id']);
    // Once given, an address stays: others link to it.
    if (await manager.existsBy(AuthorEntity, { id, address: IsNull() }))
      await manager.update(AuthorEntity, { id }, { address: await freeAddress(manager, name) });
  }
}

/** Of a post that names no author. Admins choose one. */
export function defaultAuthorOf(actor: UserActor): string {
  if (isAdmin(actor)) throw authorMissing();
  return authorIdOf(actor.id);
}

/** Refuses a name that isn't the producer's; one that an admin chose for the post may stay. */
export function assertOwnAuthor(actor: UserActor, authorId: string | undefined, before?: string): void {
  if (authorId === undefined || authorId === before || isAdmin(actor)) return;
  if (authorId !== authorIdOf(actor.id)) throw otherAuthor();
}
