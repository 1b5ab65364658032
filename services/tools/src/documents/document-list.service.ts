import { type DocumentPlace, type DocumentQuery, type ListedDocument, typeLabels } from '@arcada/bim';
import type { Language, PageOf } from '@arcada/contracts';
import { fold, words } from '@arcada/search';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { DocumentEntity } from './document.entity.ts';
import { summaryOf } from './document-view.ts';
import { VersionEntity } from './version.entity.ts';

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
    { q = '', type, place, project, page, pageSize }: DocumentQuery,
    language: Language,
  ): Promise<PageOf<ListedDocument>> {
    const within = project ? { deletedAt: IsNull(), projectId: project } : places[place];
    const where = { ownerId: actor.id, ...within, ...(type && { type }) };
    const rows = await this.database.read.find(DocumentEntity, { where, order: { updatedAt: 'DESC', id: 'ASC' } });
    const wanted = words(q);
    const found = rows.filter((row) => {
      const text = fold(`${row.title} ${row.number} ${typeLabels[row.type][language]}`);
      return wanted.every((word) => text.includes(word));
    });
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    const issued = await this.lastIssues(shown);
    const items = shown.map((row) => {
      const last = issued.get(row.id);
      const changedSinceIssue = last !== undefined && last.hash !== row.version;
      return { ...summaryOf(row), changedSinceIssue, issuedRevision: last?.revision ?? null };
    });
    return { items, total: found.length, page, pageSize };
  }

  /** What was issued last, by id of the document. */
  private async lastIssues(rows: readonly DocumentEntity[]): Promise<ReadonlyMap<string, VersionEntity>> {
    const issues = await this.database.read.find(VersionEntity, {
      where: { documentId: In(rows.map(({ id }) => id)), kind: 'issue' },
      order: { number: 'ASC' },
    });
    return new Map(issues.map((issue) => [issue.documentId, issue]));
  }
}
