import { randomUUID } from 'node:crypto';
import { centsToDollars, forEachLanguage, formatPrice, links, type Translated } from '@arcada/contracts';
import { inWords, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { ProductEntity, ProductTextEntity } from '../catalogue/product.entity.ts';
import { lineCents } from '../ledger/line-price.ts';
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
  refunded: {
    en: 'A sale of “{product}” was refunded',
    'pt-BR': 'Uma venda de “{product}” foi reembolsada',
    es: 'Se ha reembolsado una venta de «{product}»',
  },
  returned: {
    en: 'Refunded: {price}. Your figures no longer count this sale.',
    'pt-BR': 'Valor reembolsado: {price}. Seus números não contam mais essa venda.',
    es: 'Importe reembolsado: {price}. Tus cifras ya no cuentan esta venta.',
  },
  refundFailed: {
    en: 'The refund of a sale of “{product}” has failed',
    'pt-BR': 'O reembolso de uma venda de “{product}” não foi concluído',
    es: 'El reembolso de una venta de «{product}» ha fallado',
  },
  countsAgain: {
    en: 'Paid: {price}. Your figures count this sale again.',
    'pt-BR': 'Valor pago: {price}. Seus números voltaram a contar essa venda.',
    es: 'Importe pagado: {price}. Tus cifras vuelven a contar esta venta.',
  },
  paid: { en: 'Paid: {price}.', 'pt-BR': 'Valor pago: {price}.', es: 'Importe pagado: {price}.' },
} satisfies Record<string, Translated>;

/** Notices to producers of what their products have sold. They are mailed only to those who have chosen it. */
@Injectable()
export class SaleNotices {
  constructor(private readonly outbox: Outbox) {}

  /** In the transaction that delivers the order. */
  async sold(manager: EntityManager, order: OrderEntity, lines: readonly OrderLineEntity[]): Promise<void> {
    await this.give(manager, order, lines, ({ quantity }) => [quantity === 1 ? 'sold' : 'soldTimes', 'paid']);
  }

  /** In the transaction that takes the lines back. Where no money was paid, none went back. */
  async refunded(manager: EntityManager, order: OrderEntity, lines: readonly OrderLineEntity[]): Promise<void> {
    await this.give(manager, order, paidOf(lines), () => ['refunded', 'returned']);
  }

  /** The money of a refund came back, and the sale counts again. */
  async refundFailed(manager: EntityManager, order: OrderEntity, lines: readonly OrderLineEntity[]): Promise<void> {
    await this.give(manager, order, paidOf(lines), () => ['refundFailed', 'countsAgain']);
  }

  /** A notice for each line with a producer's product. The buyer isn't named, and one's own purchase is no news. */
  private async give(
    manager: EntityManager,
    order: OrderEntity,
    lines: readonly OrderLineEntity[],
    wordsOf: (line: OrderLineEntity) => [title: keyof typeof words, text: keyof typeof words],
  ): Promise<void> {
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
      const [title, text] = wordsOf(line);
      await this.outbox.add(manager, 'store.notice.given', {
        id: randomUUID(),
        userId: owner,
        kind: 'sale',
        title: inWords(words[title], { product, count: String(quantity) }),
        text: inWords(words[text], { price: formatPrice(centsToDollars(lineCents(line))) }),
        path: links.contentProducts(refId),
        mails: true,
      });
    }
  }
}

const paidOf = (lines: readonly OrderLineEntity[]) => lines.filter((line) => lineCents(line) > 0);
