import { Database, IdempotentAnswerEntity, type PersonalDataSource } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AccountLockEntity } from '../account-lock.entity.ts';
import { Threads } from '../assistant/threads/threads.service.ts';
import { Sessions } from '../chat/sessions/sessions.service.ts';
import { Contents } from '../documents/contents.ts';
import { DocumentEntity } from '../documents/document.entity.ts';
import { DocumentStore } from '../documents/document-store.ts';
import { summaryOf, versionOf } from '../documents/document-view.ts';
import { scopeOf } from '../documents/documents.service.ts';
import { VersionEntity } from '../documents/version.entity.ts';
import { Budget } from '../model/budget.service.ts';
import { Consents } from '../model/consents.service.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { projectOf } from '../projects/project-rows.ts';
import { scopeOf as projectScopeOf } from '../projects/projects.service.ts';
import { ShareEntity } from '../shares/share.entity.ts';
import { FavouriteEntity } from '../topics/favourite.entity.ts';

/** Of the contents of documents in an export. */
const mostCharacters = 64 * 1024 * 1024;

/**
 * What the tools store about a person: documents, those in the bin too, their versions, links and chats, favourite
 * topics, conversations with the assistant, projects, and
 * what was decided about, and used of, the AI model.
 */
@Injectable()
export class PersonalData implements PersonalDataSource {
  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
    private readonly contents: Contents,
    private readonly threads: Threads,
    private readonly chats: Sessions,
    private readonly consents: Consents,
    private readonly budget: Budget,
  ) {}

  /**
   * Versions are listed without their contents, which may be a hundred times as much, and so are documents once the
   * export is large: what takes little room compressed may be gigabytes. Each can be exported by itself.
   */
  async export(userId: string) {
    const { read } = this.database;
    const rows = await read.find(DocumentEntity, { where: { ownerId: userId }, order: { createdAt: 'ASC' } });
    const versions = await read.find(VersionEntity, {
      where: { documentId: In(rows.map(({ id }) => id)) },
      order: { number: 'ASC' },
    });
    const shares = await read.find(ShareEntity, {
      where: { documentId: In(rows.map(({ id }) => id)) },
      order: { createdAt: 'ASC' },
    });
    const documents = [];
    let characters = 0;
    for (const row of rows) {
      const document = characters < mostCharacters ? await this.contents.read(row.id, row.version) : undefined;
      characters += JSON.stringify(document ?? null).length;
      documents.push({
        ...summaryOf(row),
        document,
        versions: versions.filter(({ documentId }) => documentId === row.id).map(versionOf),
        chat: (await this.chats.find(row.id)).session,
        shares: shares
          .filter(({ documentId }) => documentId === row.id)
          .map(({ createdAt, expiresAt, shows, downloads }) => ({
            createdAt,
            expiresAt,
            shows: shows ?? 'working',
            downloads: downloads ?? false,
          })),
      });
    }
    const favourites = await read.find(FavouriteEntity, { where: { userId }, order: { createdAt: 'ASC' } });
    const projects = await read.find(ProjectEntity, { where: { ownerId: userId }, order: { createdAt: 'ASC' } });
    return {
      documents,
      favouriteTopics: favourites.map(({ topicId }) => topicId),
      assistant: await this.threads.export(userId),
      projects: projects.map(projectOf),
      modelConsents: await this.consents.export(userId),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    const rows = await manager.find(DocumentEntity, { where: { ownerId: userId }, select: { id: true } });
    await this.store.erase(
      manager,
      rows.map(({ id }) => id),
    );
    await this.threads.erase(manager, userId);
    await this.consents.erase(manager, userId);
    await this.budget.erase(manager, userId);
    await manager.delete(FavouriteEntity, { userId });
    await manager.delete(AccountLockEntity, { id: userId });
    await manager.delete(ProjectEntity, { ownerId: userId });
    await manager.delete(IdempotentAnswerEntity, { scope: In([scopeOf(userId), projectScopeOf(userId)]) });
  }
}
