import { randomUUID } from 'node:crypto';
import { forEachLanguage, links, oneLine, site } from '@arcada/contracts';
import { CONFIG, Database, type MailPart, Outbox, once, writeMail } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { mailVersionTask, notesOf, type VersionMail } from '../catalogue/files/product-files.service.ts';
import { ProductTextEntity } from '../catalogue/product.entity.ts';
import { OrderEntity } from '../ledger/order.entity.ts';
import { EntitlementEntity } from '../licences/entitlement.entity.ts';
import { greetedName } from './greeted-name.ts';
import { fill, mailTexts } from './mail-texts.ts';
import { VersionMailOffEntity } from './version-mail-off.entity.ts';

const ownersPerTurn = 100;

/** Mails about a new version to everybody who owns a licence of the product, in the language of their order. */
@Injectable()
export class VersionMails {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  /** The next owners; then the task of those after them. Each part is done once, however often the task is run. */
  async send(mail: VersionMail): Promise<void> {
    const keyed = { scope: mailVersionTask, key: Object.values(mail).join(' '), request: mail };
    await once(this.database, keyed, async (manager) => {
      const owners = await this.owners(manager, mail);
      for (const owner of owners) await this.mail(manager, mail, owner);
      const last = owners.at(-1)?.userId;
      if (last) await this.outbox.addTask(manager, mailVersionTask, { ...mail, after: last });
      return owners.length;
    });
  }

  /** One order of each, the latest that grants the product. */
  private async owners(manager: EntityManager, { productId, after }: VersionMail): Promise<OrderEntity[]> {
    const rows: { user: string }[] = await manager
      .createQueryBuilder(EntitlementEntity, 'it')
      .select('it.userId', 'user')
      .distinct()
      .where({ type: 'product', refId: productId, revokedAt: IsNull() })
      .andWhere('it.userId > :after', { after: after ?? '' })
      .andWhere(
        (query) =>
          `not exists ${query
            .subQuery()
            .select('1')
            .from(VersionMailOffEntity, 'turned')
            .where('turned.userId = it.userId and turned.productId = it.refId')
            .getQuery()}`,
      )
      .orderBy('it.userId')
      .limit(ownersPerTurn)
      .getRawMany();
    const users = rows.map(({ user }) => user);
    const granted = await manager.findBy(EntitlementEntity, {
      type: 'product',
      refId: productId,
      revokedAt: IsNull(),
      userId: In(users),
    });
    const orders = await manager.find(OrderEntity, {
      where: { id: In(granted.map(({ orderId }) => orderId)) },
      order: { createdAt: 'ASC' },
    });
    const latest = new Map(orders.map((order) => [order.userId, order]));
    return users.flatMap((user) => latest.get(user) ?? []);
  }

  private async mail(manager: EntityManager, { productId, version }: VersionMail, order: OrderEntity): Promise<void> {
    const { language, buyerEmail } = order;
    const texts = await manager.findBy(ProductTextEntity, { productId });
    const text = texts.find((one) => one.language === language);
    if (!text) return;
    await this.notify(manager, { productId, version, userId: order.userId }, texts);
    if (!buyerEmail) return;
    const values = { product: text.name, version, name: greetedName(order), email: site.supportEmail };
    const say = (name: keyof typeof mailTexts) => fill(mailTexts[name][language], values);
    const address = (path: string) => new URL(path, this.config.SITE_URL).href;
    const subject = say('versionSubject');
    const parts: MailPart[] = [
      { kind: 'text', text: say(values.name ? 'greeting' : 'greetingPlain') },
      { kind: 'text', text: say('versionLead') },
      {
        kind: 'text',
        text: notesOf(text, version)
          .map((note) => `– ${note}`)
          .join('\n'),
      },
      { kind: 'button', label: say('download'), href: address(links.orderHistory(order.id, productId)) },
      { kind: 'link', label: say('productLink'), href: address(links.product(productId)) },
      { kind: 'note', text: say('versionWhy') },
      { kind: 'link', label: say('versionOff'), href: address(links.orderHistory(order.id)) },
      { kind: 'note', text: say('help') },
    ];
    await this.outbox.addMail(manager, {
      kind: 'new-version',
      to: oneLine(buyerEmail),
      subject: oneLine(subject),
      ...writeMail(language, subject, parts),
    });
  }

  /** In the bell of the site; the mail is the one above. */
  private async notify(
    manager: EntityManager,
    { productId, version, userId }: { productId: string; version: string; userId: string },
    texts: readonly ProductTextEntity[],
  ): Promise<void> {
    const textIn = (language: ProductTextEntity['language']) =>
      texts.find((one) => one.language === language) ?? texts[0];
    const cut = (words: string, most: number) => words.slice(0, most);
    await this.outbox.add(manager, 'store.notice.given', {
      id: randomUUID(),
      userId,
      kind: 'purchase',
      title: forEachLanguage((each) => {
        const values = { product: textIn(each)?.name ?? productId, version };
        return cut(fill(mailTexts.versionSubject[each], values), 200);
      }),
      text: forEachLanguage((each) => {
        const found = textIn(each);
        return cut(found ? notesOf(found, version).join(' ') : '', 1000);
      }),
      path: links.product(productId),
      mails: false,
    });
  }
}
