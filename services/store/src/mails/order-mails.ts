import { centsToDollars, formatPrice, links, site } from '@arcada/contracts';
import { CONFIG, type MailPart, Outbox, oneLine, writeMail } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineCents } from '../ledger/line-price.ts';
import type { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import type { RefundEntity } from '../ledger/refund.entity.ts';
import type { EntitlementEntity } from '../licences/entitlement.entity.ts';
import { fill, mailTexts } from './mail-texts.ts';
import { OrderMailEntity, type OrderMailKind } from './order-mail.entity.ts';

/** E-mails about orders, queued in the transaction that triggers them, in the buyer's language. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  async confirm(
    manager: EntityManager,
    order: OrderEntity,
    lines: OrderLineEntity[],
    entitlements: EntitlementEntity[],
  ): Promise<void> {
    const say = this.words(order);
    const items = lines.map((line): MailPart => {
      const given = entitlements.find((one) => one.orderLineId === line.id);
      const price = formatPrice(centsToDollars(lineCents(line)));
      const seats = { label: say('seats'), value: String(line.quantity) };
      const key = given?.licenceKey ? [{ label: say('licenceKey'), value: given.licenceKey }] : [];
      const link =
        line.type === 'product'
          ? { label: say('download'), href: this.address(links.orderHistory(order.id, line.refId)) }
          : line.quantity > 1
            ? { label: say('giveSeats'), href: this.address(links.team(line.refId)) }
            : { label: say('startCourse'), href: this.address(links.learn(line.refId)) };
      return { kind: 'item', title: `${line.name} – ${price}`, facts: [seats, ...key], link };
    });
    const totalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
    await this.send(manager, order, 'confirmation', say('confirmSubject'), [
      { kind: 'text', text: say('confirmLead') },
      ...items,
      { kind: 'text', text: `${say('total')}: ${formatPrice(centsToDollars(totalCents))}` },
      { kind: 'link', label: say('orderLink'), href: this.address(links.orderHistory(order.id)) },
    ]);
  }

  async refund(manager: EntityManager, order: OrderEntity, refund: RefundEntity): Promise<void> {
    const say = this.words(order, refund);
    await this.send(manager, order, 'refund', say('refundSubject'), [
      { kind: 'text', text: say('refundLead') },
      { kind: 'text', text: say('refundClosed') },
      { kind: 'link', label: say('orderLink'), href: this.address(links.orderHistory(order.id)) },
    ]);
  }

  async refundOfLines(
    manager: EntityManager,
    order: OrderEntity,
    refund: RefundEntity,
    lines: OrderLineEntity[],
  ): Promise<void> {
    const say = this.words(order, refund);
    await this.send(manager, order, 'refund', say('partSubject'), [
      { kind: 'text', text: say('partLead') },
      ...lines.map(({ name }): MailPart => ({ kind: 'item', title: name, facts: [] })),
      ...(lines.length ? [{ kind: 'text', text: say('partClosed') } as const] : []),
      { kind: 'link', label: say('orderLink'), href: this.address(links.orderHistory(order.id)) },
    ]);
  }

  /** An admin took back what came for nothing. */
  async end(manager: EntityManager, order: OrderEntity, lines: OrderLineEntity[], closed: boolean): Promise<void> {
    const say = this.words(order);
    await this.send(manager, order, 'refund', say('endSubject'), [
      { kind: 'text', text: say('endLead') },
      ...lines.map(({ name }): MailPart => ({ kind: 'item', title: name, facts: [] })),
      { kind: 'text', text: say(closed ? 'refundClosed' : 'partClosed') },
      { kind: 'link', label: say('orderLink'), href: this.address(links.orderHistory(order.id)) },
    ]);
  }

  private async send(
    manager: EntityManager,
    order: OrderEntity,
    kind: OrderMailKind,
    subject: string,
    parts: MailPart[],
  ): Promise<void> {
    if (!order.buyerEmail) return;
    const say = this.words(order);
    const greeting = say(order.buyerName ? 'greeting' : 'greetingPlain');
    const mail = writeMail(order.language, subject, [
      { kind: 'text', text: greeting },
      ...parts,
      { kind: 'text', text: say('help') },
      { kind: 'text', text: site.name },
    ]);
    const id = await this.outbox.addMail(manager, {
      to: oneLine(order.buyerEmail),
      subject: oneLine(subject),
      ...mail,
    });
    await manager.insert(OrderMailEntity, { id, orderId: order.id, kind, at: new Date() });
  }

  private words(order: OrderEntity, refund?: RefundEntity) {
    const values = {
      order: orderNumber(order.number),
      name: order.buyerName ?? '',
      total: formatPrice(centsToDollars(refund?.amountCents ?? order.totalCents)),
      email: site.supportEmail,
    };
    return (name: keyof typeof mailTexts) => fill(mailTexts[name][order.language], values);
  }

  private address(path: string): string {
    return new URL(path, this.config.SITE_URL).href;
  }
}
