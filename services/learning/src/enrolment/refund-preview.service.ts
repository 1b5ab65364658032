import type { AffectedPerson, Language, RefundEffect } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { keepsSeat } from '../access/access.ts';
import { PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { People } from '../people/people.ts';
import { countSeats } from '../seats/seat-stock.ts';
import { earnedBy } from './order-events.ts';
import { planMoves, readPool } from './seat-pool.ts';

interface Affected extends Pick<AffectedPerson, 'state'> {
  userId: string | null;
  /** Undefined for the buyer. */
  seat?: SeatEntity;
}

/** What a refund will do to people: asked before it is made, by the rules by which it is carried out. */
@Injectable()
export class RefundPreview {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly people: People,
  ) {}

  /** By course, for the lines of one order that give seats now. */
  async of(lineIds: readonly string[], language: Language): Promise<RefundEffect[]> {
    const { read } = this.database;
    const ending = await read.findBy(PurchaseEntity, { id: In([...lineIds]), revokedAt: IsNull() });
    const effects = [...Map.groupBy(ending, ({ courseId }) => courseId)].map(([courseId, ended]) =>
      this.ofCourse(courseId, ended, language),
    );
    return Promise.all(effects);
  }

  private async ofCourse(courseId: string, ended: PurchaseEntity[], language: Language): Promise<RefundEffect> {
    const manager = this.database.read;
    const ids = new Set(ended.map(({ id }) => id));
    const buyerId = ended[0]?.userId ?? '';
    const all = await manager.findBy(PurchaseEntity, { userId: buyerId, courseId, revokedAt: IsNull() });
    const left = all.filter(({ id }) => !ids.has(id));
    const pool = await readPool(manager, ended, left);
    const moves = left.length > 0 ? planMoves(pool) : new Map<SeatEntity, string>();
    const isEnding = (seat: SeatEntity) => ids.has(moves.get(seat) ?? seat.purchaseId);
    const seats = [...pool.losing, ...pool.staying];
    const stays = seats.filter((seat) => !isEnding(seat));
    const had = countSeats(all, seats.length).own;
    const buyer: Affected[] = had && !countSeats(left, stays.length).own ? [{ userId: buyerId, state: 'buyer' }] : [];
    const withdrawn = await manager.findBy(SeatEntity, { purchaseId: In([...ids]), withdrawnAt: Not(IsNull()) });
    const former = withdrawn.map((seat): Affected => ({ userId: seat.userId, seat, state: 'former' }));
    const losing = seats
      .filter(isEnding)
      .map((seat): Affected => ({ userId: seat.userId, seat, state: seat.userId ? 'learner' : 'invited' }));
    const people = await this.name(courseId, [...buyer, ...losing, ...former], ids, isEnding);
    const course = this.catalogue.find(courseId);
    return {
      courseId,
      title: course ? inLanguage(course.texts, language).title : courseId,
      kept: pool.losing.filter((seat) => seat.userId && !isEnding(seat)).length,
      // Whose seat was taken back has nothing to lose but a certificate.
      people: people.filter(({ state, certificate }) => state !== 'former' || certificate),
    };
  }

  private async name(
    courseId: string,
    affected: readonly Affected[],
    ids: ReadonlySet<string>,
    isEnding: (seat: SeatEntity) => boolean,
  ): Promise<AffectedPerson[]> {
    const known = await this.people.known(affected.flatMap(({ userId }) => userId ?? []));
    return Promise.all(
      affected.map(async ({ userId, seat, state }) => {
        const account = known.get(userId ?? '');
        return {
          state,
          name: account?.name ?? seat?.invitedName ?? null,
          email: seat?.acceptedEmail ?? seat?.email ?? account?.confirmedEmail ?? '',
          certificate:
            userId !== null &&
            (await this.holds(userId, courseId, seat)) &&
            !(await this.hasOther(userId, courseId, ids, isEnding)),
        };
      }),
    );
  }

  /** A certificate that counts, earned with this seat if it was taken back. */
  private holds(userId: string, courseId: string, seat: SeatEntity | undefined): Promise<boolean> {
    const earned = seat ? earnedBy(seat, userId) : { userId, courseId };
    return this.database.read.existsBy(CertificateEntity, { ...earned, revokedAt: IsNull() });
  }

  /** Another place in the course: of somebody else's purchase, or a later one of this buyer's. */
  private async hasOther(
    userId: string,
    courseId: string,
    ids: ReadonlySet<string>,
    isEnding: (seat: SeatEntity) => boolean,
  ): Promise<boolean> {
    const { read } = this.database;
    const own = await read.findBy(PurchaseEntity, { userId, courseId, revokedAt: IsNull() });
    if (own.some((purchase) => !ids.has(purchase.id) && keepsSeat(purchase))) return true;
    const seats = await read.findBy(SeatEntity, { userId, courseId, withdrawnAt: IsNull() });
    const others = seats.filter((seat) => !ids.has(seat.purchaseId) && !isEnding(seat));
    return read.existsBy(PurchaseEntity, { id: In(others.map(({ purchaseId }) => purchaseId)), revokedAt: IsNull() });
  }
}
