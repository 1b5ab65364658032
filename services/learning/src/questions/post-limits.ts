import {
  AttemptEntity,
  Attempts,
  Database,
  deleteInBatches,
  type Housekeeper,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { tooManyPosts } from './question.errors.ts';

/** Of each account in an hour, in all courses together. Who teaches answers a week's questions in one go. */
export const postsPerHour = { question: 20, answer: 60 } as const;
export type Post = keyof typeof postsPerHour;

/** How much one account may write below lessons: each post is a notice, and may be a mail, to somebody else. */
@Injectable()
export class PostLimits implements Housekeeper {
  private readonly attempts: Attempts;

  constructor(private readonly database: Database) {
    this.attempts = new Attempts(database);
  }

  /** Counts one, in the transaction that writes it. Throws 429 with the time to wait. */
  async take(manager: EntityManager, { id }: UserActor, post: Post): Promise<void> {
    const limit = { kind: post, of: id, most: postsPerHour[post], minutes: 60 };
    const wait = await this.attempts.count([limit], manager);
    if (wait > 0) throw tooManyPosts(post, Math.ceil(wait / 1000));
  }

  async run(now = Date.now()): Promise<void> {
    await deleteInBatches(this.database, AttemptEntity, { endsAt: LessThan(now) });
  }
}
