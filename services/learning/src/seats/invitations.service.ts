import { randomUUID } from 'node:crypto';
import type {
  InvitationFault,
  InvitationResults,
  invitationListSchema,
  Language,
  oneInvitationSchema,
} from '@arcada/contracts';
import { Database, once, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { live } from '../access/access.ts';
import { isSameAddress } from '../access/addresses.ts';
import { type PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import type { CourseModel } from '../catalogue/course-model.ts';
import { type Known, People } from '../people/people.ts';
import { isAddressAsName } from './invited-name.ts';
import { sentAt } from './present-seat.ts';
import { invitationFault, seatNotFound, seatTaken, sentJustNow, sentOften, tooManyInvitations } from './seat.errors.ts';
import { type Invitation, pauseForOneSeat, SeatLetters, type SentToday } from './seat-letters.ts';
import { SeatStock, type Stock } from './seat-stock.ts';

const address = z.email().max(254);

type InvitationList = z.infer<typeof invitationListSchema>;
type OneInvitation = z.infer<typeof oneInvitationSchema>;

/** By the learner's id. */
type Accounts = ReadonlyMap<string, Known>;

/** Who invites to what, as identity knows them, and who has a seat already. */
interface Inviting {
  owner: UserActor;
  course: CourseModel;
  sender: Awaited<ReturnType<People['sender']>>;
  accounts: Accounts;
  language: Language;
}

/** For one address: why it got no seat, or which one it got. */
interface Outcome {
  fault: InvitationFault | null;
  seatId?: string;
}

/** The scope of a buyer's idempotency keys. */
export const invitationScope = (ownerId: string): string => `seats:${ownerId}`;

const keyed = (owner: UserActor, course: CourseModel, invited: InvitationList | OneInvitation, key?: string) => ({
  scope: invitationScope(owner.id),
  key: readIdempotencyKey(key),
  request: { courseId: course.row.id, invited },
});

/** Gives seats away by mail. A request repeated with its key invites nobody again. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly letters: SeatLetters,
    private readonly people: People,
    private readonly stock: SeatStock,
  ) {}

  /**
   * Invites each address of a list that can be invited, and names the fault of every other. `names` are the list's own,
   * by address.
   */
  async inviteList(
    owner: UserActor,
    course: CourseModel,
    list: InvitationList,
    used: Language,
    key: string | undefined,
  ): Promise<InvitationResults> {
    const inviting = await this.inviting(owner, course, list.language ?? used);
    const faults = await once(this.database, keyed(owner, course, list, key), async (manager) => {
      const outcomes = await this.invite(manager, inviting, list);
      // The addresses are in the request: they need not be kept a second time.
      return outcomes.map(({ fault }) => fault);
    });
    return list.emails.map((email, at) => ({ email: email.toLowerCase(), fault: faults[at] ?? null }));
  }

  /** The same for one address; a fault is an error. A repeated request gets the seat as it is now, while there is one. */
  async inviteOne(
    owner: UserActor,
    course: CourseModel,
    invitation: OneInvitation,
    used: Language,
    key: string | undefined,
  ): Promise<SeatEntity> {
    const { email, language = used } = invitation;
    const inviting = await this.inviting(owner, course, language);
    const id = await once(this.database, keyed(owner, course, invitation, key), async (manager) => {
      const [outcome] = await this.invite(manager, inviting, { emails: [email] });
      if (outcome?.fault) throw invitationFault[outcome.fault]();
      return outcome?.seatId ?? null;
    });
    const seat = id && (await this.database.read.findOneBy(SeatEntity, { id, ...live }));
    if (!seat) throw seatNotFound();
    return seat;
  }

  /**
   * Sends the invitation again, with a new link, in the language of the first; the earlier one no longer works.
   * `used` is the language in which the site is used, for invitations from before there was a choice.
   */
  async sendAgain(owner: UserActor, course: CourseModel, id: string, used: Language): Promise<SeatEntity> {
    const sender = await this.people.sender(owner);
    return this.database.transaction(async (manager) => {
      const stock = await this.stock.hold(manager, owner.id, course.row.id);
      const row = stock.rows.find((one) => one.id === id);
      if (!row) throw seatNotFound();
      if (row.userId) throw seatTaken();
      const now = new Date();
      if (now.getTime() < sentAt(row) + pauseForOneSeat) throw sentJustNow();
      if ((await this.letters.sentTo(manager, course.row.id, [row.email])).isOften(row.email)) throw sentOften();
      if ((await this.letters.left(manager, stock)) <= 0) throw tooManyInvitations();
      const invitation = { course, sender, language: row.language ?? used };
      const tokenHash = await this.letters.send(manager, { seatId: id, ...row }, invitation);
      await manager.update(SeatEntity, { id }, { tokenHash, sentAgainAt: now });
      return { ...row, tokenHash, sentAgainAt: now };
    });
  }

  private async inviting(owner: UserActor, course: CourseModel, language: Language): Promise<Inviting> {
    const { rows } = await this.stock.read(owner.id, course.row.id);
    const [sender, accounts] = await Promise.all([
      this.people.sender(owner),
      this.people.known(rows.flatMap(({ userId }) => userId ?? [])),
    ]);
    return { owner, course, sender, accounts, language };
  }

  private async invite(
    manager: EntityManager,
    { owner, course, sender, accounts, language }: Inviting,
    { emails, names = {} }: Pick<InvitationList, 'emails' | 'names'>,
  ): Promise<Outcome[]> {
    const stock = await this.stock.hold(manager, owner.id, course.row.id);
    const left = { letters: await this.letters.left(manager, stock), seats: stock.free };
    const today = await this.letters.sentTo(manager, course.row.id, emails);
    const nameOf = new Map(Object.entries(names).map(([email, given]) => [email.trim().toLowerCase(), given]));
    const seen = new Set<string>();
    const started = Date.now();
    const outcomes: Outcome[] = [];
    for (const given of emails) {
      const email = given.toLowerCase();
      const purchase = withSeat(stock, left.seats);
      const name = nameOf.get(email) ?? null;
      const fault = faultOf(email, {
        name,
        own: sender.email,
        seen,
        stock,
        accounts,
        purchase,
        today,
        letters: left.letters,
      });
      seen.add(email);
      if (fault || !purchase) {
        outcomes.push({ fault });
        continue;
      }
      const seat = {
        id: randomUUID(),
        email,
        invitedName: name,
        // A millisecond apart: seats are listed by it, and people expect the order of their list.
        invitedAt: new Date(started + outcomes.length),
      };
      stock.rows.push(await this.give(manager, seat, purchase, { course, sender, language }));
      outcomes.push({ fault, seatId: seat.id });
      today.count(email);
      left.seats--;
      left.letters--;
    }
    return outcomes;
  }

  private async give(
    manager: EntityManager,
    seat: Pick<SeatEntity, 'id' | 'email' | 'invitedName' | 'invitedAt'>,
    { id: purchaseId, courseId }: PurchaseEntity,
    invitation: Invitation,
  ): Promise<SeatEntity> {
    const tokenHash = await this.letters.send(manager, { ...seat, seatId: seat.id, purchaseId }, invitation);
    const row = manager.create(SeatEntity, {
      ...seat,
      purchaseId,
      courseId,
      tokenHash,
      language: invitation.language,
      sentAgainAt: null,
      userId: null,
      acceptedEmail: null,
      takenAt: null,
      progressShownAt: null,
      resultsShownAt: null,
      withdrawnAt: null,
      reached: null,
      holder: null,
      remindedAt: null,
    });
    await manager.insert(SeatEntity, row);
    return row;
  }
}

/** A purchase of which a seat can be given away. */
function withSeat({ purchases, rows }: Stock, free: number): PurchaseEntity | undefined {
  const given = (purchase: PurchaseEntity) => rows.filter((row) => row.purchaseId === purchase.id).length;
  return free > 0 ? purchases.find((one) => given(one) < one.seats) : undefined;
}

interface Circumstances {
  name: string | null;
  own: string | undefined;
  seen: ReadonlySet<string>;
  stock: Stock;
  accounts: Accounts;
  purchase: PurchaseEntity | undefined;
  today: SentToday;
  letters: number;
}

/** What the buyer may know as a learner's: the address with which the seat was accepted, and the account's now. */
function addressesOf({ userId, acceptedEmail }: SeatEntity, accounts: Accounts): string[] {
  if (!userId || !acceptedEmail) return [];
  const now = accounts.get(userId)?.confirmedEmail;
  return now ? [acceptedEmail, now] : [acceptedEmail];
}

function faultOf(
  email: string,
  { name, own, seen, stock, accounts, purchase, today, letters }: Circumstances,
): InvitationFault | null {
  if (!address.safeParse(email).success) return 'invalid';
  if (name !== null && isAddressAsName(name)) return 'name';
  if (seen.has(email)) return 'twice';
  if (own?.toLowerCase() === email) return 'own';
  // Before the invited: who has accepted needs no look into the inbox.
  if (stock.rows.some((row) => addressesOf(row, accounts).some((one) => isSameAddress(one, email)))) return 'seated';
  const invited = stock.rows.find((row) => row.email === email);
  if (invited) return invited.userId ? 'accepted' : 'invited';
  if (!purchase) return 'none-free';
  if (today.isOften(email)) return 'sent-often';
  return letters > 0 ? null : 'too-many';
}
