import {
  centsToDollars,
  creditNoteName,
  formatPrice,
  heldBy,
  licenceUse,
  links,
  type OrderMailKind,
  oneLine,
  shownKey,
  site,
} from '@arcada/contracts';
import { CONFIG, type Mail, type MailPart, Outbox, writeMail } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readBilling } from '../billing/billing-details.entity.ts';
import { creditNoteFile, invoiceFile } from '../invoices/document-files.ts';
import { lineCents } from '../ledger/line-price.ts';
import { type OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import type { RefundEntity } from '../ledger/refund.entity.ts';
import { seatsText } from '../ledger/seats-text.ts';
import type { EntitlementEntity } from '../licences/entitlement.entity.ts';
import { greetedName } from './greeted-name.ts';
import { fill, mailTexts } from './mail-texts.ts';
import { OrderMailEntity } from './order-mail.entity.ts';

interface OrderMail {
  kind: OrderMailKind;
  subject: string;
  parts: MailPart[];
  attachment?: Mail['attachment'];
}

/** `credited`: a credit note was issued, which is attached. */
const refundMail = ({ id, orderId }: RefundEntity, credited: boolean): Pick<OrderMail, 'kind' | 'attachment'> =>
  credited
    ? { kind: 'credit-note', attachment: { name: creditNoteFile, payload: { orderId, refundId: id } } }
    : { kind: 'refund' };

/** Documents have texts of the buyer in them: a stranger, whose address it may be, isn't sent them in our name. */
const mayAttach = ({ buyerConfirmed }: OrderEntity): boolean => buyerConfirmed !== false;

/** Seats that were there to give away. */
const hasTeam = ({ type, quantity }: OrderLineEntity) => type === 'course' && quantity > 1;

const closedTexts = { products: 'closedProducts', courses: 'closedCourses', both: 'closedBoth' } as const;

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
    /** `teams`: courses in which the buyer has several seats. */
    { entitlements, teams }: { entitlements: EntitlementEntity[]; teams: ReadonlySet<string> },
  ): Promise<void> {
    const say = this.words(order);
    const money = (cents: number) => formatPrice(centsToDollars(cents));
    const items = lines.map((line): MailPart => {
      const given = entitlements.find((one) => one.orderLineId === line.id);
      const key = given?.licenceKey ? [{ label: say('licenceKey'), value: shownKey(given.licenceKey) }] : [];
      const link =
        line.type === 'product'
          ? { label: say('download'), href: this.address(links.orderHistory(order.id, line.refId)) }
          : teams.has(line.refId)
            ? { label: say('giveSeats'), href: this.address(links.team(line.refId)) }
            : { label: say('startCourse'), href: this.address(links.learn(line.refId)) };
      return {
        kind: 'item',
        title: line.name,
        amount: money(line.unitCents * line.quantity),
        detail: `${say(line.type)} · ${seatsText(order.language, line.type, line.quantity)}`,
        facts: key,
        link,
      };
    });
    const totalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
    const discountCents = lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0);
    const sums = [
      ...(discountCents
        ? [
            { label: say('subtotal'), amount: money(totalCents + discountCents) },
            { label: say('discount'), amount: money(-discountCents) },
          ]
        : []),
      { label: say('total'), amount: money(totalCents) },
    ];
    const parts: MailPart[] = [
      { kind: 'text', text: say(totalCents > 0 ? 'confirmLead' : 'confirmLeadFree') },
      ...items,
      { kind: 'sums', rows: sums },
      { kind: 'button', label: say('orderLink'), href: this.address(links.orderHistory(order.id)) },
      ...(entitlements.some(({ licenceKey }) => licenceKey)
        ? [{ kind: 'note', text: `${licenceUse[order.language]} ${say('wholeKey')}` } as const]
        : []),
      { kind: 'note', text: say(mayAttach(order) ? 'invoiceAttached' : 'invoiceInOrder') },
    ];
    const attachment = { name: invoiceFile, payload: { orderId: order.id } };
    await this.send(manager, order, { kind: 'confirmation', subject: say('confirmSubject'), parts, attachment });
  }

  async refund(manager: EntityManager, order: OrderEntity, refund: RefundEntity, credited: boolean): Promise<void> {
    const say = this.words(order, refund);
    const parts: MailPart[] = [
      { kind: 'text', text: say('refundLead') },
      // Without an invoice nothing had been delivered, as in an order that was paid late.
      ...(credited ? await this.closed(manager, order) : []),
      ...this.refunded(order, refund, credited),
    ];
    await this.send(manager, order, { ...refundMail(refund, credited), subject: say('refundSubject'), parts });
  }

  async refundOfLines(
    manager: EntityManager,
    order: OrderEntity,
    refund: RefundEntity,
    { lines, credited }: { lines: OrderLineEntity[]; credited: boolean },
  ): Promise<void> {
    const say = this.words(order, refund);
    const parts: MailPart[] = [
      { kind: 'text', text: say('partLead') },
      ...(lines.length ? [{ kind: 'text', text: say('partClosed') } as const] : []),
      ...lines.map((line): MailPart => {
        return { kind: 'item', title: line.name, amount: formatPrice(centsToDollars(lineCents(line))), facts: [] };
      }),
      ...this.seatsKept(order, lines),
      ...this.refunded(order, refund, credited),
    ];
    await this.send(manager, order, { ...refundMail(refund, credited), subject: say('partSubject'), parts });
  }

  /** An admin took back what came for nothing. */
  async end(manager: EntityManager, order: OrderEntity, lines: OrderLineEntity[], closed: boolean): Promise<void> {
    const say = this.words(order);
    const parts: MailPart[] = [
      { kind: 'text', text: say('endLead') },
      ...lines.map(({ name }): MailPart => ({ kind: 'item', title: name, facts: [] })),
      ...(closed
        ? await this.closed(manager, order)
        : [{ kind: 'text', text: say('partClosed') } as const, ...this.seatsKept(order, lines)]),
      { kind: 'button', label: say('orderLink'), href: this.address(links.orderHistory(order.id)) },
    ];
    await this.send(manager, order, { kind: 'end', subject: say('endSubject'), parts });
  }

  /** What ended with the order. */
  private async closed(manager: EntityManager, order: OrderEntity): Promise<MailPart[]> {
    const lines = await manager.findBy(OrderLineEntity, { orderId: order.id });
    return [{ kind: 'text', text: this.words(order)(closedTexts[heldBy(lines)]) }, ...this.seatsKept(order, lines)];
  }

  /** Who keeps a seat is known to learning alone: the mail leads to its page. */
  private seatsKept(order: OrderEntity, lines: readonly OrderLineEntity[]): MailPart[] {
    const say = this.words(order);
    const teams = new Map(lines.filter(hasTeam).map(({ refId, name }) => [refId, name]));
    if (teams.size === 0) return [];
    return [
      { kind: 'text', text: say('seatsKept') },
      ...[...teams].map(([courseId, name]): MailPart => {
        return { kind: 'link', label: `${say('teamLink')} (${name})`, href: this.address(links.team(courseId)) };
      }),
    ];
  }

  private refunded(order: OrderEntity, refund: RefundEntity, credited: boolean): MailPart[] {
    const say = this.words(order, refund);
    return [
      { kind: 'sums', rows: [{ label: say('refunded'), amount: formatPrice(centsToDollars(refund.amountCents)) }] },
      { kind: 'button', label: say('orderLink'), href: this.address(links.orderHistory(order.id)) },
      ...(credited ? [{ kind: 'note', text: say(mayAttach(order) ? 'noteAttached' : 'noteInOrder') } as const] : []),
    ];
  }

  private async send(
    manager: EntityManager,
    order: OrderEntity,
    { kind, subject, parts, attachment }: OrderMail,
  ): Promise<void> {
    if (!order.buyerEmail) return;
    const say = this.words(order);
    const greeting = say(greetedName(order) ? 'greeting' : 'greetingPlain');
    const mail = writeMail(order.language, subject, [
      { kind: 'text', text: greeting },
      ...parts,
      { kind: 'note', text: say('help') },
    ]);
    const id = await this.outbox.addMail(manager, {
      kind: `order-${kind}`,
      to: oneLine(order.buyerEmail),
      subject: oneLine(subject),
      about: orderNumber(order.number),
      ...mail,
      ...(attachment && mayAttach(order) && { attachment }),
    });
    await manager.insert(OrderMailEntity, { id, orderId: order.id, kind, at: new Date() });
  }

  private words(order: OrderEntity, refund?: RefundEntity) {
    const values = {
      order: orderNumber(order.number),
      name: greetedName(order),
      total: formatPrice(centsToDollars(refund?.amountCents ?? order.totalCents)),
      coupon: order.couponCode ?? '',
      note: creditNoteName(order.language, readBilling(order.billing)?.country).toLowerCase(),
      email: site.supportEmail,
    };
    return (name: keyof typeof mailTexts) => fill(mailTexts[name][order.language], values);
  }

  private address(path: string): string {
    return new URL(path, this.config.SITE_URL).href;
  }
}
