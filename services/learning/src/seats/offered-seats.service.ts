import type { Language, OfferedSeat } from '@arcada/contracts';
import { Database, ServiceError, type UserActor } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Access, offered } from '../access/access.ts';
import { PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { People } from '../people/people.ts';

/**
 * Seats that wait for who is signed in, also when the mail of the invitation is lost. Only a confirmed address shows them:
 * anyone can register with somebody else's.
 */
@Injectable()
export class OfferedSeats {
  private readonly logger = new Logger('OfferedSeats');

  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly people: People,
  ) {}

  /** The oldest first; one for each course that isn't open to the person already. */
  async list(actor: UserActor, language: Language): Promise<OfferedSeat[]> {
    const email = await this.confirmedAddress(actor.id);
    if (email === undefined) return [];
    const { read } = this.database;
    const seats = await read.find(SeatEntity, {
      where: { email, ...offered },
      order: { invitedAt: 'ASC', id: 'ASC' },
    });
    if (seats.length === 0) return [];
    const paidFor = await read.findBy(PurchaseEntity, {
      id: In(seats.map(({ purchaseId }) => purchaseId)),
      userId: Not(actor.id),
      revokedAt: IsNull(),
    });
    const buyerOf = new Map(paidFor.map(({ id, userId }) => [id, userId]));
    const buyers = await this.people.known([...new Set(buyerOf.values())]);
    const known = new Set((await this.access.ofUser(actor.id)).keys());
    return seats.flatMap(({ id: seatId, courseId, purchaseId }) => {
      const course = this.catalogue.find(courseId);
      const buyerId = buyerOf.get(purchaseId);
      if (!course || buyerId === undefined || known.has(courseId)) return [];
      known.add(courseId);
      const courseTitle = inLanguage(course.texts, language).title;
      return [{ seatId, courseId, courseTitle, inviter: buyers.get(buyerId)?.mailName ?? null }];
    });
  }

  /** Whether this seat's invitation was sent to the person, who need not show its link. */
  async isFor(userId: string, seat: SeatEntity): Promise<boolean> {
    return seat.email !== '' && (await this.confirmedAddress(userId)) === seat.email;
  }

  /** In lower case, as invited addresses are kept; undefined without one, and while identity is unavailable. */
  private async confirmedAddress(userId: string): Promise<string | undefined> {
    try {
      const reader = await this.people.reader(userId);
      return reader?.emailConfirmed ? reader.email.toLowerCase() : undefined;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.logger.warn(error);
      return undefined;
    }
  }
}
