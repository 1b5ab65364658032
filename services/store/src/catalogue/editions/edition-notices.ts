import { randomUUID } from 'node:crypto';
import { forEachLanguage, links, type Translated } from '@arcada/contracts';
import { type Decision, decisionNotice, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionRows } from './edition-rows.ts';

const texts = {
  product: {
    en: 'An admin has put it on sale.',
    'pt-BR': 'Um administrador o colocou à venda.',
    es: 'Un administrador lo ha puesto a la venta.',
  },
  edition: {
    en: 'What you have changed is on sale now.',
    'pt-BR': 'O que você alterou já está à venda.',
    es: 'Lo que has cambiado ya está a la venta.',
  },
} satisfies Record<string, Translated>;

/** Notices to producers, each in the transaction of what an admin has decided about their product. */
@Injectable()
export class EditionNotices {
  constructor(private readonly outbox: Outbox) {}

  async published(manager: EntityManager, edition: EditionRows): Promise<void> {
    const text = texts[edition.row.base === null ? 'product' : 'edition'];
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
