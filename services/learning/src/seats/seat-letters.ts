import { randomBytes, randomUUID } from 'node:crypto';
import { type Language, links, minutesText } from '@arcada/contracts';
import { CONFIG, Database, type DomainError, type Housekeeper, mailboxKey, Outbox, sha256 } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Access } from '../access/access.ts';
import { hasNoBuyer, PurchaseEntity, SeatEntity, SeatLetterEntity } from '../access/purchase.entity.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { durationMinutes } from '../catalogue/course-view.ts';
import { invitationMail } from './invitation-mail.ts';
import { notifyInvitedTask } from './invitation-notices.ts';
import { greetedName } from './invited-name.ts';
import {
  invitationUsed,
  linkDisputed,
  linkErased,
  linkRefunded,
  linkReplaced,
  linkUnknown,
  linkWithdrawn,
  linkWithoutBuyer,
} from './seat.errors.ts';
import type { Stock } from './seat-stock.ts';

const day = 24 * 3600_000;
const kept = 90 * day;
/** Between two mails of the same invitation. */
export const pauseForOneSeat = 10 * 60_000;
// A seat can be taken back and given away again, at once; without limits, one seat could mail the whole world, and
// flood an address.
const lettersBeyondSeats = 20;
const lettersForOneAddress = 4;

/** Who invites to what, and in which language. */
export interface Invitation {
  course: CourseModel;
  /** `mailName`: undefined where the mail may not contain it. */
  sender: { mailName?: string | undefined; confirmed: boolean };
  language: Language;
}

/** Mails of today, by their readers. */
export interface SentToday {
  /** Whether this address has had its mails for today. */
  isOften: (email: string) => boolean;
  /** One more is about to be sent. */
  count: (email: string) => void;
}

/** One seat that is offered by mail. */
interface Offer {
  seatId: string;
  purchaseId: string;
  email: string;
  invitedName: string | null;
}

const toHashOf = (courseId: string, email: string) => sha256(`${courseId}\n${mailboxKey(email)}`);
const today = () => MoreThan(new Date(Date.now() - day));

/** Mails of invitations, with limits for a day: one for a buyer's seats, and one for an address. */
@Injectable()
export class SeatLetters implements Housekeeper {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  /** How many more may be sent for these purchases today. Their rows are locked. */
  async left(manager: EntityManager, { purchases, total }: Stock): Promise<number> {
    const purchaseId = In(purchases.map(({ id }) => id));
    return total + lettersBeyondSeats - (await manager.countBy(SeatLetterEntity, { purchaseId, sentAt: today() }));
  }

  /**
   * The mails that these addresses have had about the course today, by whichever buyers and for whichever seats. All
   * addresses of one mailbox count together, also those of one list.
   */
  async sentTo(manager: EntityManager, courseId: string, emails: readonly string[]): Promise<SentToday> {
    const hashOf = (email: string) => toHashOf(courseId, email);
    const rows = await manager.findBy(SeatLetterEntity, {
      toHash: In([...new Set(emails.map(hashOf))]),
      sentAt: today(),
    });
    const sent = new Map([...Map.groupBy(rows, ({ toHash }) => toHash ?? '')].map(([hash, all]) => [hash, all.length]));
    return {
      isOften: (email) => (sent.get(hashOf(email)) ?? 0) >= lettersForOneAddress,
      count: (email) => sent.set(hashOf(email), (sent.get(hashOf(email)) ?? 0) + 1),
    };
  }

  /** Forgets addresses that no limit counts any more, and letters whose links nobody follows any more. */
  async run(now = Date.now()): Promise<void> {
    const before = (age: number) => LessThanOrEqual(new Date(now - age));
    await this.database.transaction(async (manager) => {
      await manager.update(SeatLetterEntity, { sentAt: before(day), toHash: Not(IsNull()) }, { toHash: null });
      await manager.delete(SeatLetterEntity, { sentAt: before(kept) });
    });
  }

  /**
   * Sends one, with a notice where an account has the address, and returns the hash of its token, which replaces any
   * earlier one.
   */
  async send(
    manager: EntityManager,
    { seatId, purchaseId, email, invitedName }: Offer,
    { course, sender, language }: Invitation,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = sha256(token);
    await manager.insert(SeatLetterEntity, {
      id: randomUUID(),
      purchaseId,
      sentAt: new Date(),
      toHash: toHashOf(course.row.id, email),
      seatId,
      tokenHash,
    });
    const facts = {
      name: sender.mailName,
      reader: greetedName(invitedName, sender),
      course: inLanguage(course.texts, language).title,
      lessons: course.lessons.length,
      duration: minutesText(durationMinutes(course)),
      href: new URL(links.invitation(course.row.id, token), this.config.SITE_URL).href,
    };
    await this.outbox.addMail(manager, { kind: 'seat-invitation', ...invitationMail(language, email, facts) });
    await this.outbox.addTask(manager, notifyInvitedTask, { seatId });
    return tokenHash;
  }

  /** Why a link opens nothing to somebody: what became of its invitation. */
  async fault(manager: EntityManager, tokenHash: string | null): Promise<DomainError> {
    if (tokenHash === null) return linkUnknown();
    const letter = await manager.findOneBy(SeatLetterEntity, { tokenHash });
    // Letters from before they kept their token leave the seat's.
    const offered =
      (await manager.findOneBy(SeatEntity, { tokenHash })) ??
      (letter?.seatId ? await manager.findOneBy(SeatEntity, { id: letter.seatId }) : null);
    const purchaseId = offered?.purchaseId ?? letter?.purchaseId;
    if (!purchaseId) return linkUnknown();
    const purchase = await manager.findOneBy(PurchaseEntity, { id: purchaseId });
    if (!purchase) return linkRefunded();
    if (purchase.revokedAt) return (await this.access.isDisputed(manager, purchase)) ? linkDisputed() : linkRefunded();
    if (!offered && letter?.ended) return letter.ended === 'used' ? invitationUsed() : linkErased();
    if (!offered || offered.withdrawnAt) return linkWithdrawn();
    if (hasNoBuyer(offered)) return linkWithoutBuyer();
    return offered.userId ? invitationUsed() : linkReplaced();
  }
}
