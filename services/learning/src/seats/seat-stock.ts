import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { keepsSeat, live } from '../access/access.ts';
import { PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { notSeatOwner } from './seat.errors.ts';

/** The seats of a course that one person has bought, in one order or several. */
export interface Stock {
  purchases: PurchaseEntity[];
  /** Those given away, in the order in which they were. */
  rows: SeatEntity[];
  total: number;
  /** Neither given away nor the buyer's own. */
  free: number;
  own: boolean;
}

@Injectable()
export class SeatStock {
  constructor(private readonly database: Database) {}

  /** Empty once all were refunded; `bought` are all purchases, those that were refunded too. */
  async read(ownerId: string, courseId: string): Promise<Stock & { bought: PurchaseEntity[] }> {
    const { read } = this.database;
    const bought = await read.findBy(PurchaseEntity, { userId: ownerId, courseId });
    if (bought.length === 0) throw notSeatOwner();
    const counting = bought.filter(({ revokedAt }) => !revokedAt);
    return { bought, ...(await this.count(read, counting)) };
  }

  /** The same with the purchases locked: giving, taking back and accepting seats wait for each other. */
  async hold(manager: EntityManager, ownerId: string, courseId: string): Promise<Stock> {
    const purchases = await this.lock(manager, { userId: ownerId, courseId });
    if (purchases.length === 0) throw notSeatOwner();
    return this.count(manager, purchases);
  }

  /** Purchases that still count, locked. */
  lock(manager: EntityManager, where: { userId: string; courseId: string } | { id: string }) {
    const query = manager.createQueryBuilder(PurchaseEntity, 'p').where({ ...where, revokedAt: IsNull() });
    return this.database.forUpdate(query).orderBy('p.id').getMany();
  }

  /** The buyer's own seat counts too, although it has no row. */
  private async count(manager: EntityManager, purchases: PurchaseEntity[]): Promise<Stock> {
    const rows = await manager.find(SeatEntity, {
      where: { purchaseId: In(purchases.map(({ id }) => id)), ...live },
      order: { invitedAt: 'ASC', id: 'ASC' },
    });
    return { purchases, rows, ...countSeats(purchases, rows.length) };
  }
}

/** How many seats of these purchases there are, when so many are given away. */
export function countSeats(purchases: readonly PurchaseEntity[], away: number) {
  const total = purchases.reduce((sum, { seats }) => sum + seats, 0);
  // After a partial refund as many seats may be given away as are left.
  const own = purchases.some(keepsSeat) && total > away;
  return { total, own, free: Math.max(0, total - away - (own ? 1 : 0)) };
}
