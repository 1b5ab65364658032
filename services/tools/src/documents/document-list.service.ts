import { type DocumentPlace, type DocumentQuery, type DocumentSummary, typeLabels } from '@arcada/bim';
import type { Language, PageOf } from '@arcada/contracts';
import { fold, words } from '@arcada/search';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { DocumentEntity } from './document.entity.ts';
import { summaryOf } from './document-view.ts';

const places: Record<DocumentPlace, FindOptionsWhere<DocumentEntity>> = {
  active: { deletedAt: IsNull(), archivedAt: IsNull() },
  archived: { deletedAt: IsNull(), archivedAt: Not(IsNull()) },
  bin: { deletedAt: Not(IsNull()) },
};

/** The list of own documents. An account has some hundreds at most, so words are compared here, without accents. */
@Injectable()
export class DocumentList {
  constructor(private readonly database: Database) {}

  async page(
    actor: UserActor,
    { q = '', type, place, page, pageSize }: DocumentQuery,
    language: Language,
  ): Promise<PageOf<DocumentSummary>> {
    const where = { ownerId: actor.id, ...places[place], ...(type && { type }) };
    const rows = await this.database.read.find(DocumentEntity, { where, order: { updatedAt: 'DESC', id: 'ASC' } });
    const wanted = words(q);
    const found = rows.filter((row) => {
      const text = fold(`${row.title} ${row.number} ${typeLabels[row.type][language]}`);
      return wanted.every((word) => text.includes(word));
    });
    const items = found.slice((page - 1) * pageSize, page * pageSize).map(summaryOf);
    return { items, total: found.length, page, pageSize };
  }
}
