import { randomUUID } from 'node:crypto';
import { forEachLanguage, links, type Translated } from '@arcada/contracts';
import { type Decision, decisionNotice, Outbox, putOnSale } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionRows } from './edition-rows.ts';

const revisionOnSale: Translated = {
  en: 'What you have changed is on sale now.',
  'pt-BR': 'O que você alterou já está à venda.',
  es: 'Lo que has cambiado ya está a la venta.',
};

/** Notices to producers, each in the transaction of what an admin has decided about their product. */
@Injectable()
export class EditionNotices {
  constructor(private readonly outbox: Outbox) {}

  async published(manager: EntityManager, edition: EditionRows): Promise<void> {
    const text = edition.row.base === null ? putOnSale : revisionOnSale;
    await this.give(manager, edition, { kind: 'published', text }, links.product(edition.row.id));
  }

  async sentBack(manager: EntityManager, edition: EditionRows, note: string): Promise<void> {
    await this.give(manager, edition, { kind: 'sentBack', note }, links.contentProducts(edition.row.id));
  }

  private async give(
    manager: EntityManager,
    { row: { id, ownerId: userId }, texts: written }: EditionRows,
    decision: Decision,
    path: string,
  ): Promise<void> {
    const name = forEachLanguage((each) => written.find(({ language }) => language === each)?.name || id);
    const notice = decisionNotice(name, decision);
    await this.outbox.add(manager, 'store.notice.given', { ...notice, id: randomUUID(), userId, path, mails: true });
  }
}
