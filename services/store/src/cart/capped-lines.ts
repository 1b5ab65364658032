import { randomUUID } from 'node:crypto';
import { type CappedLine, cappedAtOnce } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CappedLineEntity } from './capped-line.entity.ts';
import type { CartAsker } from './cart-asker.ts';
import type { CartLine } from './cart-lines.ts';
import { Offers } from './offers.ts';
import { shownCart } from './shown-cart.ts';

/** Notes that a sign-in kept less of a line than two carts held. An earlier note of the same line gives way. */
export async function noteCapped(
  manager: EntityManager,
  cartId: string,
  { type, refId, seenName }: CartLine,
  { held, kept }: { held: number; kept: number },
): Promise<void> {
  await manager.delete(CappedLineEntity, { cartId, type, refId });
  const cappedAt = Date.now();
  await manager.insert(CappedLineEntity, { id: randomUUID(), cartId, type, refId, seenName, held, kept, cappedAt });
}

/** Says what a sign-in couldn't keep of two carts, until the buyer has seen it. */
@Injectable()
export class CappedLines {
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
  ) {}

  async read(cartId: string, asker: CartAsker): Promise<CappedLine[]> {
    const { read } = this.database;
    const shown = await shownCart(read, cartId, asker);
    const lines = await read.find(CappedLineEntity, {
      where: { cartId: shown },
      order: { cappedAt: 'ASC', id: 'ASC' },
      take: cappedAtOnce,
    });
    return Promise.all(
      lines.map(async (line) => {
        const { id, type, refId, seenName, held, kept } = line;
        // By a name in the page's language, also of a product that isn't on sale now.
        const known = this.offers.nameOf(type, refId, asker.language);
        const name = known ?? (await this.offers.findOrSeen({ ...line, seenCents: 0 }, asker.language))?.name;
        return { id, type, name: name ?? seenName, held, kept };
      }),
    );
  }

  async forget(cartId: string, ids: readonly string[], asker: CartAsker): Promise<void> {
    await this.database.transaction(async (manager) => {
      const shown = await shownCart(manager, cartId, asker);
      for (const id of ids) await manager.delete(CappedLineEntity, { id, cartId: shown });
    });
  }
}
