import { randomUUID } from 'node:crypto';
import type { NewProject, Project, ProjectChange, ProjectInput, ProjectQuery, ProjectSummary } from '@arcada/contracts';
import { type PageOf, projectLimits } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { Database, isBasedOn, once } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { DocumentStore } from '../documents/document-store.ts';
import { lockAccount } from '../lock-account.ts';
import type { CountedProject } from './dashboard.ts';
import { ProjectEntity } from './project.entity.ts';
import { changedElsewhere, endsBeforeStart, projectNotFound, tooManyProjects } from './project.errors.ts';
import { columnsOf, projectOf, summaryOf } from './project-rows.ts';

/** Rows that are read at once. */
const stretch = 1000;

/** The scope of an account's idempotency keys. */
export const scopeOf = (ownerId: string): string => `projects:${ownerId}`;

const requireOrder = ({ startMonth, endMonth }: Pick<ProjectInput, 'startMonth' | 'endMonth'>) => {
  if (endMonth !== null && endMonth < startMonth) throw endsBeforeStart();
};

/** Projects of an account: each belongs to one, and exists for no other; admins see figures over all of them. */
@Injectable()
export class Projects {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
  ) {}

  /** All projects of an account, at most 200, changed last first. */
  all(ownerId: string): Promise<ProjectEntity[]> {
    return this.database.read.find(ProjectEntity, { where: { ownerId }, order: { updatedAt: 'DESC', id: 'ASC' } });
  }

  /** What the figures of all accounts are computed from, read in stretches: nothing that names a project. */
  async ofEveryone(): Promise<CountedProject[]> {
    const found: CountedProject[] = [];
    for (let after = ''; ; ) {
      const rows = await this.database.read.find(ProjectEntity, {
        select: { id: true, status: true, discipline: true, valueCents: true, elementCount: true, figures: true },
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: stretch,
      });
      found.push(...rows);
      const last = rows.at(-1);
      if (!last || rows.length < stretch) return found;
      after = last.id;
    }
  }

  async page(ownerId: string, { q = '', status, page, pageSize }: ProjectQuery): Promise<PageOf<ProjectSummary>> {
    const words = fold(q).split(/\s+/).filter(Boolean);
    const found = (await this.all(ownerId)).filter((row) => {
      const text = fold(`${row.name} ${row.client}`);
      return (!status || row.status === status) && words.every((word) => text.includes(word));
    });
    const items = found.slice((page - 1) * pageSize, page * pageSize).map(summaryOf);
    return { items, total: found.length, page, pageSize };
  }

  async read(ownerId: string, id: string): Promise<Project> {
    const row = await this.database.read.findOneBy(ProjectEntity, { id, ownerId });
    if (!row) throw projectNotFound();
    return projectOf(row);
  }

  async create(ownerId: string, { documentId, ...input }: NewProject, key?: string): Promise<Project> {
    requireOrder(input);
    const keyed = { scope: scopeOf(ownerId), key, request: { ...input, documentId } };
    const id = await once(this.database, keyed, async (manager) => {
      await lockAccount(manager, ownerId);
      if ((await manager.countBy(ProjectEntity, { ownerId })) >= projectLimits.projects) throw tooManyProjects();
      const now = new Date();
      const row = { ...columnsOf(input), id: randomUUID(), ownerId, version: 1, createdAt: now, updatedAt: now };
      await manager.insert(ProjectEntity, row);
      if (documentId) await this.documents.assign(manager, ownerId, documentId, row.id);
      return row.id;
    });
    return this.read(ownerId, id);
  }

  /** Changes the given fields of the version in If-Match. */
  async change(ownerId: string, id: string, change: ProjectChange, ifMatch: string | undefined): Promise<Project> {
    const changed = await this.database.transaction(async (manager) => {
      const row = await manager.findOneBy(ProjectEntity, { id, ownerId });
      if (!row) throw projectNotFound();
      requireOrder({ ...row, ...change });
      if (!isBasedOn(row.version, ifMatch)) return false;
      const columns = { ...columnsOf(change), version: row.version + 1, updatedAt: new Date() };
      // A change at the same moment has raised the version since it was read above.
      return Boolean((await manager.update(ProjectEntity, { id, ownerId, version: row.version }, columns)).affected);
    });
    const now = await this.read(ownerId, id);
    if (!changed) throw changedElsewhere(now);
    return now;
  }

  async remove(ownerId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockAccount(manager, ownerId);
      if (!(await manager.delete(ProjectEntity, { id, ownerId })).affected) throw projectNotFound();
      await this.documents.release(manager, ownerId, id);
    });
  }

  /** From then on the document belongs to this project, and to no other. */
  async addDocument(ownerId: string, id: string, documentId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lock(manager, ownerId, id);
      await this.documents.assign(manager, ownerId, documentId, id);
    });
  }

  /** The document stays, without a project; one that isn't in it is left as it is. */
  async removeDocument(ownerId: string, id: string, documentId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lock(manager, ownerId, id);
      await this.documents.release(manager, ownerId, id, documentId);
    });
  }

  /** That the project is there, and stays until the transaction ends. */
  private async lock(manager: EntityManager, ownerId: string, id: string): Promise<void> {
    await lockAccount(manager, ownerId);
    if (!(await manager.existsBy(ProjectEntity, { id, ownerId }))) throw projectNotFound();
  }
}
