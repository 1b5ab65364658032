import type { Invitation, Language } from '@arcada/contracts';
import { type Actor, Database, sha256 } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { live } from '../access/access.ts';
import { isSameAddress, masked } from '../access/addresses.ts';
import { hasNoBuyer, PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { People } from '../people/people.ts';
import { spokenName } from './invited-name.ts';
import type { OfferedLink } from './offered-link.ts';
import { OfferedSeats } from './offered-seats.service.ts';
import { SeatLetters } from './seat-letters.ts';

/** What an invitation says before it is accepted: to whoever has its link, who need not be signed in, or the invited address. */
@Injectable()
export class OpenInvitations {
  private readonly logger = new Logger('OpenInvitations');

  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly letters: SeatLetters,
    private readonly offered: OfferedSeats,
    private readonly people: People,
  ) {}

  /** Who has accepted it may still see it, so that the page can lead on to the course. */
  async read(link: OfferedLink, actor: Actor, language: Language): Promise<Invitation> {
    const { read } = this.database;
    const seat = await this.find(link, actor);
    const tokenHash = 'token' in link ? sha256(link.token) : (seat?.tokenHash ?? null);
    const purchase = seat && (await read.findOneBy(PurchaseEntity, { id: seat.purchaseId, revokedAt: IsNull() }));
    if (!purchase || hasNoBuyer(seat) || (seat.userId && !(actor.kind === 'user' && actor.id === seat.userId)))
      throw await this.letters.fault(read, tokenHash);
    const { courseId, email } = seat;
    const { title } = inLanguage(this.catalogue.course(courseId).texts, language);
    const [buyers, hasAccount, address] = await Promise.all([
      this.people.known([purchase.userId]),
      this.known(() => this.people.hasAccount(email), false),
      this.known(() => this.people.addressOf(actor), null),
    ]);
    const own = address === null ? null : isSameAddress(address, email);
    const mine = actor.kind === 'user' && actor.id === purchase.userId && seat.userId === null;
    const registers = actor.kind !== 'user' && !hasAccount;
    return {
      courseId,
      courseTitle: title,
      // As its mail does: else whoever gets it would read here what the mail leaves out.
      inviter: buyers.get(purchase.userId)?.mailName ?? null,
      // Who got the link from somebody else need not learn the whole address.
      email: own || mine ? email : masked(email),
      name: seat.invitedName && (mine || registers) ? spokenName(seat.invitedName) : null,
      mine,
      accepted: seat.userId !== null,
      own,
      hasAccount,
    };
  }

  private async find(link: OfferedLink, actor: Actor): Promise<SeatEntity | null> {
    const { read } = this.database;
    if ('token' in link) return read.findOneBy(SeatEntity, { tokenHash: sha256(link.token) });
    const seat = await read.findOneBy(SeatEntity, { id: link.seatId, ...live });
    if (!seat || actor.kind !== 'user') return null;
    return seat.userId === actor.id || (await this.offered.isFor(actor.id, seat)) ? seat : null;
  }

  /** While identity is unavailable, an invitation can still be read. */
  private async known<T>(find: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await find();
    } catch (error) {
      this.logger.warn(error);
      return otherwise;
    }
  }
}
