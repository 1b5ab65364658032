import { randomUUID } from 'node:crypto';
import { centsToDollars, forEachLanguage, formatPrice, links, type Translated } from '@arcada/contracts';
import { inWords, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { ProductEntity, ProductTextEntity } from '../catalogue/product.entity.ts';
import type { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';

const words = {
  sold: {
    en: '“{product}” was sold',
    'pt-BR': '“{product}” foi vendido',
    es: 'Se ha vendido «{product}»',
  },
  soldTimes: {
    en: '“{product}” was sold {count} times',
    'pt-BR': '“{product}” foi vendido {count} vezes',
    es: 'Se ha vendido «{product}» {count} veces',
  },
  paid: { en: 'Paid: {price}.', 'pt-BR': 'Valor pago: {price}.', es: 'Importe pagado: {price}.' },
} satisfies Record<string, Translated>;

/** Notices to producers of what their products have sold. They are mailed only to those who have chosen it. */
@Injectable()
export class SaleNotices {
  constructor(private readonly outbox: Outbox) {}

  /** In the transaction that delivers the order. The buyer isn't named, and one's own purchase is no news. */
  async sold(manager: EntityManager, order: OrderEntity, lines: readonly OrderLineEntity[]): Promise<void> {
    const ids = lines.flatMap(({ type, refId }) => (type === 'product' ? refId : []));
    if (ids.length === 0) return;
    const own = await manager.findBy(ProductEntity, { id: In(ids), ownerId: Not(IsNull()) });
    if (own.length === 0) return;
    const texts = await manager.findBy(ProductTextEntity, { productId: In(own.map(({ id }) => id)) });
    for (const line of lines) {
      const owner = own.find(({ id }) => line.type === 'product' && id === line.refId)?.ownerId;
      if (!owner || owner === order.userId) continue;
      const { refId, quantity, name } = line;
      const product = forEachLanguage(
        (each) => texts.find(({ productId, language }) => productId === refId && language === each)?.name || name,
      );
      const price = formatPrice(centsToDollars(quantity * line.unitCents - (line.discountCents ?? 0)));
      await this.outbox.add(manager, 'store.notice.given', {
        id: randomUUID(),
        userId: owner,
        kind: 'sale',
        title: inWords(words[quantity === 1 ? 'sold' : 'soldTimes'], { product, count: String(quantity) }),
        text: inWords(words.paid, { price }),
        path: links.dashboard(),
        mails: true,
      });
    }
  }
}
