import type { InvitationsSentAgain, Language } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { SeatEntity } from '../access/purchase.entity.ts';
import type { CourseModel } from '../catalogue/course-model.ts';
import { People } from '../people/people.ts';
import { sentAt } from './present-seat.ts';
import { pauseForOneSeat, SeatLetters } from './seat-letters.ts';
import { SeatStock } from './seat-stock.ts';

/** Sends every invitation of a course again that nobody has accepted. */
@Injectable()
export class UnacceptedInvitations {
  constructor(
    private readonly database: Database,
    private readonly letters: SeatLetters,
    private readonly people: People,
    private readonly stock: SeatStock,
  ) {}

  /**
   * Within the limits of sending one: those it holds back are counted, and the others get theirs. Each in its own
   * language; `used` is that of the site, for invitations from before there was a choice.
   */
  async sendAgain(owner: UserActor, course: CourseModel, used: Language): Promise<InvitationsSentAgain> {
    const sender = await this.people.sender(owner);
    return this.database.transaction(async (manager) => {
      const stock = await this.stock.hold(manager, owner.id, course.row.id);
      const open = stock.rows.filter(({ userId }) => userId === null);
      const now = new Date();
      const due = open.filter((row) => sentAt(row) + pauseForOneSeat <= now.getTime());
      const today = await this.letters.sentTo(
        manager,
        course.row.id,
        due.map(({ email }) => email),
      );
      const left = Math.max(0, await this.letters.left(manager, stock));
      const allowed = due.filter(({ email }) => {
        if (today.isOften(email)) return false;
        today.count(email);
        return true;
      });
      const sent = allowed.slice(0, left);
      for (const row of sent) {
        const invitation = { course, sender, language: row.language ?? used };
        const tokenHash = await this.letters.send(manager, { ...row, seatId: row.id }, invitation);
        await manager.update(SeatEntity, { id: row.id }, { tokenHash, sentAgainAt: now });
      }
      return {
        sent: sent.length,
        recent: open.length - due.length,
        often: due.length - allowed.length,
        tooMany: allowed.length - sent.length,
      };
    });
  }
}
