import { randomBytes, randomUUID } from 'node:crypto';
import { type Language, links } from '@arcada/contracts';
import { CONFIG, Database, type Housekeeper, Outbox, sha256 } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { SeatLetterEntity } from '../access/purchase.entity.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { invitationMail } from './invitation-mail.ts';
import type { Stock } from './seat-stock.ts';

const day = 24 * 3600_000;
const pauseForOneAddress = 10 * 60_000;
// A seat can be taken back and given away again; without a limit, one seat could mail the whole
// world.
const lettersBeyondSeats = 20;

/** Who invites to what, and in which language. */
export interface Invitation {
  course: CourseModel;
  name: string;
  language: Language;
}

const toHashOf = (courseId: string, email: string) => sha256(`${courseId}\n${email}`);

/** Mails of invitations, with a limit for a day, and a pause between those to one address. */
@Injectable()
export class SeatLetters implements Housekeeper {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  /** How many more may be sent for these purchases today. Their rows are locked. */
  async left(manager: EntityManager, { purchases, total }: Stock): Promise<number> {
    const own = { purchaseId: In(purchases.map(({ id }) => id)) };
    await manager.delete(SeatLetterEntity, { ...own, sentAt: LessThanOrEqual(new Date(Date.now() - day)) });
    return total + lettersBeyondSeats - (await manager.countBy(SeatLetterEntity, own));
  }

  /**
   * Those of these addresses that were mailed about the course just now, by whichever buyer and for whichever
   * seat: a seat that is taken back and given away again must not be a way to flood somebody.
   */
  async justSentTo(manager: EntityManager, courseId: string, emails: readonly string[]): Promise<Set<string>> {
    const hashes = new Map(emails.map((email) => [toHashOf(courseId, email), email]));
    const sentAt = MoreThan(new Date(Date.now() - pauseForOneAddress));
    const rows = await manager.findBy(SeatLetterEntity, { toHash: In([...hashes.keys()]), sentAt });
    return new Set(rows.flatMap(({ toHash }) => hashes.get(toHash ?? '') ?? []));
  }

  /** Forgets letters that no limit counts any more. */
  async run(now = Date.now()): Promise<void> {
    const sentAt = LessThanOrEqual(new Date(now - day));
    await this.database.transaction((manager) => manager.delete(SeatLetterEntity, { sentAt }));
  }

  /** Sends one, and returns the hash of its token, which replaces any earlier one. */
  async send(manager: EntityManager, to: string, purchaseId: string, invitation: Invitation): Promise<string> {
    const { course, name, language } = invitation;
    const token = randomBytes(32).toString('base64url');
    await manager.insert(SeatLetterEntity, {
      id: randomUUID(),
      purchaseId,
      sentAt: new Date(),
      toHash: toHashOf(course.row.id, to),
    });
    const href = new URL(links.invitation(course.row.id, token), this.config.SITE_URL).href;
    const { title } = inLanguage(course.texts, language);
    await this.outbox.addMail(manager, {
      kind: 'seat-invitation',
      ...invitationMail(language, to, { name, course: title, href }),
    });
    return sha256(token);
  }
}
