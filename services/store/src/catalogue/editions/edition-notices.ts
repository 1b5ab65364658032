import { randomUUID } from 'node:crypto';
import { forEachLanguage, links, type Translated } from '@arcada/contracts';
import {
  type Decision,
  decisionNotice,
  inWords,
  notScheduled,
  Outbox,
  publicationMove,
  putOnSale,
  submittedNotice,
  takenOffSale,
  timeInWords,
  toGoOnSale,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProductEntity } from '../product.entity.ts';
import { changedFields } from './edition-content.ts';
import type { EditionRows } from './edition-rows.ts';

const revisionPublished: Translated = {
  en: 'An admin has published what you have changed.',
  'pt-BR': 'Um administrador publicou o que você alterou.',
  es: 'Un administrador ha publicado lo que has cambiado.',
};
const revisionScheduled: Translated = {
  en: 'An admin has accepted what you have changed. The product goes on sale on {time} (UTC).',
  'pt-BR': 'Um administrador aceitou o que você alterou. O produto estará à venda a partir de {time} (UTC).',
  es: 'Un administrador ha aceptado lo que has cambiado. El producto saldrá a la venta el {time} (UTC).',
};
const onSaleAsScheduled: Translated = {
  en: 'It is on sale now, as scheduled.',
  'pt-BR': 'Já está à venda, como agendado.',
  es: 'Ya está a la venta, como estaba programado.',
};
const handedIn = {
  first: {
    en: '{actor} has submitted this new product, version {version}. Publish it or send it back.',
    'pt-BR': '{actor} enviou este produto novo, versão {version}. Publique-o ou devolva-o.',
    es: '{actor} ha enviado este producto nuevo, versión {version}. Publícalo o devuélvelo.',
  },
  version: {
    en: '{actor} has submitted version {version} of this product. Publish it or send it back.',
    'pt-BR': '{actor} enviou a versão {version} deste produto. Publique-a ou devolva-a.',
    es: '{actor} ha enviado la versión {version} de este producto. Publícala o devuélvela.',
  },
  changes: {
    en: '{actor} has submitted changes to this product; the version stays {version}. Publish them or send them back.',
    'pt-BR': '{actor} enviou alterações deste produto; a versão continua {version}. Publique-as ou devolva-as.',
    es: '{actor} ha enviado cambios de este producto; la versión sigue siendo {version}. Publícalos o devuélvelos.',
  },
} satisfies Record<string, Translated>;

/** A product or its edition, as far as a notice names it. */
interface Named {
  row: { id: string; ownerId: string | null };
  texts: readonly { language: string; name: string }[];
}
type Standing = Pick<ProductEntity, 'status' | 'publishedAt'>;
const nameOf = ({ row, texts }: Named) =>
  forEachLanguage((each) => texts.find(({ language }) => language === each)?.name || row.id);

/** Notices to producers, each in the transaction of what an admin has decided about their product; and to admins. */
@Injectable()
export class EditionNotices {
  constructor(private readonly outbox: Outbox) {}

  async submitted(manager: EntityManager, edition: EditionRows): Promise<void> {
    const { id, ownerId: actorId, version, base } = edition.row;
    const isNewVersion = changedFields(edition.row, edition.texts).includes('version');
    const words = handedIn[base === null ? 'first' : isNewVersion ? 'version' : 'changes'];
    const path = links.admin(`products-manager/handed-in/${id}`);
    const notice = {
      ...submittedNotice(nameOf(edition), inWords(words, { version })),
      id: randomUUID(),
      path,
      actorId,
    };
    await this.outbox.add(manager, 'store.notice.for-admins', notice);
  }

  /** `product`: what has become of it; its next edition may be of one that is still to go on sale. */
  async published(manager: EntityManager, edition: EditionRows, product: Standing): Promise<void> {
    const isNew = edition.row.base === null;
    const words = isNew
      ? { published: putOnSale, scheduled: toGoOnSale }
      : { published: revisionPublished, scheduled: revisionScheduled };
    await this.decided(manager, edition, { status: 'draft', publishedAt: null }, product, words);
  }

  async sentBack(manager: EntityManager, edition: EditionRows, note: string): Promise<void> {
    await this.give(manager, edition, { kind: 'sentBack', note }, links.contentProducts(edition.row.id));
  }

  /** Of a product that an admin schedules, puts on sale or takes off sale. */
  async moved(manager: EntityManager, product: Named & { row: Standing }, before: Standing): Promise<void> {
    await this.decided(manager, product, before, product.row, { published: putOnSale, scheduled: toGoOnSale });
  }

  /** At the time for which an admin has scheduled it. */
  async wentOnSale(manager: EntityManager, product: Named): Promise<void> {
    await this.give(manager, product, { kind: 'published', text: onSaleAsScheduled }, links.product(product.row.id));
  }

  private async decided(
    manager: EntityManager,
    named: Named,
    before: Standing,
    after: Standing,
    words: Record<'published' | 'scheduled', Translated>,
  ): Promise<void> {
    const { id } = named.row;
    const kind = publicationMove(before, after, new Date());
    if (!kind) return;
    // Whatever an admin decides last: a time that was set before is no longer announced.
    const announceAt = kind === 'scheduled' && named.row.ownerId ? after.publishedAt : null;
    await manager.update(ProductEntity, { id }, { announceAt });
    const time = timeInWords(after.publishedAt ?? new Date());
    const texts = { ...words, unscheduled: notScheduled, withdrawn: takenOffSale };
    const path = kind === 'published' ? links.product(id) : links.contentProducts(id);
    await this.give(manager, named, { kind, text: inWords(texts[kind], { time }) }, path);
  }

  private async give(manager: EntityManager, named: Named, decision: Decision, path: string): Promise<void> {
    const { ownerId: userId } = named.row;
    if (!userId) return;
    const notice = decisionNotice(nameOf(named), decision);
    await this.outbox.add(manager, 'store.notice.given', { ...notice, id: randomUUID(), userId, path, mails: true });
  }
}
